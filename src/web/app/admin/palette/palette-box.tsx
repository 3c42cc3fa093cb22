import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useScreens } from '../shell/use-screens.ts';
import { type PaletteEntry, readRecent, rememberRecent } from './entries.ts';
import { paletteGroups } from './palette-groups.ts';
import { optionId, PaletteList } from './palette-list.tsx';
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

/** The index after a key press; the arrow keys wrap around at either end. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (place + 1) % count;
    case 'ArrowUp':
      return (place - 1 + count) % count;
    case 'PageDown':
      return Math.min(place + PAGE, count - 1);
    case 'PageUp':
      return Math.max(place - PAGE, 0);
  }
  return undefined;
}

/** An input that finds screens, actions and records; the first result is active by default. */
export function PaletteBox({ onClose }: { onClose: () => void }) {
  const listId = useId();
  const [text, setText] = useState('');
  const [recent] = useState(readRecent);
  const [reached, setReached] = useState<string>();
  const term = text.trim();
  const { hits, stale, failed } = useRecordSearch(term);

  const screens = useScreens();
  const groups = paletteGroups({ term, screens, recent, hits, stale });
  const options = groups.flatMap(({ entries }) => entries.map(({ to }) => to));
  const active = reached !== undefined && options.includes(reached) ? reached : options[0];
  const status = statusText(options.length, stale, failed);

  const press = (event: KeyboardEvent) => {
    // During IME composition the keys belong to the input method.
    if (event.nativeEvent.isComposing || active === undefined) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      document.getElementById(optionId(listId, active))?.click();
      return;
    }
    const next = placeAfter(event.key, options.indexOf(active), options.length);
    if (next === undefined) return;
    event.preventDefault();
    setReached(options[next]);
  };

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
          type="text"
          role="combobox"
          aria-label="Search or jump to"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={active && optionId(listId, active)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_TERM_LENGTH}
          placeholder="Search or jump to…"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setReached(undefined);
          }}
          onKeyDown={press}
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
