/** The day of a decision, as people would name it. */
const DAY = 24 * 60 * 60 * 1000;

/** The weekday within a week, then the date; `null` when nobody knows. */
export function dayOf(on: string, language: string, today: Date = new Date()): string | null {
  const day = new Date(`${on}T12:00:00`);
  if (Number.isNaN(day.getTime())) return null;
  const recent = Math.abs(today.getTime() - day.getTime()) < 6.5 * DAY;
  const format: Intl.DateTimeFormatOptions = recent ? { weekday: "long" } : { dateStyle: "long" };
  return new Intl.DateTimeFormat(language, format).format(day);
}
