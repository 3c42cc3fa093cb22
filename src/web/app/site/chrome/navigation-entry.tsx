import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { openPanel } from '../shared/panels.ts';
import { isAt, type NavigationEntry } from './navigation.ts';

/** A navigation entry: a link, or a button that opens a panel without a URL. */
export function NavigationItem({
  entry,
  className,
  children,
}: {
  entry: NavigationEntry;
  className: string;
  children?: ReactNode;
}) {
  const { pathname } = useLocation();
  if (entry.to === undefined) {
    return (
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => openPanel(entry.panel)}>
        {entry.label}
        {children}
      </button>
    );
  }
  return (
    <Link to={entry.to} className={className} aria-current={isAt(pathname, entry) ? 'page' : undefined}>
      {entry.label}
      {children}
    </Link>
  );
}
