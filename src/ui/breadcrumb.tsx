import { Link } from 'react-router';

export interface BreadcrumbProps {
  /** From the top level down; the last item is the current page and has no link. */
  items: { label: string; to?: string }[];
}

export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-ink-3">
      <ol className="flex flex-wrap gap-x-2">
        {items.map(({ label, to }, index) => (
          <li key={label} className="flex min-w-0 gap-x-2">
            {to === undefined ? (
              <span aria-current="page" className="wrap-anywhere">
                {label}
              </span>
            ) : (
              <Link className="text-link underline-offset-4 hover:underline" to={to}>
                {label}
              </Link>
            )}
            {index < items.length - 1 && <span aria-hidden="true">/</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
