import { type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { toOptionId } from '#ui/use-combobox.ts';
import { highlight } from './highlight.ts';
import type { SuggestionGroup } from './suggestion-groups.ts';

export { readTerm } from './read-term.ts';
export { toGroups } from './suggestion-groups.ts';

/** Frame of the popup below the search box. */
export const popupClass =
  'absolute inset-x-0 top-full mt-1.5 z-5 rounded-md border border-line bg-surface p-1.5 shadow-md';

const OPTION = classNames(
  'flex min-h-11 items-center gap-2.5 rounded-sm px-2.5 py-2.25 text-compact leading-option text-ink hover:bg-primary-soft lg:min-h-0',
  'aria-selected:bg-primary-soft aria-selected:shadow-marker forced-colors:aria-selected:outline-2',
);

const PADDING_PX = 6;
const LABEL_PX = 28;

/** Scrolls the list, never the page, to show the option, and the group label if it is the first of a group. */
function reveal(list: HTMLElement, option: HTMLElement): void {
  const top = option.offsetTop - LABEL_PX - PADDING_PX;
  const bottom = option.offsetTop + option.offsetHeight + PADDING_PX;
  list.scrollTop = Math.max(bottom - list.clientHeight, Math.min(list.scrollTop, top));
}

function Name({ name, term }: { name: string; term: string }) {
  const parts = highlight(name, term).map((text, index) => ({ text, matched: index % 2 === 1, key: index }));
  return (
    <span className="min-w-0 wrap-anywhere">
      {parts.map(({ text, matched, key }) =>
        matched ? (
          <mark key={key} className="bg-transparent font-bold text-primary">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  );
}

/** The filters that a sentence was read as. */
function Labels({ labels, note }: { labels: string[]; note: string }) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-1.5">
      {labels.map((label) => (
        <span key={label} className="rounded-full border border-primary-line px-2.5 py-0.5 text-sm text-primary-hover">
          {label}
        </span>
      ))}
      <b className="px-1 font-semibold">{note}</b>
    </span>
  );
}

interface SuggestionListProps {
  id: string;
  groups: SuggestionGroup[];
  /** The term that the groups belong to. */
  term: string;
  /** URL of the option reached by keyboard. */
  active: string | undefined;
  /** The list belongs to an earlier term while the next one is loading. */
  busy: boolean;
  onPick: (event: MouseEvent) => void;
}

/** Suggestions as links in groups; focus stays in the box, which references the active option. */
export function SuggestionList({ id, groups, term, active, busy, onPick }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option = active && document.getElementById(toOptionId(id, active));
    if (list.current && option) reveal(list.current, option);
  }, [id, active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label="Suggestions"
      aria-busy={busy}
      className={classNames(popupClass, 'max-h-62.5 overflow-y-auto overscroll-contain', busy && 'opacity-70')}
      // Pressing the mouse must not move focus out of the box.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ label, icon, options }, index) => (
        <div key={label} role="group" aria-labelledby={`${id}-${index}`}>
          <p
            id={`${id}-${index}`}
            role="presentation"
            className="px-2.5 pt-2.5 pb-1.5 text-[0.75rem] leading-none font-semibold text-ink-3"
          >
            {label}
          </p>
          {options.map(({ name, note, labels, to, onPick: act }) => (
            <Link
              key={to}
              id={toOptionId(id, to)}
              role="option"
              aria-selected={to === active}
              tabIndex={-1}
              to={to}
              className={OPTION}
              onClick={(event) => {
                act?.();
                onPick(event);
              }}
            >
              {labels ? (
                <Labels labels={labels} note={note} />
              ) : (
                <>
                  <Icon name={icon} className="shrink-0" />
                  <Name name={name} term={term} />
                  <span className="ml-auto max-w-2/5 shrink-0 text-right text-small text-ink-3">{note}</span>
                </>
              )}
            </Link>
          ))}
        </div>
      ))}
    </div>
  );
}
