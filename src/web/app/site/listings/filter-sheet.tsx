import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { PropertyFacets } from '#contract';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, labelClass } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input, Select } from '#ui/input.tsx';
import { PillGroup } from '#ui/pills.tsx';
import { BudgetFilter } from './budget-filter.tsx';
import { CheckList, OptionLabel } from './filter-lists.tsx';
import type { Choices, Search } from './filters.ts';
import { changed, clearFilters, FILTER_LABELS, type FilterName, offeredFilters, valueText } from './filters.ts';
import type { FiltersProps, List } from './list.ts';
import {
  bhkOptions,
  fewOptions,
  type Option,
  PLACE_TEXTS,
  type PlaceName,
  placeOptions,
  type SelectFilterName,
  TEXT_HINTS,
  type TextName,
  typeOptions,
} from './options.ts';

export interface SheetFieldsProps {
  list: List;
  search: Search;
  choices: Choices;
  facets: PropertyFacets | undefined;
  onChange: (part: Partial<Search>) => void;
}

const pills = (options: Option<string | number>[]) =>
  options.map(({ value, label, count }) => ({
    value: String(value),
    label: <OptionLabel label={label} count={count} />,
  }));

function TextControl({ name, search, onChange }: SheetFieldsProps & { name: TextName }) {
  return (
    <Field label={FILTER_LABELS[name]} hint={TEXT_HINTS[name]}>
      {(control) => (
        <Input
          {...control}
          type="search"
          maxLength={100}
          autoComplete="off"
          value={search[name] ?? ''}
          onChange={(event) => onChange({ [name]: event.target.value || undefined })}
        />
      )}
    </Field>
  );
}

function Place({ name, search, choices, onChange }: SheetFieldsProps & { name: PlaceName }) {
  const options = placeOptions(name, choices);
  const empty = options?.length === 0;
  return (
    <Field label={FILTER_LABELS[name]}>
      {(control) => (
        <Select
          {...control}
          value={search[name] ?? ''}
          disabled={!options || empty}
          onChange={(event) => onChange({ [name]: Number(event.target.value) || undefined })}
        >
          <option value="">{empty ? 'No Data Yet!' : PLACE_TEXTS[name].any}</option>
          {options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function Few({ name, search, facets, onChange }: SheetFieldsProps & { name: SelectFilterName }) {
  return (
    <PillGroup
      legend={FILTER_LABELS[name]}
      name={`sheet-${name}`}
      options={[{ value: '', label: 'Any' }, ...pills(fewOptions(name, facets))]}
      value={[search[name] ?? '']}
      onChange={([value]) => onChange({ [name]: value || undefined })}
    />
  );
}

/** Nineteen types are too many for pills, so they expand from a line that names the selected ones. */
function Types({ search, choices, facets, onChange }: SheetFieldsProps) {
  return (
    <div className="grid gap-1.5">
      <span aria-hidden="true" className={labelClass}>
        {FILTER_LABELS.property_type}
      </span>
      <details className="group rounded-md border border-line-strong bg-surface">
        <summary className="flex min-h-12 items-center justify-between gap-2 rounded-md px-3.5 text-base text-ink">
          <span className="truncate">
            <span className="sr-only">{FILTER_LABELS.property_type}: </span>
            {valueText('property_type', search, choices) ?? 'Any property type'}
          </span>
          <Icon name="chevron-down" size="sm" className="text-ink-3 group-open:rotate-180 [&>path]:stroke-bold" />
        </summary>
        <div className="grid gap-6 border-t border-line px-3.5 py-4">
          {typeOptions(facets).map(({ label, options }) => (
            <CheckList
              key={label}
              label={label}
              options={options}
              value={search.property_type}
              onChange={(property_type) => onChange({ property_type })}
            />
          ))}
        </div>
      </details>
    </div>
  );
}

const Empty = ({ label }: { label: string }) => (
  <>
    <p className={labelClass}>{label}</p>
    <p className="mt-1.5 text-ink-3">No Data Yet!</p>
  </>
);

function Bhks({ search, choices, facets, onChange }: SheetFieldsProps) {
  const options = bhkOptions(choices.bhks, facets);
  if (options.length === 0) return <Empty label={FILTER_LABELS.bhk} />;
  return (
    <PillGroup
      legend={FILTER_LABELS.bhk}
      name="sheet-bhk"
      multiple
      options={pills(options)}
      value={search.bhk?.map(String) ?? []}
      onChange={(ids) => onChange({ bhk: ids.length === 0 ? undefined : ids.map(Number) })}
    />
  );
}

const FIELDS: Record<FilterName, (props: SheetFieldsProps) => ReactNode> = {
  search: (props) => <TextControl {...props} name="search" />,
  city_id: (props) => <Place {...props} name="city_id" />,
  builder_id: (props) => <Place {...props} name="builder_id" />,
  landmark: (props) => <TextControl {...props} name="landmark" />,
  project: (props) => <TextControl {...props} name="project" />,
  residency_type: (props) => <Few {...props} name="residency_type" />,
  bhk: Bhks,
  budget: ({ search, onChange }) => <BudgetFilter value={search} onChange={onChange} />,
  property_type: Types,
  furnishing: (props) => <Few {...props} name="furnishing" />,
  possession_status: (props) => <Few {...props} name="possession_status" />,
};

const ORDER = Object.keys(FIELDS) as FilterName[];
const HALF_WIDTH = new Set<FilterName>(['city_id', 'builder_id', 'landmark', 'project']);

/** The filters of a list below one another; short ones side by side where there is space. */
export function SheetFields(props: SheetFieldsProps) {
  const offered = new Set(offeredFilters(props.list.filters, props.search));
  return (
    <div className="grid grid-cols-1 gap-5.5 sm:grid-cols-2 sm:gap-x-4">
      {ORDER.filter((name) => offered.has(name)).map((name) => (
        <div key={name} className={HALF_WIDTH.has(name) ? undefined : 'sm:col-span-2'}>
          {FIELDS[name](props)}
        </div>
      ))}
    </div>
  );
}

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
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="filters"
      title="Filters"
      footer={
        <>
          <Button variant="ghost" onClick={() => setDraft(clearFilters(draft))}>
            Clear all
          </Button>
          <Button
            className="min-w-0 flex-1"
            onClick={() => {
              onClose();
              onApply(draft);
            }}
          >
            {total === undefined ? list.texts.show : list.texts.showCount(total)}
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
