import { useState } from 'react';
import { Popover } from '#ui/popover.tsx';
import { FilterButton } from './filter-button.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { BUTTON_LABELS, changed, FILTER_LABELS, type FilterName, valueText } from './filters.ts';
import type { FiltersProps } from './list.ts';
import { usePendingSearch } from './use-pending-search.ts';

interface FilterPopoversProps extends FiltersProps {
  names: FilterName[];
  /** The filter whose button was clicked to load this component. */
  initial: FilterName;
}

/** Filter bar buttons with their popovers; every choice is applied automatically. */
export default function FilterPopovers({ names, initial, search, choices, results, onApply }: FilterPopoversProps) {
  const [open, setOpen] = useState<FilterName | undefined>(initial);
  const { draft, change, send, flush } = usePendingSearch(search, onApply);
  const show = (name: FilterName | undefined) => {
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
