import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Reading, Suggestions } from '#contract';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast-store.ts';
import { toOptionId, useCombobox } from '#ui/use-combobox.ts';
import { httpApi } from '../../../data/http.ts';
import { retry } from '../lazy-with-retry.ts';

const loadSuggestionList = () => import('./suggestion-list.deferred.tsx');
type ListModule = Awaited<ReturnType<typeof loadSuggestionList>>;

const PAUSE_MS = 250;

/** Suggestions for a term, undefined if the request failed, and how a sentence is read. */
interface Answer {
  term: string;
  suggestions?: Suggestions | undefined;
  reading?: Reading | undefined;
}

const EMPTY_ANSWER: Answer = { term: '' };

/**
 * Suggestions for a text, requested when typing pauses and only while enabled. The previous response stays, as busy,
 * until the next one arrives; an outdated one is never shown.
 */
function useSuggestions(
  text: string,
  enabled: boolean,
  input: RefObject<HTMLInputElement | null>,
  loaded: ListModule | undefined,
): Answer & { busy: boolean } {
  const term = text.trim();
  const [answer, setAnswer] = useState(EMPTY_ANSWER);
  // A new search starts empty, not with the previous suggestions.
  if (term === '' && answer !== EMPTY_ANSWER) setAnswer(EMPTY_ANSWER);
  const read = useEffectEvent((signal: AbortSignal) => loaded?.readTerm(term, input.current?.form, signal));
  useEffect(() => {
    if (term === '' || term === answer.term || !enabled) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      const [suggestions, reading] = await Promise.all([
        httpApi.get('/search', { searchTerm: term }, { signal }).catch(() => undefined),
        read(signal)?.catch(() => undefined),
      ]);
      if (signal.aborted) return;
      if (!suggestions) toast({ variant: 'destructive', title: 'Error', description: 'Something went wrong' });
      setAnswer({ term, suggestions, reading });
    };
    const pause = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(pause);
      controller.abort();
    };
  }, [term, enabled, answer.term]);
  return { ...answer, busy: term !== answer.term };
}

/** Calls `onLeave` when a press or focus goes outside the element. */
function useLeave(element: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const leave = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !element.current?.contains(target)) onLeave();
  });
  useEffect(() => {
    const listener = (event: Event) => leave(event);
    document.addEventListener('pointerdown', listener);
    document.addEventListener('focusin', listener);
    return () => {
      document.removeEventListener('pointerdown', listener);
      document.removeEventListener('focusin', listener);
    };
  }, []);
}

const MAX_TERM_LENGTH = 100;
/** Keys that move the cursor in the text, and so leave the list. */
const CURSOR_KEYS = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight']);

function countText(count: number): string {
  if (count === 0) return 'No Result Found';
  return count === 1 ? '1 result' : `${count} results`;
}

interface SearchBoxProps {
  placeholder: string;
  /** Height and text size of the box. */
  className: string;
}

/**
 * Suggests places, builders and listings while typing, and says how a sentence is read; the form submits the term. An
 * empty box offers what was searched for and viewed before.
 */
export function SearchBox({ placeholder, className }: SearchBoxProps) {
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [list, setList] = useState<ListModule>();
  const { suggestions, reading, term, busy } = useSuggestions(text, open, input, list);
  // Not a lazy component, because React would delay its first appearance.
  useEffect(() => {
    if (open) void retry(loadSuggestionList).then(setList);
  }, [open]);

  const isEmpty = text.trim() === '';
  const groups = list?.toGroups(isEmpty ? undefined : suggestions, reading) ?? [];
  const options = groups.flatMap((group) => group.options.map(({ to }) => to));
  const shown = open && list !== undefined && (isEmpty ? groups.length > 0 : suggestions !== undefined);
  const expanded = shown && options.length > 0;
  const { active, listId, setActive, inputProps } = useCombobox({
    options,
    isOpen: expanded,
    onOpen: () => setOpen(true),
    onEnter: (event, option) => {
      if (option === undefined) return setOpen(false);
      event.preventDefault();
      document.getElementById(toOptionId(listId, option))?.click();
    },
    onKey: (event) => {
      if (CURSOR_KEYS.has(event.key)) setActive(undefined);
      if (event.key !== 'Escape') return;
      event.preventDefault();
      if (shown) setOpen(false);
      else write('');
    },
  });

  const write = (value: string) => {
    setText(value);
    setOpen(value !== '');
    setActive(undefined);
  };

  // Picks up text typed before hydration.
  const takeOver = useEffectEvent(() => write(input.current?.value ?? ''));
  useEffect(() => takeOver(), []);

  useLeave(root, () => setOpen(false));

  const pick = (event: MouseEvent) => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (elsewhere) return;
    write('');
    input.current?.blur();
  };

  return (
    <div ref={root} className="relative min-w-0">
      <Icon name="search" className="pointer-events-none absolute inset-y-0 left-3.5 my-auto text-ink-3" />
      <input
        {...inputProps}
        ref={input}
        type="text"
        name="search"
        aria-label="Search"
        enterKeyHint="search"
        maxLength={MAX_TERM_LENGTH}
        placeholder={placeholder}
        value={text}
        onChange={(event) => write(event.target.value)}
        onClick={() => setOpen(true)}
        className={classNames(
          'w-full rounded-md border border-line-strong bg-surface pr-3.5 pl-11 text-ink placeholder:text-ink-3 focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus',
          className,
        )}
      />
      {expanded && (
        <list.SuggestionList id={listId} groups={groups} term={term} active={active} busy={busy} onPick={pick} />
      )}
      <p
        role="status"
        className={shown && !expanded ? classNames(list.popupClass, 'px-4 py-4 text-compact text-ink-3') : 'sr-only'}
      >
        {shown && countText(options.length)}
      </p>
    </div>
  );
}
