import { Suspense, useEffect, useState } from 'react';
import { type BarFilterName, isInBar } from '#contract/listings/filter-values.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { lazyWithRetry, prefetchModule } from '../shared/lazy-with-retry.ts';
import { afterFirstInteraction } from '../shared/when-idle.ts';
import { FilterButton, filterButtonClass } from './filter-button.tsx';
import { appliedFilters, BUTTON_LABELS, offeredFilters, valueText } from './filters.ts';
import type { FiltersProps } from './list.ts';

const loadPopovers = () => import('./filter-popovers.tsx');
const loadSheet = () => import('./filter-sheet.tsx');
const FilterPopovers = lazyWithRetry(loadPopovers);
const FilterSheet = lazyWithRetry(loadSheet);
// Rendered on the server only: a browser that runs JavaScript never loads it.
const PlainFilters = lazyWithRetry(() => import('./plain-filters.tsx'));

/** The number of applied filters. */
function Count({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1 text-xs font-bold text-on-primary">
      {count}
      <span className="sr-only"> applied</span>
    </span>
  );
}

/** From 1025 px: a button per filter; the code of the popovers is loaded on hover or focus. */
function Buttons(props: FiltersProps) {
  const { list, search, choices } = props;
  const [pressed, setPressed] = useState<BarFilterName>();
  const [allOpen, setAllOpen] = useState(false);
  const names = offeredFilters(list.filters, search).filter(isInBar);
  const more = appliedFilters(list.filters, search).filter((name) => !isInBar(name)).length;
  const plain = names.map((name) => (
    <FilterButton
      key={name}
      label={BUTTON_LABELS[name]}
      value={valueText(name, search, choices)}
      onClick={() => setPressed(name)}
      onPointerEnter={() => prefetchModule(loadPopovers)}
      onFocus={() => prefetchModule(loadPopovers)}
    />
  ));
  return (
    <div
      role="group"
      aria-label="Filters"
      className="flex flex-wrap items-center gap-1.5 max-lg:hidden noscript:hidden"
    >
      {pressed ? (
        <Suspense fallback={plain}>
          <FilterPopovers {...props} names={names} initial={pressed} />
        </Suspense>
      ) : (
        plain
      )}
      {list.filters.some((name) => !isInBar(name)) && (
        <button
          type="button"
          className={classNames(filterButtonClass(more > 0), 'px-3')}
          aria-haspopup="dialog"
          onClick={() => setAllOpen(true)}
          onPointerEnter={() => prefetchModule(loadSheet)}
          onFocus={() => prefetchModule(loadSheet)}
        >
          <Icon name="sliders" size="sm" />
          All filters
          <Count count={more} />
        </button>
      )}
      <Suspense>{allOpen && <FilterSheet {...props} onClose={() => setAllOpen(false)} />}</Suspense>
    </div>
  );
}

/** Below 1025 px: one button for all filters, with the number of results. */
function SheetButton(props: FiltersProps) {
  const { list, search, results } = props;
  const [open, setOpen] = useState(false);
  const count = appliedFilters(list.filters, search).length;
  useEffect(() => {
    const isShown = window.matchMedia('(width < 1025px)').matches;
    return isShown ? afterFirstInteraction(() => prefetchModule(loadSheet)) : undefined;
  }, []);
  return (
    <div className="flex items-center justify-between gap-3 lg:hidden">
      <button
        type="button"
        className={classNames(filterButtonClass(count > 0), 'px-3.5 noscript:hidden')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="sliders" size="sm" />
        Filters
        <Count count={count} />
      </button>
      {results && <span className="text-small text-ink-3">{list.texts.count(results.total, results.accuracy)}</span>}
      <Suspense>{open && <FilterSheet {...props} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}

/** The filters of a list, sticky below the header. */
export function FilterBar(props: FiltersProps) {
  return (
    <div className="sticky top-(--header-height) z-(--z-sticky) hides-on-scroll border-b border-line bg-canvas py-2 noscript:static lg:py-2.5">
      <div className="wrap">
        <Buttons {...props} />
        <SheetButton {...props} />
        <noscript>
          <PlainFilters {...props} />
        </noscript>
      </div>
    </div>
  );
}
