import type { BhkChoice, BuilderChoice, City, ProjectSearch, PropertySearch } from '#contract';
import { BUDGET_MAX, BUDGET_MIN, UNBOUNDED_PRICE } from '#contract/budgets.ts';
import {
  bhkName,
  FURNISHING_LABELS,
  isDwelling,
  POSSESSION_LABELS,
  PROPERTY_TYPE_LABELS,
  RESIDENCY_LABELS,
} from '#contract/listings/labels.ts';
import { shortRupees, spokenRupees } from '#contract/rupees.ts';

/** Price bounds of a search in rupees, as in the URL. */
export type Budget = Pick<Search, 'min_price' | 'max_price'>;

export const BUDGET_STEP = 100_000;
export const BUDGET_TICKS = ['₹ 5 L', '₹ 50 L', '₹ 1 Cr', '₹ 1.5 Cr', '₹ 2 Cr+'];

const within = (rupees: number): number => Math.min(BUDGET_MAX, Math.max(BUDGET_MIN, rupees));

/** Positions of the two thumbs; they never meet, whatever the URL contains. */
export function toThumbs({ min_price, max_price }: Budget): [number, number] {
  const high = Math.max(BUDGET_MIN + 1, within(max_price ?? BUDGET_MAX));
  return [Math.min(within(min_price ?? BUDGET_MIN), high - 1), high];
}

/**
 * Bounds from two thumbs. A thumb at its end sets no bound, but keeps one beyond the slider that was typed or chosen
 * before.
 */
export function toBudget([low, high]: [number, number], before?: Budget): Budget {
  const beyond = (price: number | undefined) => (price !== undefined && price > BUDGET_MAX ? price : undefined);
  return {
    min_price: low <= BUDGET_MIN ? undefined : low >= BUDGET_MAX - 1 ? (beyond(before?.min_price) ?? low) : low,
    max_price: high >= BUDGET_MAX ? beyond(before?.max_price) : high,
  };
}

/** Sets a typed lower bound exactly; it stays at least a rupee below the upper one. */
export function withMinimum({ max_price }: Budget, rupees: number | undefined): Budget {
  const low = rupees === undefined ? undefined : Math.min(rupees, (max_price ?? Number.POSITIVE_INFINITY) - 1);
  return { min_price: low === undefined || low <= BUDGET_MIN ? undefined : low, max_price };
}

/** Sets a typed upper bound exactly; it stays at least a rupee above the lower one. */
export function withMaximum({ min_price }: Budget, rupees: number | undefined): Budget {
  const high = rupees === undefined ? undefined : Math.max(rupees, (min_price ?? 0) + 1);
  return { min_price, max_price: high === undefined || high >= UNBOUNDED_PRICE ? undefined : high };
}

const CRORE = 10_000_000;

/** Budgets beyond the slider. */
export const BUDGET_PRESETS: { label: string; budget: Budget }[] = [
  { label: '₹ 2–3 Cr', budget: { min_price: 2 * CRORE, max_price: 3 * CRORE } },
  { label: '₹ 3–5 Cr', budget: { min_price: 3 * CRORE, max_price: 5 * CRORE } },
  { label: '₹ 5–10 Cr', budget: { min_price: 5 * CRORE, max_price: 10 * CRORE } },
  { label: '₹ 10 Cr and above', budget: { min_price: 10 * CRORE, max_price: undefined } },
];

/** A budget as text: '₹ 80 L – ₹ 2 Cr+'. */
export function budgetText({ min_price, max_price }: Budget): string {
  if (max_price === undefined && min_price !== undefined && min_price >= BUDGET_MAX)
    return `${shortRupees(min_price)}+`;
  const low = min_price === undefined ? '5\u00a0Lakh or less' : shortRupees(min_price);
  const high = max_price === undefined ? `${shortRupees(BUDGET_MAX)}+` : shortRupees(max_price);
  return `${low} – ${high}`;
}

/** Text of a thumb for screen readers. */
export function toThumbLabel(rupees: number): string {
  if (rupees <= BUDGET_MIN) return '5 lakh or less';
  return rupees >= BUDGET_MAX ? `${spokenRupees(BUDGET_MAX)} or more` : spokenRupees(rupees);
}

export const FILTER_LABELS = {
  search: 'Search',
  city_id: 'City',
  landmark: 'Landmark',
  project: 'Project',
  builder_id: 'Builder',
  residency_type: 'Residency Type',
  property_type: 'Property Type',
  bhk: 'BHK',
  budget: 'Budget',
  furnishing: 'Furnishing',
  possession_status: 'Possession Status',
} as const;

export type FilterName = keyof typeof FILTER_LABELS;

/** The bar has less space for labels. */
export const BUTTON_LABELS: Record<FilterName, string> = { ...FILTER_LABELS, possession_status: 'Possession' };

/** One applied value: its label, and the search without it. */
interface AppliedValue {
  label: string;
  without: Partial<Search>;
}

const quoted = (text: string) => `“${text}”`;

const one = (value: string | undefined, name: keyof Search): AppliedValue[] =>
  value === undefined ? [] : [{ label: value, without: { [name]: undefined } }];

/** One applied value per item, and the search without it. */
const each = <Value>(values: Value[] | undefined, name: keyof Search, text: (value: Value) => string): AppliedValue[] =>
  (values ?? []).map((value) => {
    const rest = values?.filter((other) => other !== value) ?? [];
    return { label: text(value), without: { [name]: rest.length === 0 ? undefined : rest } };
  });

/** Name for an id, or a generic label while it is unknown. */
function named<Item extends { id: number }>(
  id: number | undefined,
  items: Item[] | undefined,
  getName: (item: Item) => string,
  otherwise: string,
): string | undefined {
  if (id === undefined) return undefined;
  const item = items?.find((candidate) => candidate.id === id);
  return item ? getName(item) : otherwise;
}

const VALUES: Record<FilterName, (search: Search, choices: Choices) => AppliedValue[]> = {
  search: ({ search }) => one(search && quoted(search), 'search'),
  city_id: ({ city_id }, { cities }) =>
    one(
      named(city_id, cities, (city) => city.city_name, 'City'),
      'city_id',
    ),
  landmark: ({ landmark }) => one(landmark && `Near ${landmark}`, 'landmark'),
  project: ({ project }) => one(project && `Project ${quoted(project)}`, 'project'),
  builder_id: ({ builder_id }, { builders }) =>
    one(
      named(builder_id, builders, (builder) => builder.name, 'Builder'),
      'builder_id',
    ),
  residency_type: ({ residency_type }) => one(residency_type && RESIDENCY_LABELS[residency_type], 'residency_type'),
  property_type: ({ property_type }) => each(property_type, 'property_type', (type) => PROPERTY_TYPE_LABELS[type]),
  bhk: ({ bhk }, { bhks }) =>
    each(bhk, 'bhk', (id) => named(id, bhks, (choice) => bhkName(choice.bhk), 'BHK') ?? 'BHK'),
  budget: ({ min_price, max_price }) =>
    min_price === undefined && max_price === undefined
      ? []
      : [
          {
            label: budgetText({ min_price, max_price }),
            without: { min_price: undefined, max_price: undefined },
          },
        ],
  furnishing: ({ furnishing }) => one(furnishing && FURNISHING_LABELS[furnishing], 'furnishing'),
  possession_status: ({ possession_status }) =>
    one(possession_status && POSSESSION_LABELS[possession_status], 'possession_status'),
};

const NO_CHOICES: Choices = { cities: undefined, builders: undefined, bhks: undefined };

/** Every applied value, in the order of the filters; each can be removed separately. */
export const appliedValues = (
  names: readonly FilterName[],
  search: Search,
  choices: Choices,
): (AppliedValue & { name: FilterName })[] =>
  names.flatMap((name) => VALUES[name](search, choices).map((value) => ({ ...value, name })));

export const appliedFilters = (names: readonly FilterName[], search: Search): FilterName[] =>
  names.filter((name) => VALUES[name](search, NO_CHOICES).length > 0);

/** Text of a filter button: its value, or the first of several and how many more. */
export function valueText(name: FilterName, search: Search, choices: Choices): string | undefined {
  const [first, ...more] = VALUES[name](search, choices);
  if (!first) return undefined;
  return more.length === 0 ? first.label : `${first.label} +${more.length}`;
}

/** Whether a search can match homes: commercial properties and plots have no BHK. */
const findsDwellings = ({ residency_type, property_type }: Search): boolean =>
  residency_type !== 'commercial' && residency_type !== 'plot' && (property_type?.some(isDwelling) ?? true);

/** The filters to offer: no BHK where no possible result has one, unless it is set. */
export const offeredFilters = (names: readonly FilterName[], search: Search): FilterName[] =>
  names.filter((name) => name !== 'bhk' || search.bhk !== undefined || findsDwellings(search));

/** Applies a change: resets to the first page, and drops a BHK that cannot match. */
export function changed(search: Search, change: Partial<Search>): Search {
  const next = { ...search, ...change, page: 1 };
  return findsDwellings(next) ? next : { ...next, bhk: undefined };
}

/** A search without filters, in the same sort order. */
export const clearFilters = ({ sort }: Search): Search => ({
  sort,
  min_price: undefined,
  max_price: undefined,
  page: 1,
});

/** Search parameters of both lists; each list uses its own part. */
export type Search = Omit<PropertySearch, 'facets'> & Pick<ProjectSearch, 'search' | 'landmark' | 'project'>;

/** Names for the ids in a search; undefined until loaded. */
export interface Choices {
  cities: City[] | undefined;
  builders: BuilderChoice[] | undefined;
  bhks: BhkChoice[] | undefined;
}
