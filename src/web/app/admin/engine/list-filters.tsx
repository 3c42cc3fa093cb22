import { type ComponentType, type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import type { z } from 'zod';
import { dayText } from '#contract/india-time.ts';
import { shortRupees } from '#contract/rupees.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/input.tsx';
import { Popover } from '#ui/popover.tsx';
import { DateControl } from '../controls/basic-controls.tsx';
import { matchOptions } from '../controls/pickers/match-options.ts';
import { RupeesControl } from '../controls/rupees-control.tsx';
import { type ChoiceKind, useChoices, useLocalities } from '../data/choices.ts';
import { useFilters } from './url-state.ts';

/** The filters of a list as they are in its address, and a function to change some of them. */
export interface FilterProps {
  query: Record<string, string>;
  choose: (changes: Record<string, string>) => void;
}

/** One filter of a list: its parameters in the address, and its button. */
export interface ListFilter {
  names: string[];
  Control: ComponentType<FilterProps>;
}

interface FilterButtonProps {
  label: string;
  /** The chosen value in words; undefined if the list is not filtered by this. */
  chosen: string | undefined;
  onClear: () => void;
  /** Renders the panel; `close` closes it. */
  children: (close: () => void) => ReactNode;
}

const BUTTON =
  'inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-md border px-3 text-small font-medium whitespace-nowrap transition-colors duration-(--duration-fast) admin:min-h-9';

/** A button that opens the values of a filter; names the chosen one, with a second button that clears it. */
function FilterButton({ label, chosen, onClear, children }: FilterButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <span
      // On phones the filters scroll sideways, and those that apply come first.
      className={classNames('inline-flex max-w-full shrink-0', chosen !== undefined && 'max-admin:order-first')}
    >
      <Popover
        label={label}
        open={open}
        onOpenChange={setOpen}
        trigger={
          <button
            type="button"
            className={classNames(
              BUTTON,
              chosen === undefined
                ? 'border-line-strong bg-surface text-ink hover:border-primary hover:bg-primary-soft'
                : 'rounded-r-none border-primary bg-primary-soft text-primary',
            )}
          >
            <span className="truncate">{chosen === undefined ? label : `${label}: ${chosen}`}</span>
            {chosen === undefined && <Icon name="chevron-down" size="sm" className="text-ink-3" />}
          </button>
        }
      >
        {children(() => setOpen(false))}
      </Popover>
      {chosen !== undefined && (
        <IconButton
          label={`Clear filter ${label}`}
          className="rounded-none! rounded-r-md! border border-l-0 border-primary bg-primary-soft text-primary admin:size-9!"
          onClick={onClear}
        >
          <Icon name="close" size="sm" />
        </IconButton>
      )}
    </span>
  );
}

export interface FilterOption {
  value: string;
  label: string;
  note?: string | undefined;
}

/** More options than this can be searched. */
const SEARCHED_FROM = 8;
/** The best matches; further typing finds the others. */
const MAX_SHOWN = 50;

/** The arrow keys move through the options, from the search box too. */
function moveThroughOptions(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
  stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus();
}

interface OptionListProps {
  label: string;
  options: FilterOption[];
  value: string | undefined;
  onChoose: (value: string) => void;
}

/** The values of a filter as buttons; many of them can be searched. */
export function OptionList({ label, options, value, onChoose }: OptionListProps) {
  const [typed, setTyped] = useState('');
  const found = typed.trim() === '' ? options : matchOptions(options, typed);
  return (
    <div role="presentation" className="-m-3 grid w-64 gap-1" onKeyDown={moveThroughOptions}>
      {options.length > SEARCHED_FROM && (
        <Input
          type="search"
          aria-label={`Search ${label}`}
          placeholder="Type to find"
          value={typed}
          className="mb-1 min-h-11! text-compact! max-admin:text-base!"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '' || !found[0]) return;
            event.preventDefault();
            onChoose(found[0].value);
          }}
        />
      )}
      <div className="grid max-h-72 gap-px overflow-y-auto">
        {found.slice(0, MAX_SHOWN).map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            className={classNames(
              'flex min-h-10 items-center justify-between gap-3 rounded-sm px-3 text-left text-compact text-ink hover:bg-primary-soft focus-visible:bg-primary-soft max-admin:min-h-11',
              option.value === value && 'bg-primary-soft font-semibold text-primary',
            )}
            onClick={() => onChoose(option.value)}
          >
            <span className="min-w-0 wrap-anywhere">{option.label}</span>
            {option.note && <span className="shrink-0 text-note text-ink-3">{option.note}</span>}
          </button>
        ))}
        {found.length === 0 && <p className="px-3 py-2 text-ink-3">No match</p>}
      </div>
    </div>
  );
}

interface OptionFilterProps extends FilterProps {
  name: string;
  label: string;
  /** Undefined while they are loaded. */
  options: FilterOption[] | undefined;
  /** Further parameters that a change clears, because they depend on this one. */
  clears?: string[];
}

const NONE: never[] = [];

function OptionFilter({ name, label, options = NONE, clears = NONE, query, choose }: OptionFilterProps) {
  const value = query[name];
  const chosen = value === undefined ? undefined : (options.find((option) => option.value === value)?.label ?? '…');
  const set = (next: string) => choose({ ...Object.fromEntries(clears.map((each) => [each, ''])), [name]: next });
  return (
    <FilterButton label={label} chosen={chosen} onClear={() => set('')}>
      {(close) => (
        <OptionList
          label={label}
          options={options}
          value={value}
          onChoose={(next) => {
            set(next === value ? '' : next);
            close();
          }}
        />
      )}
    </FilterButton>
  );
}

/** A filter by one of a few fixed values. */
export const choiceFilter = (name: string, label: string, labels: Record<string, string>): ListFilter => {
  const options = Object.entries(labels).map(([value, text]) => ({ value, label: text }));
  return {
    names: [name],
    Control: (props) => <OptionFilter name={name} label={label} options={options} {...props} />,
  };
};

const toOptions = (choices: { id: number; label: string; note?: string | undefined }[] | undefined) =>
  choices?.map(({ id, label, note }) => ({ value: String(id), label, note }));

/** A filter by a record of the master lists or by a colleague. */
export const recordFilter = (name: string, label: string, kind: ChoiceKind, clears?: string[]): ListFilter => ({
  names: [name],
  Control: (props) => (
    <OptionFilter
      name={name}
      label={label}
      options={toOptions(useChoices()?.[kind])}
      {...props}
      {...(clears && { clears })}
    />
  ),
});

/** A filter by the localities of the chosen city. */
export const localityFilter: ListFilter = {
  names: ['locality_id'],
  Control: (props) => {
    const { city_id } = props.query;
    const localities = useLocalities(city_id === undefined ? undefined : Number(city_id));
    if (city_id === undefined && props.query.locality_id === undefined) return null;
    return <OptionFilter name="locality_id" label="Locality" options={toOptions(localities)} {...props} />;
  },
};

/** The city, and once it is chosen its localities. */
export const PLACE_FILTERS = [recordFilter('city_id', 'City', 'cities', ['locality_id']), localityFilter];

interface RangeFormProps {
  /** The ends as they are in the address; undefined if they are open. */
  from: string | undefined;
  to: string | undefined;
  onApply: (from: string, to: string) => void;
}

interface RangeFieldsProps {
  children: ReactNode;
  onApply: () => void;
}

const RangeFields = ({ children, onApply }: RangeFieldsProps) => (
  <form
    noValidate
    className="grid w-72 max-w-full gap-4"
    onSubmit={(event) => {
      event.preventDefault();
      onApply();
    }}
  >
    {children}
    <Button type="submit">Apply</Button>
  </form>
);

/** Two ends in words: '₹ 50 L to ₹ 1 Cr', 'from ₹ 50 L', 'up to ₹ 1 Cr'. */
function describeRange(from: string | undefined, to: string | undefined): string | undefined {
  if (from !== undefined && to !== undefined) return from === to ? from : `${from} to ${to}`;
  if (from !== undefined) return `from ${from}`;
  return to === undefined ? undefined : `up to ${to}`;
}

/** A filter between two values, each of which can be open. */
const rangeFilter = (
  label: string,
  [first, last]: [from: string, to: string],
  toText: (value: string) => string,
  Form: ComponentType<RangeFormProps>,
): ListFilter => ({
  names: [first, last],
  Control: ({ query, choose }) => {
    const [from, to] = [query[first], query[last]];
    const set = (start: string, end: string) => choose({ [first]: start, [last]: end });
    return (
      <FilterButton
        label={label}
        chosen={describeRange(from && toText(from), to && toText(to))}
        onClear={() => set('', '')}
      >
        {(close) => (
          <Form
            from={from}
            to={to}
            onApply={(start, end) => {
              set(start, end);
              close();
            }}
          />
        )}
      </FilterButton>
    );
  },
});

const toAmount = (text: string | undefined): number | null => (text === undefined ? null : Number(text));
const fromAmount = (amount: number | null): string => (amount === null || Number.isNaN(amount) ? '' : String(amount));

function PriceForm({ from, to, onApply }: RangeFormProps) {
  const [min, setMin] = useState(toAmount(from));
  const [max, setMax] = useState(toAmount(to));
  return (
    <RangeFields onApply={() => onApply(fromAmount(min), fromAmount(max))}>
      <RupeesControl label="From" value={min} onChange={setMin} />
      <RupeesControl label="To" value={max} onChange={setMax} />
    </RangeFields>
  );
}

/** A filter by price. */
export const priceFilter = rangeFilter(
  'Price',
  ['min_price', 'max_price'],
  (amount) => shortRupees(Number(amount)),
  PriceForm,
);

function DaysForm({ from, to, onApply }: RangeFormProps) {
  const [first, setFirst] = useState(from ?? null);
  const [last, setLast] = useState(to ?? null);
  return (
    <RangeFields onApply={() => onApply(first ?? '', last ?? '')}>
      <DateControl label="From" value={first} onChange={setFirst} />
      <DateControl label="To" value={last} onChange={setLast} />
    </RangeFields>
  );
}

/** A filter by the days of entry. */
export const daysFilter = rangeFilter('Entered', ['from', 'to'], dayText, DaysForm);

interface FilteredList {
  filters?: ListFilter[];
  /** Reads the values of the filters. */
  filterInput?: z.ZodObject | undefined;
}

/** The valid filters in the address of a list, and a function to change them. */
export function useListFilters({ filters = NONE, filterInput }: FilteredList) {
  const names = useMemo(() => filters.flatMap((filter) => filter.names), [filters]);
  const { query: sent, choose } = useFilters(names);
  const query = useMemo(() => {
    const read = filterInput?.parse(sent) ?? sent;
    return Object.fromEntries(Object.entries(sent).filter(([name]) => read[name] !== undefined));
  }, [sent, filterInput]);
  return { query, choose };
}

/** The filters of a list as buttons, and one that clears them all. */
export function FilterBar({ filters, query, choose }: FilterProps & { filters: ListFilter[] }) {
  const names = filters.flatMap((filter) => filter.names);
  const isFiltered = names.some((name) => query[name] !== undefined);
  return (
    <div
      role="group"
      aria-label="Filters"
      className="flex min-w-0 items-center gap-2 max-admin:-mx-(--gutter-admin) max-admin:overflow-x-auto max-admin:px-(--gutter-admin) max-admin:py-1 admin:flex-wrap"
    >
      {filters.map(({ names: [first = ''], Control }) => (
        <Control key={first} query={query} choose={choose} />
      ))}
      {isFiltered && (
        <Button variant="ghost" size="sm" onClick={() => choose(Object.fromEntries(names.map((name) => [name, ''])))}>
          Clear filters
        </Button>
      )}
    </div>
  );
}
