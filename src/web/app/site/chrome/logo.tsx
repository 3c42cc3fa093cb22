import { Link } from 'react-router';
import { useSite } from '../shared/site.ts';

/** Logo and name; links to the top of the home page. */
export function Logo({ className = 'text-ink', onClick }: { className?: string; onClick?: () => void }) {
  const { facts } = useSite();
  return (
    <Link
      to="/"
      className={`inline-flex items-center gap-2.5 font-display text-2xl leading-none font-semibold tracking-snug ${className}`}
      onClick={() => {
        onClick?.();
        window.scrollTo({ top: 0 });
      }}
    >
      <svg className="size-8" viewBox="0 0 32 32" aria-hidden="true">
        <path fill="var(--color-mor-700)" d="M0 0h32v32H0z" />
        <path fill="none" stroke="var(--color-genda-300)" strokeWidth="2.2" d="M6 26V6h20v20h-6.5" />
        <path
          fill="none"
          stroke="#fff"
          strokeWidth="2.2"
          d="M11 26V13.5c0-1.7 1.5-1.5 2-2.7.6-1.2 1.8-.7 3-2.3 1.2 1.6 2.4 1.1 3 2.3.5 1.2 2 1 2 2.7V21h-5.5"
        />
      </svg>
      {facts.brand}
    </Link>
  );
}
