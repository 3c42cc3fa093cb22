import { type MouseEvent, useEffect } from 'react';
import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { toOptionId } from '#ui/use-combobox.ts';
import { getIcon, type PaletteEntry } from './entries.ts';
import type { PaletteGroup } from './palette-groups.ts';

const OPTION = classNames(
  'flex min-h-11 scroll-my-9 items-center gap-3 rounded-sm px-3 py-2 leading-option text-ink hover:bg-primary-soft',
  'aria-selected:bg-primary-soft aria-selected:shadow-marker forced-colors:aria-selected:outline-2',
);

interface PaletteListProps {
  id: string;
  groups: PaletteGroup[];
  /** The URL of the active entry. */
  active: string | undefined;
  busy: boolean;
  onPick: (entry: PaletteEntry, event: MouseEvent) => void;
}

/** Entries as links, in groups. The focus stays in the input, which references the active entry. */
export function PaletteList({ id, groups, active, busy, onPick }: PaletteListProps) {
  useEffect(() => {
    if (active)
      document.getElementById(toOptionId(id, active))?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [id, active]);
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label="Search results"
      aria-busy={busy}
      className="min-h-0 grow overflow-y-auto overscroll-contain p-2 empty:hidden"
      // Pressing the mouse must not take the focus out of the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ label, entries }) => (
        <div key={label} role="group" aria-labelledby={`${id}-${label}`}>
          <p
            id={`${id}-${label}`}
            role="presentation"
            className="px-3 pt-3 pb-1.5 text-xs leading-none font-semibold text-ink-3"
          >
            {label}
          </p>
          {entries.map((entry) => (
            <Link
              key={entry.to}
              id={toOptionId(id, entry.to)}
              role="option"
              aria-selected={entry.to === active}
              tabIndex={-1}
              to={entry.to}
              className={OPTION}
              onClick={(event) => onPick(entry, event)}
            >
              <Icon name={getIcon(entry)} className="text-ink-3" />
              <span className="min-w-0 wrap-anywhere">{entry.label}</span>
              {entry.note !== '' && (
                <span className="ml-auto max-w-1/2 shrink-0 truncate text-xs text-ink-3">{entry.note}</span>
              )}
            </Link>
          ))}
        </div>
      ))}
    </div>
  );
}
