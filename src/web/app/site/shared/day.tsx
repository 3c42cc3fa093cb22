/** A date, without line breaks. */
export const Day = ({ day }: { day: string }) => (
  <time className="whitespace-nowrap" dateTime={day}>
    {dayText(day)}
  </time>
);

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** A date, or the date of a timestamp in India, '2 Nov 2026'; formatted by hand because servers and browsers differ on 'Sept'. */
export function dayText(moment: string): string {
  const there = new Date(Date.parse(moment) + INDIA_AHEAD_MS);
  return `${there.getUTCDate()} ${MONTHS[there.getUTCMonth()]} ${there.getUTCFullYear()}`;
}
