import { classNames } from './class-names.ts';

/** The box of something still loading; the list around it carries `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  // Written as a variable the radius sorts before every named one, so `className` can replace it.
  return <div aria-hidden="true" className={classNames('shimmer rounded-(--radius-sm)', className)} />;
}
