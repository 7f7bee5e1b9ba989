/** What a match is remembered by that has just ended: loaded and fetched when somebody wants to see it. */
export async function remember(match: string) {
  const { remembered, DecidingMoment, MatchPicture } = await import("./remembered");
  return { DecidingMoment, MatchPicture, ...(await remembered(match)) };
}

/** All that a conclusion shows of it. */
export type Memory = Omit<Awaited<ReturnType<typeof remember>>, "MatchPicture" | "gameName">;
