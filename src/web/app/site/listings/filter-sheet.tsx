import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { Facing, PossessionStatus, PropertyFacets } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { type Choices, type FilterName, type Search } from '#contract/listings/filter-values.ts';
import { FILTER_LABELS, getAppliedValues } from '#contract/listings/more-filter-values.ts';
import { MAX_CARPET, MAX_CHOSEN_AMENITIES } from '#contract/listings/search-options.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, labelClass } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input, Select } from '#ui/input.tsx';
import { PillGroup } from '#ui/pills.tsx';
import { httpApi } from '../../data/http.ts';
import { publicQuery } from '../../data/queries.ts';
import { BudgetFilter } from './budget-filter.tsx';
import { CheckList, OptionLabel } from './filter-lists.tsx';
import { changed, clearFilters, offeredFilters, summarize } from './filters.ts';
import type { FiltersProps, List } from './list.ts';
import { LocalityFilter } from './locality-filter.tsx';
import {
  amenityOptions,
  bhkOptions,
  facingOptions,
  fewOptions,
  NO_RANGE,
  type Option,
  PLACE_TEXTS,
  type PlaceName,
  placeOptions,
  possessionOptions,
  type RangeFilterName,
  rangeOptions,
  reraOption,
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
  options.map((option) => ({ value: String(option.value), label: <OptionLabel {...option} /> }));

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

interface ExpanderProps {
  name: FilterName;
  search: Search;
  choices: Choices;
  /** What the line says if nothing is chosen. */
  any: string;
  children: ReactNode;
}

const chosenText = (name: FilterName, search: Search, choices: Choices): string | undefined =>
  summarize(getAppliedValues(name, search, choices));

/** Options that are too many for pills: they expand from a line that names the chosen ones. */
function Expander({ name, search, choices, any, children }: ExpanderProps) {
  return (
    <div className="grid gap-1.5">
      <span aria-hidden="true" className={labelClass}>
        {FILTER_LABELS[name]}
      </span>
      <details className="group rounded-md border border-line-strong bg-surface">
        <summary className="flex min-h-12 items-center justify-between gap-2 rounded-md px-3.5 text-base text-ink">
          <span className="truncate">
            <span className="sr-only">{FILTER_LABELS[name]}: </span>
            {chosenText(name, search, choices) ?? any}
          </span>
          <Icon name="chevron-down" size="sm" className="text-ink-3 group-open:rotate-180 [&>path]:stroke-bold" />
        </summary>
        <div className="grid gap-6 border-t border-line px-3.5 py-4">{children}</div>
      </details>
    </div>
  );
}

const Types = ({ search, choices, facets, onChange }: SheetFieldsProps) => (
  <Expander name="property_type" search={search} choices={choices} any="Any property type">
    {typeOptions(facets).map(({ label, options }) => (
      <CheckList
        key={label}
        label={label}
        options={options}
        value={search.property_type}
        onChange={(property_type) => onChange({ property_type })}
      />
    ))}
  </Expander>
);

const Localities = ({ search, choices, facets, onChange }: SheetFieldsProps) => (
  <Expander name="locality" search={search} choices={choices} any="Any locality">
    <LocalityFilter search={search} choices={choices} facets={facets} onChange={onChange} />
  </Expander>
);

function Amenities({ search, choices, facets, onChange }: SheetFieldsProps) {
  const amenities = useQuery(publicQuery(httpApi, '/amenity')).data?.amenities;
  const named = { ...choices, amenities };
  return (
    <Expander name="amenities" search={search} choices={named} any="Any amenities">
      <CheckList
        label={FILTER_LABELS.amenities}
        hideLabel
        options={amenityOptions(amenities, facets)}
        value={search.amenities}
        onChange={(chosen) => onChange({ amenities: chosen?.slice(0, MAX_CHOSEN_AMENITIES) })}
      />
    </Expander>
  );
}

/** A few ranges, one of which can be chosen. */
function Range({ name, search, facets, onChange }: SheetFieldsProps & { name: RangeFilterName }) {
  const options = rangeOptions(name, search, facets);
  return (
    <PillGroup
      legend={FILTER_LABELS[name]}
      name={`sheet-${name}`}
      options={[{ value: '', label: 'Any' }, ...pills(options)]}
      value={[options.find(({ isChosen }) => isChosen)?.value ?? '']}
      onChange={([value]) => onChange(options.find((option) => option.value === value)?.part ?? NO_RANGE[name])}
    />
  );
}

/** One end of the carpet area in square feet; applied on blur or Enter. */
function CarpetBound({
  label,
  value,
  onSet,
}: {
  label: string;
  value: number | undefined;
  onSet: (area?: number) => void;
}) {
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    if (typed === undefined) return;
    const area = Math.round(Number(typed.replaceAll(/[^\d.]/g, '')));
    onSet(area >= 1 && area <= MAX_CARPET ? area : undefined);
    setTyped(undefined);
  };
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          placeholder="sq ft"
          value={typed ?? (value === undefined ? '' : indianNumber(value))}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
        />
      )}
    </Field>
  );
}

const Carpet = (props: SheetFieldsProps) => (
  <div className="grid gap-3">
    <Range {...props} name="carpet" />
    <div className="grid grid-cols-2 gap-3">
      <CarpetBound
        label="Minimum carpet area"
        value={props.search.min_carpet}
        onSet={(min_carpet) => props.onChange({ min_carpet })}
      />
      <CarpetBound
        label="Maximum carpet area"
        value={props.search.max_carpet}
        onSet={(max_carpet) => props.onChange({ max_carpet })}
      />
    </div>
  </div>
);

const FacingSides = ({ search, facets, onChange }: SheetFieldsProps) => (
  <PillGroup
    legend={FILTER_LABELS.facing}
    name="sheet-facing"
    multiple
    options={pills(facingOptions(facets))}
    value={search.facing ?? []}
    onChange={(sides) => onChange({ facing: sides.length === 0 ? undefined : (sides as Facing[]) })}
  />
);

const Possession = ({ search, facets, onChange }: SheetFieldsProps) => (
  <PillGroup
    legend={FILTER_LABELS.possession_status}
    name="sheet-possession_status"
    multiple
    options={pills(possessionOptions(facets))}
    value={search.possession_status ?? []}
    onChange={(values) =>
      onChange({ possession_status: values.length === 0 ? undefined : (values as PossessionStatus[]) })
    }
  />
);

const Rera = ({ search, facets, onChange }: SheetFieldsProps) => (
  <Checkbox
    checked={search.rera !== undefined}
    onChange={(event) => onChange({ rera: event.target.checked ? '1' : undefined })}
  >
    <OptionLabel {...reraOption(facets)} />
  </Checkbox>
);

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
  locality: Localities,
  landmark: (props) => <TextControl {...props} name="landmark" />,
  project: (props) => <TextControl {...props} name="project" />,
  residency_type: (props) => <Few {...props} name="residency_type" />,
  bhk: Bhks,
  budget: ({ search, onChange }) => (
    <BudgetFilter value={search} purpose={search.purpose ?? 'sale'} onChange={onChange} />
  ),
  property_type: Types,
  furnishing: (props) => <Few {...props} name="furnishing" />,
  possession_status: Possession,
  carpet: Carpet,
  amenities: (props) => <Amenities {...props} />,
  floor: (props) => <Range {...props} name="floor" />,
  age: (props) => <Range {...props} name="age" />,
  posted_by: (props) => <Few {...props} name="posted_by" />,
  listed_within: (props) => <Range {...props} name="listed_within" />,
  facing: FacingSides,
  rera: Rera,
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
            {total === undefined ? list.texts.show : list.texts.showCount(total, data?.accuracy)}
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
