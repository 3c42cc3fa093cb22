import type { PageTexts, PropertyType } from '#contract';
import { type Choices, type Search } from '#contract/listings/filter-values.ts';
import { bhkName, FURNISHING_LABELS, POSSESSION_LABELS, RESIDENCY_LABELS } from '#contract/listings/labels.ts';
import type { PageHead } from '../../data/page.tsx';
import { appliedFilters } from './filters.ts';
import type { List } from './list.ts';

/** Plural labels. */
const MANY: Record<PropertyType, string> = {
  'flat/apartment': 'Flats and Apartments',
  plot: 'Plots',
  residential: 'Residential Houses',
  villa: 'Villas',
  builder_floor_apartment: 'Builder Floor Apartments',
  penthouse: 'Penthouses',
  studio_apartment: 'Studio Apartments',
  service_apartment: 'Serviced Apartments',
  commercial_office_space: 'Commercial Office Spaces',
  office_in_it_park: 'Offices in IT Parks',
  commercial_shop: 'Commercial Shops',
  commercial_showroom: 'Commercial Showrooms',
  commercial_land: 'Commercial Land',
  'warehouse/godown': 'Warehouses and Godowns',
  industrial_land: 'Industrial Land',
  industrial_building: 'Industrial Buildings',
  industrial_shed: 'Industrial Sheds',
  agricultural_land: 'Agricultural Land',
  farmhouse: 'Farm Houses',
};

/** The value, if there is exactly one. */
const only = <Value>(values: Value[] | undefined): Value | undefined => (values?.length === 1 ? values[0] : undefined);

function getKindLabel(noun: string, { property_type, residency_type }: Search): string {
  const type = only(property_type);
  if (type) return MANY[type];
  if (residency_type === 'plot' && noun === 'Properties') return 'Plots';
  return residency_type ? `${RESIDENCY_LABELS[residency_type]} ${noun}` : noun;
}

/** The first two localities, and how many more. */
function localityNames(ids: number[] = [], { localities = [] }: Pick<Choices, 'localities'>): string {
  const names = ids.flatMap((id) => localities?.find((locality) => locality.id === id)?.name ?? []);
  const more = names.length - 2;
  return more > 0 ? `${names.slice(0, 2).join(', ')} and ${more} more` : names.join(' and ');
}

/** Title of a list: 'Projects by Vastukala Habitat', '3 BHK Villas in Goa'. */
export function listTitle(noun: 'Properties' | 'Projects', search: Search, choices: Choices): string {
  const bhk = choices.bhks?.find(({ id }) => id === only(search.bhk))?.bhk;
  const places = localityNames(search.locality, choices);
  const city = choices.cities?.find(({ id }) => id === search.city_id)?.city_name;
  const builder = choices.builders?.find(({ id }) => id === search.builder_id)?.name;
  const status = only(search.possession_status);
  const { furnishing, search: text, project, landmark } = search;
  const parts = [
    status && POSSESSION_LABELS[status],
    bhk && bhkName(bhk),
    getKindLabel(noun, search),
    search.purpose === 'rent' && 'for Rent',
    furnishing && `(${FURNISHING_LABELS[furnishing]})`,
    text && `matching “${text}”`,
    project && `named “${project}”`,
    builder && `by ${builder}`,
    landmark && `near ${landmark}`,
    (places || city) && `in ${[places, city].filter(Boolean).join(', ')}`,
  ];
  return parts.filter(Boolean).join(' ');
}

const FREE_TEXT = ['search', 'landmark', 'project'] as const;

/**
 * Whether search engines should index this URL: the whole list, one filter, or two combined, such as city and property
 * type. Not indexed: narrower combinations, free-text searches, empty lists, and later pages of a list in another sort
 * order, which only repeat the list.
 */
export function isWorthIndexing({ filters }: Pick<List, 'filters'>, search: Search, total?: number): boolean {
  const set = appliedFilters(filters, search);
  const typed = FREE_TEXT.some((name) => set.includes(name));
  const repeated = search.sort !== undefined && search.page > 1;
  return set.length <= 2 && !typed && !repeated && total !== 0;
}

interface HeadInput {
  list: Pick<List, 'name' | 'noun' | 'filters' | 'toPath'>;
  search: Search;
  choices: Choices;
  /** Texts by staff for the whole list or one type of it. */
  texts: PageTexts | undefined;
  total?: number;
}

/** Heading, title and meta tags of a list; another sort order is still the same list. */
export function listHead({ list, search, choices, texts, total }: HeadInput): {
  heading: string;
  head: Omit<PageHead, 'site'>;
} {
  const own = listTitle(list.noun, search, choices);
  // The texts of a type apply only if nothing but that type is filtered.
  const fits = appliedFilters(list.filters, search).length === (texts?.key === list.name ? 0 : 1);
  const copy = fits ? texts : undefined;
  const first = search.page === 1;
  return {
    heading: copy?.title ?? own,
    head: {
      ...(first && copy
        ? { title: copy.meta_title, isFullTitle: true }
        : { title: first ? own : `${own}, page ${search.page}` }),
      description:
        copy?.meta_description ??
        `${own}: prices, possession and RERA numbers at a glance. Filter by budget and BHK, save what you like and request a callback.`,
      keywords: copy?.meta_keywords,
      path: list.toPath({ ...search, sort: undefined }),
      noindex: !isWorthIndexing(list, search, total),
    },
  };
}
