import { Fragment } from 'react';
import { LocalLink } from './local-link.tsx';

export interface BreadcrumbProps {
  /** From the start of the site down to this page, which has no address here. */
  items: { label: string; to?: string }[];
  /** Follows a link without leaving the page. */
  onSelect?: (to: string) => void;
}

/** Where a page stands within the site. */
export function Breadcrumb({ items, onSelect }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap gap-x-2 text-sm text-ink-3">
        {items.map(({ label, to }, index) => (
          <Fragment key={label}>
            {index > 0 && <li aria-hidden="true">/</li>}
            <li className="min-w-0" aria-current={to === undefined ? 'page' : undefined}>
              {to === undefined ? (
                label
              ) : (
                <LocalLink
                  className="relative text-link underline-offset-4 before:absolute before:-inset-x-1 before:-inset-y-3 hover:underline"
                  href={to}
                  onSelect={onSelect && (() => onSelect(to))}
                >
                  {label}
                </LocalLink>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
