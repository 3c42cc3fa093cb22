import { z } from 'zod';
import { squareFeet } from '../amounts.ts';
import { type FieldError, Id, success } from '../answers.ts';
import type { Wire } from '../calls.ts';
import { MapEmbed } from '../content/map-embed.ts';
import { indianNumber } from '../indian-number.ts';
import {
  AreaUnit,
  Facing,
  Furnishing,
  ListingStatus,
  Ownership,
  PictureKind,
  PossessionStatus,
  PowerBackup,
  PreferredTenants,
  PropertyType,
  Purpose,
  ResidencyType,
  WaterSupply,
} from '../listings/enumerations.ts';
import { isDwelling } from '../listings/labels.ts';
import { VideoAddress } from '../listings/video-address.ts';
import { PictureChoice, StaffPicture } from '../media/pictures.ts';
import { coordinateFields, isMissing, optionalText, requiredText, Slug, Stamp, validateCoordinates } from './fields.ts';
import { WarningCode } from './listing-warnings.ts';

/**
 * Whether a published listing was confirmed recently, is due for confirmation, or was hidden because it was not
 * confirmed.
 */
export const Freshness = z.enum(['fresh', 'due', 'hidden']);
export type Freshness = z.infer<typeof Freshness>;

/** Whole rupees, with a maximum that catches typing errors. */
const RupeeAmount = z
  .number('Please enter an amount')
  .int('Whole rupees only')
  .min(1, 'Please enter an amount')
  .max(1_000_000_000_000, 'Enter at most one lakh crore');

const AreaAmount = z.object({
  value: z.number().positive('Please enter an area').max(100_000_000, 'This value is too large'),
  unit: AreaUnit,
});

const Driver = z.number().int('Whole stars only').min(0).max(5, 'At most 5').nullish();
const ids = (max: number) => z.array(Id).max(max).optional();

export const MAX_LISTING_PICTURES = 20;

/** An empty alternative text is filled with a suggestion when the listing is stored. */
const ListingPictureChoice = PictureChoice.extend({
  alt: optionalText(200),
  kind: PictureKind.nullish(),
});
const ListingPicture = StaffPicture.extend({ kind: PictureKind.nullable() });
export type ListingPicture = z.infer<typeof ListingPicture>;

/** The fields that projects and properties share. No defaults, so that a PATCH leaves missing fields unchanged. */
const listingFields = {
  title: requiredText(160, 3, 'Enter a title'),
  slug: Slug.optional(),
  description: optionalText(20_000),
  status: ListingStatus,
  /** When a scheduled listing is published. */
  scheduled_for: Stamp.nullish(),
  /** Set when the user confirms that it is still available. */
  confirmed: z.literal(true).optional(),
  /** The warnings that the user has checked before publishing. */
  acknowledged: z.array(WarningCode).max(WarningCode.options.length).optional(),
  city_id: Id.nullish(),
  builder_id: Id.nullish(),
  address: optionalText(250),
  /** A locality of the city; `locality` then follows its name. Without it, `locality` is matched by its name. */
  locality_id: Id.nullish(),
  locality: optionalText(120).optional(),
  landmarks: z.array(requiredText(80)).max(20, 'At most 20').optional(),
  ...coordinateFields,
  residency_type: ResidencyType.nullish(),
  possession_status: PossessionStatus.nullish(),
  price_on_request: z.boolean().optional(),
  rating: z.number().min(0).max(5, 'At most 5').multipleOf(0.1, 'One decimal at most').nullish(),
  decision_drivers_life_style: Driver,
  decision_drivers_connectivity: Driver,
  decision_drivers_livability: Driver,
  decision_drivers_value_for_money: Driver,
  rera_id: optionalText(80).nullish(),
  /** Set when the user confirms having checked the number on the regulator's site. */
  rera_checked: z.boolean().optional(),
  meta_title: optionalText(120).nullish(),
  meta_description: optionalText(320).nullish(),
  meta_keywords: optionalText(320).nullish(),
  tag_ids: ids(20),
  amenity_ids: ids(200),
  bhk_ids: ids(20),
  images: z
    .array(ListingPictureChoice)
    .max(MAX_LISTING_PICTURES, 'At most 20 pictures')
    .refine(
      ([cover]) => cover?.kind !== 'panorama',
      'The cover cannot be a 360° view. Move another picture to the front',
    )
    .refine(
      (pictures) => pictures.filter(({ kind }) => kind === 'panorama').length <= 1,
      'Only one picture can be a 360° view',
    )
    .optional(),
};

/** The publishing state of a stored listing. `freshness` is null if it is not on the site. */
const publishingFields = {
  status: ListingStatus,
  scheduled_for: Stamp.nullable(),
  confirmed_at: Stamp.nullable(),
  freshness: Freshness.nullable(),
};

/** Fields that only a stored listing has, or whose type differs from the form. */
const storedListingFields = {
  updatedAt: Stamp,
  id: Id,
  slug: z.string(),
  ...publishingFields,
  location_iframe: z.string().nullable(),
  images: z.array(ListingPicture),
  rera_checked_at: Stamp.nullable(),
  rera_checked_by: z.string().nullable(),
};

/** A field that is required for publishing, and its error message. */
type RequiredField = [field: string, message: string];

/** Whether visitors see a listing with these values, now or later. */
export const isGoingPublic = ({ status }: Record<string, unknown>): boolean =>
  status === 'published' || status === 'scheduled';

/** Missing fields of a listing that is published or scheduled; empty for other statuses. */
function findMissingFields(values: Record<string, unknown>, needed: RequiredField[]): FieldError[] {
  if (!isGoingPublic(values)) return [];
  return needed.filter(([field]) => isMissing(values[field])).map(([field, message]) => ({ field, message }));
}

/** The publishing time of a scheduled listing must be in the future. */
export function validateSchedule({ status, scheduled_for }: Record<string, unknown>, now: Date): FieldError[] {
  if (status !== 'scheduled') return [];
  const field = 'scheduled_for';
  if (isMissing(scheduled_for)) return [{ field, message: 'Choose when to publish it' }];
  const ahead = new Date(scheduled_for as string | Date) > now;
  return ahead ? [] : [{ field, message: 'Choose a time in the future' }];
}

const wholeNumber = (min: number, max: number) =>
  z
    .number('Please enter a whole number')
    .int('Please enter a whole number')
    .min(min, `At least ${min}`)
    .max(max, `At most ${max}`)
    .nullish();

/** Facts that only a home for rent has. */
const rentFields = {
  deposit: z
    .number('Please enter an amount')
    .int('Whole rupees only')
    .min(0)
    .max(1_000_000_000, 'At most 100 crore')
    .nullish(),
  available_from: z.iso.date('Please choose a date').nullish(),
  minimum_stay_months: wholeNumber(0, 120),
  maintenance_included: z.boolean().nullish(),
  preferred_tenants: PreferredTenants.nullish(),
};

export const PropertyInput = z.object({
  ...listingFields,
  location_iframe: MapEmbed.optional(),
  purpose: Purpose.optional(),
  project_id: Id.nullish(),
  property_type: PropertyType.nullish(),
  furnishing: Furnishing.nullish(),
  facing: Facing.nullish(),
  price: RupeeAmount.nullish(),
  maintenance: z.number().int('Whole rupees only').min(0).max(100_000_000, 'This value is too large').nullish(),
  bathrooms: z.number().int().min(0).max(50, 'At most 50').nullish(),
  possession_date: z.iso.date('Please choose a date').nullish(),
  built_up_area: AreaAmount.nullish(),
  carpet_area: AreaAmount.nullish(),
  super_area: AreaAmount.nullish(),
  floor: wholeNumber(-5, 200),
  total_floors: wholeNumber(1, 200),
  built_year: wholeNumber(1800, 2100),
  covered_parking: wholeNumber(0, 1000),
  open_parking: wholeNumber(0, 1000),
  balconies: wholeNumber(0, 50),
  ownership: Ownership.nullish(),
  water_supply: WaterSupply.nullish(),
  power_backup: PowerBackup.nullish(),
  has_lift: z.boolean().nullish(),
  video_url: VideoAddress.nullish(),
  ...rentFields,
});
export type PropertyInput = z.infer<typeof PropertyInput>;

type Area = z.infer<typeof AreaAmount>;

/** Carpet area is part of the built-up area, which is part of the super built-up area. */
function validateAreas({ carpet_area, built_up_area, super_area }: Record<string, unknown>): FieldError[] {
  const [carpet, builtUp, superArea] = [carpet_area, built_up_area, super_area].map((area) =>
    isMissing(area) ? undefined : Math.round(squareFeet(area as Area)),
  );
  const largest = builtUp ?? superArea;
  if (carpet !== undefined && largest !== undefined && carpet > largest)
    return [{ field: 'carpet_area', message: 'The carpet area is larger than the built-up area' }];
  if (builtUp !== undefined && superArea !== undefined && builtUp > superArea)
    return [{ field: 'super_area', message: 'The super built-up area is smaller than the built-up area' }];
  return [];
}

function validateFloor({ floor, total_floors }: Record<string, unknown>): FieldError[] {
  if (typeof floor !== 'number' || typeof total_floors !== 'number' || floor <= total_floors) return [];
  return [{ field: 'floor', message: 'The floor is above the top floor' }];
}

function validateBuiltYear({ built_year }: Record<string, unknown>, now: Date): FieldError[] {
  if (typeof built_year !== 'number' || built_year <= now.getUTCFullYear()) return [];
  return [{ field: 'built_year', message: 'This year is in the future. Enter a possession date instead.' }];
}

/** Smaller areas are a number with a missing digit or another unit. */
const MIN_HOME_SQ_FT = 80;
const MIN_SQ_FT = 20;

/** Areas that no property has. */
function validateSizes(values: Record<string, unknown>): FieldError[] {
  const isHome = typeof values.property_type === 'string' && isDwelling(values.property_type);
  return ['built_up_area', 'carpet_area', 'super_area'].flatMap((field) => {
    const area = values[field];
    if (isMissing(area)) return [];
    const sqFt = Math.round(squareFeet(area as Area));
    if (sqFt >= (isHome ? MIN_HOME_SQ_FT : MIN_SQ_FT)) return [];
    const message = `${indianNumber(sqFt)} Sq.Ft. is too small for a ${isHome ? 'home' : 'property'}. Check the number and its unit`;
    return [{ field, message }];
  });
}

const MIN_SALE_PRICE = 10_000;

/** A price in lakhs or crores that was entered as rupees. */
function validatePrice({ price, purpose }: Record<string, unknown>): FieldError[] {
  if (typeof price !== 'number' || purpose === 'rent' || price >= MIN_SALE_PRICE) return [];
  return [{ field: 'price', message: 'Enter the whole price in rupees, such as 85 lakh' }];
}

/** A draft may hold such values while they are typed; they can never be published. */
const findImpossibleValues = (values: Record<string, unknown>): FieldError[] =>
  isGoingPublic(values) ? [...validateSizes(values), ...validatePrice(values)] : [];

/** A monthly rent above this is taken for a sale price that was entered under the wrong purpose. */
const MAX_RENT = 100_000_000;

function validateRent({ purpose, price }: Record<string, unknown>): FieldError[] {
  if (purpose !== 'rent' || typeof price !== 'number' || price <= MAX_RENT) return [];
  return [{ field: 'price', message: 'Enter the rent for one month, at most 10 crore' }];
}

/** Checks rules across several fields. */
export const validateProperty = (values: Record<string, unknown>, now = new Date()): FieldError[] => [
  ...validateCoordinates(values),
  ...validateSchedule(values, now),
  ...validateAreas(values),
  ...validateFloor(values),
  ...validateBuiltYear(values, now),
  ...validateRent(values),
  ...findImpossibleValues(values),
  ...findMissingFields(values, [
    ['city_id', 'Choose a city before you publish'],
    ['property_type', 'Choose a property type before you publish'],
    ['residency_type', 'Choose a residency type before you publish'],
    ['possession_status', 'Choose a possession status before you publish'],
    ['built_up_area', 'Enter the area before you publish'],
    ...(values.price_on_request === true ? [] : [['price', 'Enter the price before you publish'] as RequiredField]),
  ]),
];

export const StaffPropertyRow = z.object({
  id: Id,
  title: z.string(),
  slug: z.string(),
  ...publishingFields,
  image_url1: z.string().nullable(),
  city: z.object({ id: Id, city_name: z.string(), state: z.string() }).nullable(),
  builder: z.object({ id: Id, name: z.string() }).nullable(),
  address: z.string(),
  locality: z.string(),
  purpose: Purpose,
  price: z.number().nullable(),
  price_on_request: z.boolean(),
  rating: z.number().nullable(),
  residency_type: PropertyInput.shape.residency_type.unwrap(),
  property_type: PropertyInput.shape.property_type.unwrap(),
  possession_status: PropertyInput.shape.possession_status.unwrap(),
  possession_date: z.string().nullable(),
  /** In square feet. */
  built_up_area: z.number().nullable(),
  carpet_area: AreaAmount.nullable(),
  description: z.string(),
  furnishing: PropertyInput.shape.furnishing.unwrap(),
  maintenance: z.number().nullable(),
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  createdAt: Stamp,
  updatedAt: Stamp,
});
export type StaffPropertyRow = Wire<z.infer<typeof StaffPropertyRow>>;

/** All fields of the property form, under the names the form uses. */
export const StaffProperty = z.object({
  ...PropertyInput.shape,
  ...storedListingFields,
  purpose: Purpose,
  video_url: z.string().nullable(),
  project_title: z.string().nullable(),
});
export type StaffProperty = Wire<z.infer<typeof StaffProperty>>;

export const ProjectInput = z.object({
  ...listingFields,
  location_iframe: MapEmbed.optional(),
  locality_state: optionalText(120).optional(),
  highlight: optionalText(2_000).optional(),
  minimum_price: RupeeAmount.nullish(),
  maximum_price: RupeeAmount.nullish(),
  avg_price: RupeeAmount.nullish(),
  price_per_sq_ft: RupeeAmount.nullish(),
  area: AreaAmount.nullish(),
});
export type ProjectInput = z.infer<typeof ProjectInput>;

const validatePrices = ({ minimum_price: low, maximum_price: high }: Record<string, unknown>): FieldError[] => {
  if (typeof low === 'number' && typeof high === 'number')
    return low > high ? [{ field: 'maximum_price', message: 'The maximum price is below the minimum price' }] : [];
  if (typeof low === typeof high) return [];
  return [
    { field: typeof low === 'number' ? 'maximum_price' : 'minimum_price', message: 'Enter both prices or neither' },
  ];
};

/** Checks rules across several fields. A project under construction needs a RERA number to be published. */
export const validateProject = (values: Record<string, unknown>, now = new Date()): FieldError[] => [
  ...validateCoordinates(values),
  ...validateSchedule(values, now),
  ...validatePrices(values),
  ...findMissingFields(values, [
    ['city_id', 'Choose a city before you publish'],
    ['residency_type', 'Choose a residency type before you publish'],
    ['possession_status', 'Choose a possession status before you publish'],
    ['area', 'Enter the area before you publish'],
    ...(values.price_on_request === true
      ? []
      : [['minimum_price', 'Enter the minimum price before you publish'] as RequiredField]),
    ...(values.possession_status === 'ready_to_move'
      ? []
      : [['rera_id', 'A project that is not complete needs a RERA number'] as RequiredField]),
  ]),
];

export const StaffProjectRow = z.object({
  id: Id,
  title: z.string(),
  slug: z.string(),
  ...publishingFields,
  image_url1: z.string().nullable(),
  description: z.string(),
  area: AreaAmount.nullable(),
  address: z.string(),
  city: z.object({ id: Id, city_name: z.string(), state: z.string() }).nullable(),
  locality_state: z.string(),
  residency_type: ProjectInput.shape.residency_type.unwrap(),
  highlight: z.string(),
  avg_price: z.number().nullable(),
  minimum_price: z.number().nullable(),
  maximum_price: z.number().nullable(),
  price_per_sq_ft: z.number().nullable(),
  price_on_request: z.boolean(),
  possession_status: ProjectInput.shape.possession_status.unwrap(),
  project_configurations: z.array(z.object({ id: Id, title: z.string() })),
  createdAt: Stamp,
  updatedAt: Stamp,
});
export type StaffProjectRow = Wire<z.infer<typeof StaffProjectRow>>;

/** All fields of the project form, under the names the form uses. */
export const StaffProject = z.object({
  ...ProjectInput.shape,
  ...storedListingFields,
});
export type StaffProject = Wire<z.infer<typeof StaffProject>>;

/** A type of home offered in a project. */
export const ConfigurationInput = z.object({
  title: requiredText(120, 2),
  bhk_id: Id.nullish(),
  built_area: AreaAmount.nullish(),
  price: RupeeAmount.nullish(),
  location: optionalText(120).optional(),
  picture: PictureChoice.nullish(),
});
export type ConfigurationInput = z.infer<typeof ConfigurationInput>;

export const StaffConfiguration = z.object({
  id: Id,
  title: z.string(),
  image_url: z.string().nullable(),
  built_area: AreaAmount.nullable(),
  bhk: z.string().nullable(),
  bhk_id: Id.nullable(),
  location: z.string(),
  price: z.number().nullable(),
  picture: StaffPicture.nullable(),
  createdAt: Stamp,
  updatedAt: Stamp,
});
export type StaffConfiguration = Wire<z.infer<typeof StaffConfiguration>>;

/** The private link to a listing that may be unpublished. */
export const PreviewLink = success({ url: z.string(), expires_at: Stamp });
export type PreviewLink = Wire<z.infer<typeof PreviewLink>>;
