import type { ReactElement } from 'react';
import { NavLink } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { RailTip } from './rail-tip.tsx';
import { useScreens } from './use-screens.ts';

const ENTRY = classNames(
  'flex h-11 items-center gap-3.5 rounded-md text-[0.9375rem] font-medium text-on-band-2 transition-colors duration-(--duration-fast) hover:bg-mor-800 hover:text-white',
  'aria-[current=page]:bg-mor-700 aria-[current=page]:font-semibold aria-[current=page]:text-white aria-[current=page]:shadow-[inset_3px_0_0_var(--color-accent)]',
  'focus-visible:-outline-offset-2 forced-colors:aria-[current=page]:outline-2',
);

interface ScreenLinksProps {
  /** Shows icons only, with their labels as tooltips. */
  rail?: boolean;
  onFollow?: () => void;
}

/** Links to all screens; the current one is marked. */
export function ScreenLinks({ rail = false, onFollow }: ScreenLinksProps) {
  const screens = useScreens();
  const withTip = (label: string, link: ReactElement) => (rail ? <RailTip text={label}>{link}</RailTip> : link);
  return (
    <nav aria-label="Back office">
      <ul className="grid">
        {screens.map(({ path, label, icon }) => (
          <li key={path}>
            {withTip(
              label,
              <NavLink
                to={`/admin/${path}`}
                className={classNames(ENTRY, rail ? 'justify-center' : 'px-3.5')}
                onClick={onFollow}
              >
                <Icon name={icon} />
                <span className={classNames(rail && 'sr-only')}>{label}</span>
              </NavLink>,
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
