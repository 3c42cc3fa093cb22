import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';

/** The logo, which links to the public site. */
export function HomeLink({ rail = false }: { rail?: boolean }) {
  return (
    <Link
      to="/"
      className="inline-flex min-h-11 items-center gap-2.5 font-display text-[1.5rem] leading-none font-semibold tracking-[-.01em] text-white"
    >
      <img src="/favicon.svg" alt="" width={32} height={32} />
      <span className={classNames(rail && 'sr-only')}>Aangan</span>
    </Link>
  );
}
