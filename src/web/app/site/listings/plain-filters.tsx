import { Fragment, type ReactNode } from 'react';
import { BUDGET_MAX, BUDGET_MIN, UNBOUNDED_PRICE } from '#contract/budgets.ts';
import { type Choices, type FilterName, type Search } from '#contract/listings/filter-values.ts';
import { FILTER_LABELS } from '#contract/listings/more-filter-values.ts';
import { shortRupees } from '#contract/rupees.ts';
import { buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { controlClass, Input, Select } from '#ui/input.tsx';
import type { List } from './list.ts';
import {
  bhkOptions,
  fewOptions,
  type Option,
  type PlaceName,
  placeOptions,
  possessionOptions,
  type SelectFilterName,
  type TextName,
  typeOptions,
} from './options.ts';

interface PlainProps {
  list: List;
  search: Search;
  choices: Choices;
}

const Options = ({ options }: { options: Option<string | number>[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

const LAKH = 100_000;
const PRICES = [10, 20, 30, 40, 50, 75, 100, 125, 150, 175].map((lakh) => ({
  value: lakh * LAKH,
  label: shortRupees(lakh * LAKH),
}));

/** The default order is not written to the URL. */
const orders = ({ sorts }: List) =>
  Object.entries(sorts).map(([value, label]) => ({ value: value === 'newest' ? '' : value, label }));

/** The preset prices, and the current one if it is not a preset. */
const pricesWith = (price: number | undefined) =>
  price === undefined || PRICES.some(({ value }) => value === price)
    ? PRICES
    : [...PRICES, { value: price, label: shortRupees(price) }].toSorted((a, b) => a.value - b.value);

function Prices({ search }: PlainProps) {
  return (
    <>
      <Field label="Minimum budget">
        {(control) => (
          <Select {...control} name="min_price" defaultValue={search.min_price ?? BUDGET_MIN}>
            <option value={BUDGET_MIN}>5 Lakh or less</option>
            <Options options={pricesWith(search.min_price)} />
          </Select>
        )}
      </Field>
      <Field label="Maximum budget">
        {(control) => (
          <Select {...control} name="max_price" defaultValue={search.max_price ?? UNBOUNDED_PRICE}>
            <Options options={pricesWith(search.max_price)} />
            <option value={UNBOUNDED_PRICE}>{shortRupees(BUDGET_MAX)}+</option>
          </Select>
        )}
      </Field>
    </>
  );
}

interface ChoiceProps {
  name: PlaceName | SelectFilterName;
  value: string | number | undefined;
  options: Option<string | number>[];
}

const Choice = ({ name, value, options }: ChoiceProps) => (
  <Field label={FILTER_LABELS[name]}>
    {(control) => (
      <Select {...control} name={name} defaultValue={value ?? ''}>
        <option value="">{options.length === 0 ? 'No Data Yet!' : 'Any'}</option>
        <Options options={options} />
      </Select>
    )}
  </Field>
);

interface SeveralProps {
  name: 'property_type' | 'bhk' | 'possession_status';
  value: (string | number)[] | undefined;
  children: ReactNode;
}

const Several = ({ name, value, children }: SeveralProps) => (
  <Field label={FILTER_LABELS[name]}>
    {(control) => (
      <select
        {...control}
        className={classNames(controlClass, 'py-1.5')}
        name={name}
        multiple
        size={4}
        defaultValue={value?.map(String) ?? []}
      >
        {children}
      </select>
    )}
  </Field>
);

const textField =
  (name: TextName) =>
  ({ search }: PlainProps) => (
    <Field label={FILTER_LABELS[name]}>
      {(control) => <Input {...control} type="search" name={name} maxLength={100} defaultValue={search[name]} />}
    </Field>
  );

const place =
  (name: PlaceName) =>
  ({ search, choices }: PlainProps) => (
    <Choice name={name} value={search[name]} options={placeOptions(name, choices) ?? []} />
  );

const few =
  (name: SelectFilterName) =>
  ({ search }: PlainProps) => <Choice name={name} value={search[name]} options={fewOptions(name, undefined)} />;

interface SquareFeetProps {
  name: 'min_carpet' | 'max_carpet';
  label: string;
  value: number | undefined;
}

const SquareFeet = ({ name, label, value }: SquareFeetProps) => (
  <Field label={label}>
    {(control) => <Input {...control} name={name} inputMode="numeric" defaultValue={value} />}
  </Field>
);

/** Set by links; without JavaScript they have no field, but the form keeps them. */
const KEPT = ['locality', 'amenities', 'min_floor', 'max_floor', 'max_age', 'listed_within', 'facing', 'rera'] as const;

const Kept = ({ search }: PlainProps) =>
  KEPT.map((name) => search[name] && <input key={name} type="hidden" name={name} value={String(search[name])} />);

const nothing = () => null;

const FIELDS: Record<FilterName, (props: PlainProps) => ReactNode> = {
  search: textField('search'),
  city_id: place('city_id'),
  landmark: textField('landmark'),
  project: textField('project'),
  builder_id: place('builder_id'),
  residency_type: few('residency_type'),
  property_type: ({ search }) => (
    <Several name="property_type" value={search.property_type}>
      {typeOptions(undefined).map(({ label, options }) => (
        <optgroup key={label} label={label}>
          <Options options={options} />
        </optgroup>
      ))}
    </Several>
  ),
  bhk: ({ search, choices }) => (
    <Several name="bhk" value={search.bhk}>
      <Options options={bhkOptions(choices.bhks, undefined)} />
    </Several>
  ),
  budget: Prices,
  furnishing: few('furnishing'),
  possession_status: ({ search }) => (
    <Several name="possession_status" value={search.possession_status}>
      <Options options={possessionOptions(undefined)} />
    </Several>
  ),
  locality: nothing,
  carpet: ({ search }) => (
    <>
      <SquareFeet name="min_carpet" label="Minimum carpet area, sq ft" value={search.min_carpet} />
      <SquareFeet name="max_carpet" label="Maximum carpet area, sq ft" value={search.max_carpet} />
    </>
  ),
  amenities: nothing,
  floor: nothing,
  age: nothing,
  posted_by: few('posted_by'),
  listed_within: nothing,
  facing: nothing,
  rera: nothing,
};

/** All filters as a plain form, for browsers without JavaScript. */
export default function PlainFilters(props: PlainProps) {
  const { list, search } = props;
  return (
    <form action={list.toPath({})} className="grid grid-cols-2 gap-3 pb-2 md:grid-cols-4">
      {list.filters.map((name) => (
        <Fragment key={name}>{FIELDS[name](props)}</Fragment>
      ))}
      <Kept {...props} />
      <Field label="Sort by">
        {(control) => (
          <Select {...control} name="sort" defaultValue={search.sort ?? ''}>
            <Options options={orders(list)} />
          </Select>
        )}
      </Field>
      <button type="submit" className={classNames(buttonClass(), 'min-h-12 self-end')}>
        Show {list.name}
      </button>
    </form>
  );
}
