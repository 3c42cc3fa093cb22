import { type FormEvent, useId } from 'react';
import type { PostedPropertySearch } from '#contract';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FilterFields } from './filter-fields.tsx';
import { searchFrom } from './posted-search.ts';

interface FilterSheetProps {
  search: PostedPropertySearch;
  onApply: (search: PostedPropertySearch) => void;
  onClose: () => void;
}

/** The filters over the page, on small screens; nothing is applied before the button is pressed. */
export default function FilterSheet({ search, onApply, onClose }: FilterSheetProps) {
  const form = useId();
  const submitted = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onClose();
    onApply(searchFrom(event.currentTarget));
  };
  const clear = () => {
    onClose();
    onApply({ page: 1 });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Filters"
      width="filters"
      footer={
        <>
          <Button variant="ghost" onClick={clear}>
            Clear all
          </Button>
          <Button type="submit" form={form} className="min-w-0 flex-1">
            Search
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submitted} className="grid gap-4">
        <FilterFields {...search} />
      </form>
    </Dialog>
  );
}
