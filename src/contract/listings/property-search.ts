import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { BUDGET_MIN, RENT_MIN, UNBOUNDED_PRICE } from '../budgets.ts';
import { type Call } from '../calls.ts';
import { Page } from '../paging.ts';
import { Facing, Furnishing, PossessionStatus, PropertyType, ResidencyType } from './enumerations.ts';
import {
  MAX_AGE,
  MAX_CARPET,
  MAX_CHOSEN_AMENITIES,
  MAX_CHOSEN_LOCALITIES,
  MAX_FLOOR,
  MAX_LISTED_WITHIN,
  MIN_FLOOR,
  POSTERS,
} from './search-options.ts';

/** A query value that is missing or invalid is ignored, so that an old link shows a page and never an error. */
export const lenient = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (Array.isArray(value) ? value[0] : value), schema.optional().catch(undefined));

/** Several values of one parameter, "2,5" or repeated; invalid ones are dropped. */
export const lenientList = <Schema extends z.ZodType>(schema: Schema, max = 20) =>
  z.preprocess(
    (value) => {
      const parts: unknown[] = Array.isArray(value) ? value : [value];
      return parts.flatMap((part): unknown[] => (typeof part === 'string' ? part.split(',') : [part]));
    },
    z
      .array(z.unknown())
      .transform((values) => {
        const valid = values.flatMap((value) => {
          const result = schema.safeParse(value);
          return result.success ? [result.data] : [];
        });
        const distinct = [...new Set(valid)].slice(0, max);
        return distinct.length === 0 ? undefined : distinct;
      })
      .optional(),
  );

const Rupees = z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);

/** A lower bound at or below the slider's end is ignored, so that cheaper plots are still found. */
const ignoreSliderEnd = (price: number | undefined, end: number) =>
  price === undefined || price <= end ? undefined : price;

export const MinPrice = lenient(Rupees).transform((price) => ignoreSliderEnd(price, BUDGET_MIN));

export const MaxPrice = lenient(Rupees).transform((price) =>
  price === undefined || price >= UNBOUNDED_PRICE ? undefined : price,
);

export const ProjectSort = z.enum(['newest', 'price_asc', 'price_desc', 'area', 'rating']);
export type ProjectSort = z.infer<typeof ProjectSort>;

export const ListingSort = z.enum([...ProjectSort.options, 'carpet_rate']);
export type ListingSort = z.infer<typeof ListingSort>;

/** Old links contain this misspelling. */
export const PossessionFilter = lenientList(
  z.preprocess((value) => (value === 'near_pssession' ? 'near_possession' : value), PossessionStatus),
);

/** URLs use a hyphen for the two kinds that contain a slash. */
export const PropertyTypeFilter = z.preprocess((value) => {
  if (value === 'flat-apartment') return 'flat/apartment';
  return value === 'warehouse-godown' ? 'warehouse/godown' : value;
}, PropertyType);

/** Whether to return the counts beside each filter option. */
const IncludeFacets = z
  .preprocess((value) => value === '1' || value === 'true' || value === true, z.boolean())
  .default(false);

const within = (min: number, max: number) => lenient(z.coerce.number().int().min(min).max(max));

/** Several localities, of one or several cities; they replace the filter on the city. */
export const LocalityFilter = lenientList(Id, MAX_CHOSEN_LOCALITIES);

export const Poster = z.enum(POSTERS);
export type Poster = z.infer<typeof Poster>;

/** A property search: the address bar, the REST query and the SQL all use this one shape. */
export const PropertySearch = z
  .object({
    /** Without it, homes for sale. A search never mixes both, because their prices do not compare. */
    purpose: lenient(z.literal('rent')),
    city_id: lenient(Id),
    locality: LocalityFilter,
    builder_id: lenient(Id),
    residency_type: lenient(ResidencyType),
    property_type: lenientList(PropertyTypeFilter),
    furnishing: lenient(Furnishing),
    bhk: lenientList(Id),
    possession_status: PossessionFilter,
    min_price: lenient(Rupees),
    max_price: MaxPrice,
    /** In square feet. */
    min_carpet: within(1, MAX_CARPET),
    max_carpet: within(1, MAX_CARPET),
    /** A property must have all of them. */
    amenities: lenientList(Id, MAX_CHOSEN_AMENITIES),
    /** The ground floor is 0. */
    min_floor: within(MIN_FLOOR, MAX_FLOOR),
    max_floor: within(MIN_FLOOR, MAX_FLOOR),
    /** In years. */
    max_age: within(0, MAX_AGE),
    posted_by: lenient(Poster),
    /** In days. */
    listed_within: within(1, MAX_LISTED_WITHIN),
    facing: lenientList(Facing),
    /** Only properties with a RERA number. */
    rera: lenient(z.literal('1')),
    sort: lenient(ListingSort),
    page: Page,
    facets: IncludeFacets,
  })
  .transform(({ min_price, ...search }) => ({
    ...search,
    min_price: ignoreSliderEnd(min_price, search.purpose === 'rent' ? RENT_MIN : BUDGET_MIN),
  }));
export type PropertySearch = z.infer<typeof PropertySearch>;

/** A number of bedrooms such as "2" or "4+". */
export const BhkChoice = z.object({ id: Id, bhk: z.string() });
export type BhkChoice = z.infer<typeof BhkChoice>;

export const BhkList = success({ bhk: z.array(BhkChoice) });
export type BhkList = z.infer<typeof BhkList>;

export const BuilderChoice = z.object({ id: Id, name: z.string() });
export type BuilderChoice = z.infer<typeof BuilderChoice>;

export const BuilderList = success({ builders: z.array(BuilderChoice) });
export type BuilderList = z.infer<typeof BuilderList>;

/** Amenities that a search can ask for. */
export const AmenityList = success({ amenities: z.array(z.object({ id: Id, name: z.string() })) });
export type AmenityList = z.infer<typeof AmenityList>;

export const CHOICE_READS = {
  '/amenity': { tag: 'catalogue', answer: AmenityList },
  '/bhk': { tag: 'catalogue', answer: BhkList },
  '/builder': { tag: 'catalogue', answer: BuilderList },
} satisfies Record<string, Call>;
