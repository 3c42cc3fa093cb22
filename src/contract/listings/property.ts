import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { type Call, MISSING, MISSING_OR_GONE } from '../calls.ts';
import { AtSlug } from '../paging.ts';
import {
  AreaUnit,
  Facing,
  Furnishing,
  Ownership,
  PictureKind,
  PossessionStatus,
  PostedBy,
  PowerBackup,
  PreferredTenants,
  PropertyType,
  Purpose,
  ResidencyType,
  WaterSupply,
} from './enumerations.ts';
import { PropertySearch } from './property-search.ts';

const Stars = z.number().int().min(0).max(5).nullable();

/** The first five picture URLs, which the card shows; unused ones are null. */
export const ListingImages = z.object({
  image_url1: z.string().nullable(),
  image_url2: z.string().nullable(),
  image_url3: z.string().nullable(),
  image_url4: z.string().nullable(),
  image_url5: z.string().nullable(),
});

export const DecisionDrivers = z.object({
  decision_drivers_life_style: Stars,
  decision_drivers_connectivity: Stars,
  decision_drivers_livability: Stars,
  decision_drivers_value_for_money: Stars,
});

export const Amenity = z.object({ id: Id, name: z.string(), category: z.string() });

export const ListingBuilder = z.object({
  id: Id,
  name: z.string(),
  image_url: z.string().nullable(),
  established: z.number().nullable(),
  about: z.string(),
});

/** When staff last confirmed the listing and when they checked its RERA number; null if never. */
export const Checks = z.object({
  confirmed_at: z.iso.datetime().nullable(),
  rera_checked_at: z.iso.datetime().nullable(),
});

/** Alternative texts, one for each picture; empty if there is none. */
export const ImageAlts = z.array(z.string());

/** All pictures in order, with what they show; the first five are also `image_url1` to `image_url5`. */
export const ListingPictures = z.array(z.object({ url: z.string(), alt: z.string(), kind: PictureKind.nullable() }));

/** The view in all directions of a listing, an equirectangular picture; null if it has none. */
export const ListingPanorama = z.object({ url: z.string(), alt: z.string() }).nullable();

/** The locality of a listing; null if it is not in the master list. */
export const ListingLocality = z.object({ id: Id, name: z.string(), slug: z.string() }).nullable();

const AreaAsEntered = z.object({ value: z.number(), unit: AreaUnit }).nullable();

/** A property on a card. The description is its first paragraph. `price` is null for "price on request". */
export const PropertyItem = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  ...ListingImages.shape,
  tag_name: z.string().nullable(),
  tags: z.array(z.object({ tag_name: z.string() })),
  possession_status: PossessionStatus.nullable(),
  rating: z.number().nullable(),
  purpose: Purpose,
  /** For rent: for a month. */
  price: z.number().nullable(),
  residency_type: ResidencyType.nullable(),
  property_type: PropertyType.nullable(),
  address: z.string(),
  city: z.object({ id: Id, city_name: z.string() }).nullable(),
  description: z.string(),
  bhk: z.string().nullable(),
  bhks: z.array(z.object({ bhk: z.string() })),
  bathrooms: z.number().nullable(),
  /** The built-up area, or that of land, as it was entered. */
  area: AreaAsEntered,
  /** The same in square feet. */
  built_up_area: z.number().nullable(),
  /** In square feet. */
  carpet_area: z.number().nullable(),
  /** The name of its locality; empty if unknown. */
  locality: z.string(),
  rera_id: z.string().nullable(),
  /** Who posted it; null for a listing of our own. */
  posted_by: PostedBy.nullable(),
});
export type PropertyItem = z.infer<typeof PropertyItem>;

/** Facts of a home; null if unknown. */
const PropertyFacts = z.object({
  /** 0 is the ground floor; basements are negative. */
  floor: z.number().nullable(),
  total_floors: z.number().nullable(),
  built_year: z.number().nullable(),
  covered_parking: z.number().nullable(),
  open_parking: z.number().nullable(),
  balconies: z.number().nullable(),
  ownership: Ownership.nullable(),
  water_supply: WaterSupply.nullable(),
  power_backup: PowerBackup.nullable(),
  has_lift: z.boolean().nullable(),
});

/** Conditions of a home for rent; all null for sale. */
const RentTerms = z.object({
  deposit: z.number().nullable(),
  available_from: z.string().nullable(),
  minimum_stay_months: z.number().nullable(),
  maintenance_included: z.boolean().nullable(),
  preferred_tenants: PreferredTenants.nullable(),
});

export const Property = PropertyItem.extend({
  ...PropertyFacts.shape,
  ...RentTerms.shape,
  ...DecisionDrivers.shape,
  ...Checks.shape,
  carpet: AreaAsEntered,
  super_area: AreaAsEntered,
  place: ListingLocality,
  /** First name and initial of the visitor who posted it; null for a listing of our own. */
  poster_name: z.string().nullable(),
  project: z.object({ slug: z.string(), title: z.string() }).nullable(),
  pictures: ListingPictures,
  panorama: ListingPanorama,
  video_url: z.string().nullable(),
  published_at: z.iso.datetime().nullable(),
  /** Every price since the listing was published, oldest first, with the day (in India) from which it held. */
  price_history: z.array(z.object({ since: z.iso.date(), price: z.number() })),
  /** The day in India on which this was read, so that every visitor sees the same age of a home. */
  today: z.iso.date(),
  furnishing: Furnishing.nullable(),
  facing: Facing.nullable(),
  maintenance: z.number().nullable(),
  possession_date: z.string().nullable(),
  image_alts: ImageAlts,
  location_iframe: z.string().nullable(),
  /** The URL that `location_iframe` shows, for pages that build their own iframe. */
  location_src: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  landmarks: z.array(z.string()),
  amenities: z.array(Amenity),
  builder: ListingBuilder.nullable(),
  /** The picture for link previews: its URL without origin. */
  og_image: z.string().nullable(),
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  similar: z.array(PropertyItem),
});
export type Property = z.infer<typeof Property>;

/** A large count may be an estimate from a sample. */
const FacetCounts = z.array(
  z.object({ value: z.string(), count: z.number(), approximate: z.literal(true).optional() }),
);

/** How many properties match each option with the other filters unchanged. */
export const PropertyFacets = z.object({
  residency_type: FacetCounts,
  property_type: FacetCounts,
  furnishing: FacetCounts,
  possession_status: FacetCounts,
  bhk: FacetCounts,
  /** Of the city of the search. */
  locality: FacetCounts,
  carpet: FacetCounts,
  amenities: FacetCounts,
  floor: FacetCounts,
  age: FacetCounts,
  posted_by: FacetCounts,
  listed_within: FacetCounts,
  facing: FacetCounts,
  rera: FacetCounts,
});
export type PropertyFacets = z.infer<typeof PropertyFacets>;

/** Filters that a search without results can change. */
const RelaxedFilter = z.enum([
  'budget',
  'locality',
  'residency_type',
  'property_type',
  'furnishing',
  'possession_status',
  'bhk',
  'builder_id',
  'carpet',
  'amenities',
  'floor',
  'age',
  'posted_by',
  'listed_within',
  'facing',
  'rera',
]);
export type RelaxedFilter = z.infer<typeof RelaxedFilter>;

/** A change of a search that found nothing, and what the changed search finds. */
export const Relaxation = z.object({
  /** Usually one. */
  filters: z.array(RelaxedFilter),
  /** The values that replace those of the filter; none if the filters are dropped. */
  change: z.object({
    min_price: z.number().optional(),
    max_price: z.number().optional(),
    locality: z.array(Id).optional(),
  }),
  count: z.number().int(),
});
export type Relaxation = z.infer<typeof Relaxation>;

/** Set if a total is not exact: it is an estimate, or there are more than that. */
export const Accuracy = z.enum(['estimate', 'at_least']).optional();

export const PropertyPage = success({
  properties: z.array(PropertyItem),
  totalItems: z.number().int(),
  totalPages: z.number().int(),
  accuracy: Accuracy,
  facets: PropertyFacets.optional(),
  /** With facets, if nothing was found. */
  relaxations: z.array(Relaxation).optional(),
});
export type PropertyPage = z.infer<typeof PropertyPage>;

/** How many listings match a search. */
export const ListingCount = success({ total: z.number().int(), accuracy: Accuracy });
export type ListingCount = z.infer<typeof ListingCount>;

export const PropertyAnswer = success({ property: Property });
export type PropertyAnswer = z.infer<typeof PropertyAnswer>;

/** The two most similar properties; the property itself may no longer exist. */
export const SimilarProperties = success({ properties: z.array(PropertyItem) });
export type SimilarProperties = z.infer<typeof SimilarProperties>;

export const PROPERTY_READS = {
  '/property/:slug': { tag: 'listings', params: AtSlug, answer: PropertyAnswer, failures: MISSING_OR_GONE },
  '/property/:slug/similar': { tag: 'listings', params: AtSlug, answer: SimilarProperties, failures: MISSING },
} satisfies Record<string, Call>;

export const PROPERTY_SEARCH_READS = {
  '/property': { tag: 'listings', query: PropertySearch, answer: PropertyPage },
  '/property-count': { tag: 'listings', query: PropertySearch, answer: ListingCount },
} satisfies Record<string, Call>;
