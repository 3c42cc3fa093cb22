import { type MouseEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { toOptionId, useCombobox } from '#ui/use-combobox.ts';
import { useScreens } from '../screens.ts';
import { useRole } from '../shell/session.ts';
import { getIcon, type PaletteEntry, type PaletteGroup, paletteGroups, readRecent, rememberRecent } from './entries.ts';
import { useLeadSearch } from './use-lead-search.ts';
import { useRecordSearch } from './use-record-search.ts';

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

const MAX_TERM_LENGTH = 100;
/** How many entries Page Up and Page Down move. */
const PAGE = 8;

function statusText(count: number, busy: boolean, failed: boolean): string {
  if (busy) return count === 0 ? 'Searching…' : '';
  if (failed) return 'Something went wrong';
  if (count === 0) return 'No Result Found';
  return count === 1 ? '1 result' : `${count} results`;
}

/** An input that finds screens, actions and records; the first result is active by default. */
export function PaletteBox({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [recent] = useState(readRecent);
  const term = text.trim();
  const { hits, stale, failed } = useRecordSearch(term);

  const { leads, contacts, isSearching } = useLeadSearch(term);
  const busy = stale || isSearching;

  const screens = useScreens();
  const role = useRole();
  const groups = paletteGroups({ term, screens, role, recent, leads, contacts, hits, stale });
  const options = groups.flatMap(({ entries }) => entries.map(({ to }) => to));
  const { active, listId, setActive, inputProps } = useCombobox({
    options,
    isOpen: options.length > 0,
    initial: options[0],
    page: PAGE,
    onEnter: (event, option) => {
      event.preventDefault();
      if (option !== undefined) document.getElementById(toOptionId(listId, option))?.click();
    },
  });
  const status = statusText(options.length, busy, failed);

  const pick = (entry: PaletteEntry, event: MouseEvent) => {
    rememberRecent(entry);
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!elsewhere) onClose();
  };

  return (
    <>
      <div className="flex shrink-0 items-center gap-3 border-b-2 border-line pr-14 pl-4 focus-within:border-focus">
        <Icon name="search" className="text-ink-3" />
        <input
          {...inputProps}
          type="text"
          aria-label="Search or jump to"
          enterKeyHint="go"
          maxLength={MAX_TERM_LENGTH}
          placeholder="Search or jump to…"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(undefined);
          }}
          className="h-14 w-full min-w-0 bg-transparent text-base text-ink outline-none placeholder:text-ink-3"
        />
      </div>
      <PaletteList id={listId} groups={groups} active={active} busy={busy} onPick={pick} />
      <p
        role="status"
        className={
          options.length === 0 || failed ? 'shrink-0 border-line px-5 py-4 text-ink-3 not-first:border-t' : 'sr-only'
        }
      >
        {status}
      </p>
    </>
  );
}
