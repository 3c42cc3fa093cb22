/** A date in API format, without line breaks. */
export const Day = ({ day }: { day: string }) => (
  <time className="whitespace-nowrap" dateTime={day}>
    {day}
  </time>
);

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** A timestamp as its date in India, '02 Nov 2026'; formatted by hand because servers and browsers differ on 'Sept'. */
export function dayText(moment: string): string {
  const there = new Date(Date.parse(moment) + INDIA_AHEAD_MS);
  const day = String(there.getUTCDate()).padStart(2, '0');
  return `${day} ${MONTHS[there.getUTCMonth()]} ${there.getUTCFullYear()}`;
}
