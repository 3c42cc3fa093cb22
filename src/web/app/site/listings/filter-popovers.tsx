import { useEffect, useEffectEvent, useState } from 'react';
import { type BarFilterName, type Search } from '#contract/listings/filter-values.ts';
import { FILTER_LABELS } from '#contract/listings/more-filter-values.ts';
import { Popover } from '#ui/popover.tsx';
import { FilterButton } from './filter-button.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { BUTTON_LABELS, changed, valueText } from './filters.ts';
import type { FiltersProps } from './list.ts';

const PAUSE_MS = 400;

interface PendingSearch {
  /** The search with changes that are not applied yet. */
  draft: Search;
  /** Changes the draft, and applies it after a pause. */
  change: (search: Search) => void;
  /** Changes the draft and applies it at once. */
  send: (search: Search) => void;
  /** Applies a pending change. */
  flush: () => void;
}

/** Shows every change at once, and applies it to the URL after a pause. */
export function usePendingSearch(search: Search, onApply: (search: Search) => void): PendingSearch {
  const [pending, setPending] = useState<{ search: Search; sent: boolean }>();
  const send = (next: Search) => {
    setPending({ search: next, sent: true });
    onApply(next);
  };
  const sendLater = useEffectEvent(send);
  useEffect(() => {
    if (!pending || pending.sent) return undefined;
    const timer = window.setTimeout(() => sendLater(pending.search), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [pending]);

  const [arrived, setArrived] = useState(search);
  if (arrived !== search) {
    setArrived(search);
    if (pending?.sent) setPending(undefined);
  }

  return {
    draft: pending?.search ?? search,
    change: (next) => setPending({ search: next, sent: false }),
    send,
    flush: () => {
      if (pending && !pending.sent) send(pending.search);
    },
  };
}

interface FilterPopoversProps extends FiltersProps {
  names: BarFilterName[];
  /** The filter whose button was clicked to load this component. */
  initial: BarFilterName;
}

/** Filter bar buttons with their popovers; every choice is applied automatically. */
export default function FilterPopovers({ names, initial, search, choices, results, onApply }: FilterPopoversProps) {
  const [open, setOpen] = useState<BarFilterName | undefined>(initial);
  const { draft, change, send, flush } = usePendingSearch(search, onApply);
  const show = (name: BarFilterName | undefined) => {
    flush();
    setOpen(name);
  };
  return names.map((name) => (
    <Popover
      key={name}
      label={FILTER_LABELS[name]}
      open={open === name}
      onOpenChange={(opens) => show(opens ? name : undefined)}
      trigger={<FilterButton label={BUTTON_LABELS[name]} value={valueText(name, draft, choices)} />}
    >
      <FilterPanel
        name={name}
        search={draft}
        choices={choices}
        facets={results?.facets}
        onTry={(part) => change(changed(draft, part))}
        onChoose={(part) => {
          send(changed(draft, part));
          setOpen(undefined);
        }}
      />
    </Popover>
  ));
}
