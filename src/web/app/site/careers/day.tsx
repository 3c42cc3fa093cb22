/** A date in API format, without line breaks. */
export const Day = ({ day }: { day: string }) => (
  <time className="whitespace-nowrap" dateTime={day}>
    {day}
  </time>
);
