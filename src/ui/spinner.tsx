/** Progress indicator; needs a label if there is no text next to it. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span
      className="size-[18px] shrink-0 animate-spin rounded-full border-[2.4px] border-current border-r-transparent"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label })}
    />
  );
}
