import { type MouseEvent, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { toOptionId, useCombobox } from '#ui/use-combobox.ts';
import { useScreens } from '../shell/use-screens.ts';
import { type PaletteEntry, readRecent, rememberRecent } from './entries.ts';
import { paletteGroups } from './palette-groups.ts';
import { PaletteList } from './palette-list.tsx';
import { useRecordSearch } from './use-record-search.ts';

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

  const screens = useScreens();
  const groups = paletteGroups({ term, screens, recent, hits, stale });
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
  const status = statusText(options.length, stale, failed);

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
      <PaletteList id={listId} groups={groups} active={active} busy={stale} onPick={pick} />
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
