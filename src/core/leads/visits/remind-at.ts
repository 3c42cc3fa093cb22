import { indiaDay, startOfIndiaDay } from '#contract/india-time.ts';

const HOUR_MS = 60 * 60 * 1000;
const EVENING_MS = 18 * HOUR_MS;
const SHORTLY_BEFORE_MS = 2 * HOUR_MS;

/** When people are reminded of a visit: on the evening before, else two hours before; null if it is too soon for that. */
export function getReminderTime(visitAt: Date, now: Date): Date | null {
  const evening = new Date(startOfIndiaDay(indiaDay(visitAt, -1)).getTime() + EVENING_MS);
  const shortlyBefore = new Date(visitAt.getTime() - SHORTLY_BEFORE_MS);
  return [evening, shortlyBefore].find((time) => time > now) ?? null;
}
