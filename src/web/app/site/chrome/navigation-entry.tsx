import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { openPanel } from '../shared/panels.ts';
import type { NavigationEntry } from './navigation.ts';

/** One entry of the navigation: a link, or the button of a panel that has no address. */
export function NavigationItem({
  entry,
  className,
  children,
}: {
  entry: NavigationEntry;
  className: string;
  children?: ReactNode;
}) {
  if (entry.to === undefined) {
    return (
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => openPanel(entry.panel)}>
        {entry.label}
        {children}
      </button>
    );
  }
  return (
    <NavLink to={entry.to} end={entry.to === '/'} className={className}>
      {entry.label}
      {children}
    </NavLink>
  );
}
