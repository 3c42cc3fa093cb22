import { fromTimeInput, indiaDay } from '#contract/india-time.ts';

const STEP_MS = 5 * 60 * 1000;
const TWO_HOURS_MS = 2 * 60 * 60 * 1000;
const [MONDAY, SATURDAY] = [1, 6];

export interface Preset {
  label: string;
  at: string;
}

/** The number of days until the next such day of the week in India; never today. */
const daysUntil = (weekday: number, now: Date): number => ((weekday - new Date(indiaDay(now)).getUTCDay() + 6) % 7) + 1;

const atEleven = (now: Date, days: number): string => fromTimeInput(`${indiaDay(now, days)}T11:00`) ?? '';

/** The usual times of a next step, as India's clock has them. On a Friday, tomorrow is Saturday, so Monday is offered. */
export function getPresets(now: Date): Preset[] {
  const later = new Date(Math.ceil((now.getTime() + TWO_HOURS_MS) / STEP_MS) * STEP_MS).toISOString();
  const saturday = daysUntil(SATURDAY, now);
  return [
    { label: 'In 2 h', at: later },
    { label: 'Tomorrow 11:00', at: atEleven(now, 1) },
    saturday === 1
      ? { label: 'Monday 11:00', at: atEleven(now, daysUntil(MONDAY, now)) }
      : { label: 'Saturday 11:00', at: atEleven(now, saturday) },
  ];
}
