import { type ChangeEvent, type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PostedPropertySearch } from '#contract';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { lazyWithRetry, prefetchModule } from '../shared/lazy-with-retry.ts';
import { FilterFields } from './filter-fields.tsx';
import { filterCount, postedPath, searchFrom } from './posted-search.ts';

const loadSheet = () => import('./filter-sheet.tsx');
const FilterSheet = lazyWithRetry(loadSheet);

interface FiltersProps {
  search: PostedPropertySearch;
  onApply: (search: PostedPropertySearch) => void;
}

const NAMES = ['posted_by', 'property_type', 'city'] as const;

/** Updates fields whose value changed in the URL, such as on back navigation; other typed text stays. */
function useShown(search: PostedPropertySearch) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(search);
  useEffect(() => {
    for (const name of NAMES) {
      const control = form.current?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
      if (control && shown.current[name] !== search[name]) control.value = search[name] ?? '';
    }
    shown.current = search;
  }, [search]);
  return form;
}

/** From 1025 px and without JavaScript: a plain form. Selects apply at once, the city with the button. */
function FilterPanel({ search, onApply }: FiltersProps) {
  const form = useShown(search);
  const submitted = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onApply(searchFrom(event.currentTarget));
  };
  const chosen = ({ nativeEvent: { target }, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    const isCity = target instanceof HTMLInputElement && target.name === 'city';
    if (!isCity) onApply({ ...searchFrom(currentTarget), city: search.city });
  };
  return (
    <form
      ref={form}
      action={postedPath({})}
      aria-label="Filters"
      className="mt-5 hidden items-end gap-2.5 rounded-lg border border-line bg-surface p-3 shadow-md lg:inline-grid lg:grid-cols-[repeat(3,220px)_auto] noscript:grid"
      onSubmit={submitted}
      onChange={chosen}
    >
      <FilterFields {...search} />
      <Button type="submit" className="min-h-12!">
        <Icon name="search" />
        Search
      </Button>
    </form>
  );
}

/** Below 1025 px: a button that opens the filters over the page. */
function SheetButton(props: FiltersProps) {
  const [open, setOpen] = useState(false);
  const count = filterCount(props.search);
  return (
    <div className="mt-4 lg:hidden noscript:hidden">
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={() => prefetchModule(loadSheet)}
        onFocus={() => prefetchModule(loadSheet)}
      >
        <Icon name="sliders" size="sm" />
        Filters
        {count > 0 && (
          <span className="grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1 text-xs font-bold text-on-primary">
            {count}
            <span className="sr-only"> applied</span>
          </span>
        )}
      </Button>
      <Suspense>{open && <FilterSheet {...props} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}

/** The filters of the list; each only changes the URL. */
export function PostedFilters({ search }: { search: PostedPropertySearch }) {
  const navigate = useNavigate();
  const apply = (next: PostedPropertySearch) =>
    void navigate(postedPath({ ...next, page: 1 }), { preventScrollReset: true });
  return (
    <>
      <FilterPanel search={search} onApply={apply} />
      <SheetButton search={search} onApply={apply} />
    </>
  );
}
