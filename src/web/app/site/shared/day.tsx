import { dayText } from '#contract/india-time.ts';

/** A date, without line breaks. */
export const Day = ({ day }: { day: string }) => (
  <time className="whitespace-nowrap" dateTime={day}>
    {dayText(day)}
  </time>
);
