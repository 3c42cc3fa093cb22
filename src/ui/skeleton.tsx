import { classNames } from './class-names.ts';

/** Placeholder for loading content; the list around it sets `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  // As a variable, the radius class sorts before every named one, so that `className` can override it.
  return <div aria-hidden="true" className={classNames('shimmer rounded-(--radius-sm)', className)} />;
}
