/** A day as the wire writes it, in one piece. */
export const Day = ({ day }: { day: string }) => (
  <time className="whitespace-nowrap" dateTime={day}>
    {day}
  </time>
);
