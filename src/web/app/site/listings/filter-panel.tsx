import type { ReactNode } from 'react';
import type { PossessionStatus, PropertyFacets } from '#contract';
import { type BarFilterName, type Choices, type Search } from '#contract/listings/filter-values.ts';
import { FILTER_LABELS } from '#contract/listings/more-filter-values.ts';
import { BudgetFilter } from './budget-filter.tsx';
import { CheckList, type ChoiceHandlers, ChoiceList, PlaceList, TextFilter } from './filter-lists.tsx';
import { LocalityFilter } from './locality-filter.tsx';
import {
  bhkOptions,
  fewOptions,
  type PlaceName,
  placeOptions,
  possessionOptions,
  type SelectFilterName,
  type TextName,
  typeOptions,
} from './options.ts';

interface PanelProps extends ChoiceHandlers<Partial<Search>> {
  search: Search;
  choices: Choices;
  facets: PropertyFacets | undefined;
}

function TextPanel({ name, search, onChoose }: PanelProps & { name: TextName }) {
  return <TextFilter name={name} value={search[name]} onChoose={(text) => onChoose({ [name]: text })} />;
}

function Place({ name, search, choices, onTry, onChoose }: PanelProps & { name: PlaceName }) {
  return (
    <PlaceList
      name={name}
      options={placeOptions(name, choices)}
      value={search[name]}
      onTry={(id) => onTry({ [name]: id })}
      onChoose={(id) => onChoose({ [name]: id })}
    />
  );
}

function Few({ name, search, facets, onTry, onChoose }: PanelProps & { name: SelectFilterName }) {
  return (
    <ChoiceList
      className="-mx-2 min-w-52"
      label={FILTER_LABELS[name]}
      any="Any"
      options={fewOptions(name, facets)}
      value={search[name]}
      onTry={(value) => onTry({ [name]: value })}
      onChoose={(value) => onChoose({ [name]: value })}
    />
  );
}

function Types({ search, facets, onTry }: PanelProps) {
  return (
    <div className="grid grid-cols-[repeat(3,auto)] gap-x-8">
      {typeOptions(facets).map(({ label, options }) => (
        <CheckList
          key={label}
          label={label}
          options={options}
          value={search.property_type}
          onChange={(property_type) => onTry({ property_type })}
        />
      ))}
    </div>
  );
}

function Bhks({ search, choices, facets, onTry }: PanelProps) {
  return (
    <CheckList
      label={FILTER_LABELS.bhk}
      hideLabel
      options={bhkOptions(choices.bhks, facets)}
      value={search.bhk}
      onChange={(bhk) => onTry({ bhk })}
    />
  );
}

/** One choice, applied at once; the dialog with all filters, links and sentences can set several. */
function Possession({ search: { possession_status: chosen }, facets, onTry, onChoose }: PanelProps) {
  const toSearch = (status: PossessionStatus | undefined) => ({ possession_status: status && [status] });
  return (
    <ChoiceList
      className="-mx-2 min-w-52"
      label={FILTER_LABELS.possession_status}
      any="Any"
      options={possessionOptions(facets)}
      value={chosen?.length === 1 ? chosen[0] : undefined}
      onTry={(status) => onTry(toSearch(status))}
      onChoose={(status) => onChoose(toSearch(status))}
    />
  );
}

const PANELS: Record<BarFilterName, (props: PanelProps) => ReactNode> = {
  search: (props) => <TextPanel {...props} name="search" />,
  city_id: (props) => <Place {...props} name="city_id" />,
  locality: ({ onTry, ...props }) => (
    <div className="w-72">
      <LocalityFilter {...props} onChange={onTry} />
    </div>
  ),
  landmark: (props) => <TextPanel {...props} name="landmark" />,
  project: (props) => <TextPanel {...props} name="project" />,
  builder_id: (props) => <Place {...props} name="builder_id" />,
  residency_type: (props) => <Few {...props} name="residency_type" />,
  property_type: Types,
  bhk: Bhks,
  budget: ({ search, onTry }) => (
    <BudgetFilter className="w-80" value={search} purpose={search.purpose ?? 'sale'} onChange={onTry} />
  ),
  furnishing: (props) => <Few {...props} name="furnishing" />,
  possession_status: Possession,
};

/** Popover content of one filter. */
export function FilterPanel({ name, ...props }: PanelProps & { name: BarFilterName }) {
  return PANELS[name](props);
}
