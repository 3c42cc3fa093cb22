import { Link } from 'react-router';
import { Mark } from '../shared/mark.tsx';
import { useSite } from '../shared/site.ts';

/** The mark and the name; always the way home, to the top of the page. */
export function Logo({ className = 'text-ink', onClick }: { className?: string; onClick?: () => void }) {
  const { facts } = useSite();
  return (
    <Link
      to="/"
      className={`inline-flex items-center gap-2.5 font-display text-2xl leading-none font-semibold tracking-[-.01em] ${className}`}
      onClick={() => {
        onClick?.();
        window.scrollTo({ top: 0 });
      }}
    >
      <Mark />
      {facts.brand}
    </Link>
  );
}
