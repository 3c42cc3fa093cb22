import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { indianNumber } from '#contract/indian-number.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { changed, cleared } from './filters.ts';
import type { FiltersProps } from './list.ts';
import type { Search } from './search.ts';
import { SheetFields } from './sheet-fields.tsx';

const PAUSE_MS = 300;

/** A debounced value. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [value]);
  return settled;
}

/** All filters of a list in one sheet; nothing is applied before the button that shows the number of results. */
export default function FilterSheet({
  list,
  search,
  choices,
  onApply,
  onClose,
}: FiltersProps & { onClose: () => void }) {
  const [draft, setDraft] = useState<Search>({ ...search, page: 1 });
  const settled = useSettled(draft);
  const { data, isPlaceholderData } = useQuery({ ...list.query(settled), placeholderData: keepPreviousData });
  const total = settled === draft && !isPlaceholderData ? data?.total : undefined;
  const noun = total === 1 ? list.one : list.name;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="filters"
      title="Filters"
      footer={
        <>
          <Button variant="ghost" onClick={() => setDraft(cleared(draft))}>
            Clear all
          </Button>
          <Button
            className="min-w-0 flex-1"
            onClick={() => {
              onClose();
              onApply(draft);
            }}
          >
            {total === undefined ? `Show ${list.name}` : `Show ${indianNumber(total)} ${noun}`}
          </Button>
        </>
      }
    >
      <SheetFields
        list={list}
        search={draft}
        choices={choices}
        facets={data?.facets}
        onChange={(part) => setDraft(changed(draft, part))}
      />
    </Dialog>
  );
}
