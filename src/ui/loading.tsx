import { classNames } from './class-names.ts';

/** Placeholder for loading content; the list around it sets `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  // As a variable, the radius class sorts before every named one, so that `className` can override it.
  return <div aria-hidden="true" className={classNames('shimmer rounded-(--radius-sm)', className)} />;
}

/** Progress indicator; needs a label if there is no text next to it. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span
      className="size-4.5 shrink-0 animate-spin rounded-full border-[2.4px] border-current border-r-transparent"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label })}
    />
  );
}
