/** What a match that has just ended is remembered by: loaded and fetched when somebody wants to see it. */
export async function remember(match: string) {
  const { remembered, ...parts } = await import("./remembered");
  return { ...parts, ...(await remembered(match)) };
}
