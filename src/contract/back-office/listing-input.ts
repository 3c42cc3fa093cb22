import { z } from 'zod';
import { type FieldError, Id } from '../answers.ts';
import { AreaUnit, ListingStatus, PossessionStatus, ResidencyType } from '../listings/enumerations.ts';
import { PictureChoice, StaffPicture } from '../media/pictures.ts';
import { optionalText, requiredText, Slug, Stamp } from './fields.ts';

/**
 * Whether a published listing was confirmed recently, is due for confirmation, or was hidden because it was not
 * confirmed.
 */
export const Freshness = z.enum(['fresh', 'due', 'hidden']);
export type Freshness = z.infer<typeof Freshness>;

/** Whole rupees, with a maximum that catches typing errors. */
export const RupeeAmount = z
  .number('Please enter an amount')
  .int('Whole rupees only')
  .min(1, 'Please enter an amount')
  .max(1_000_000_000_000, 'Enter at most one lakh crore');

export const AreaAmount = z.object({
  value: z.number().positive('Please enter an area').max(100_000_000, 'This value is too large'),
  unit: AreaUnit,
});

const Driver = z.number().int('Whole stars only').min(0).max(5, 'At most 5').nullish();
const ids = (max: number) => z.array(Id).max(max).optional();

/** The fields that projects and properties share. No defaults, so that a PATCH leaves missing fields unchanged. */
export const listingFields = {
  title: requiredText(160, 3),
  slug: Slug.optional(),
  description: optionalText(20_000),
  status: ListingStatus,
  /** When a scheduled listing is published. */
  scheduled_for: Stamp.nullish(),
  /** Set when the user confirms that it is still available. */
  confirmed: z.literal(true).optional(),
  city_id: Id.nullish(),
  builder_id: Id.nullish(),
  address: optionalText(250),
  locality: optionalText(120).optional(),
  landmarks: z.array(requiredText(80)).max(20, 'At most 20').optional(),
  latitude: z.number().min(-90, 'From -90 to 90').max(90, 'From -90 to 90').nullish(),
  longitude: z.number().min(-180, 'From -180 to 180').max(180, 'From -180 to 180').nullish(),
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
  images: z.array(PictureChoice).max(5, 'At most five pictures').optional(),
};

/** The publishing state of a stored listing. `freshness` is null if it is not on the site. */
export const publishingFields = {
  status: ListingStatus,
  scheduled_for: Stamp.nullable(),
  confirmed_at: Stamp.nullable(),
  freshness: Freshness.nullable(),
};

/** Fields that only a stored listing has, or whose type differs from the form. */
export const storedListingFields = {
  updatedAt: Stamp,
  id: Id,
  slug: z.string(),
  ...publishingFields,
  location_iframe: z.string().nullable(),
  images: z.array(StaffPicture),
  rera_checked_at: Stamp.nullable(),
  rera_checked_by: z.string().nullable(),
};

/** A field that is required for publishing, and its error message. */
export type RequiredField = [field: string, message: string];

const missing = (value: unknown) => value === undefined || value === null || value === '';

/** Missing fields of a listing that is published or scheduled; empty for other statuses. */
export function findMissingFields(values: Record<string, unknown>, needed: RequiredField[]): FieldError[] {
  if (values.status !== 'published' && values.status !== 'scheduled') return [];
  return needed.filter(([field]) => missing(values[field])).map(([field, message]) => ({ field, message }));
}

/** The publishing time of a scheduled listing must be in the future. */
export function validateSchedule({ status, scheduled_for }: Record<string, unknown>, now: Date): FieldError[] {
  if (status !== 'scheduled') return [];
  const field = 'scheduled_for';
  if (missing(scheduled_for)) return [{ field, message: 'Choose when to publish it' }];
  const ahead = new Date(scheduled_for as string | Date) > now;
  return ahead ? [] : [{ field, message: 'Choose a time in the future' }];
}

/** Coordinates need both numbers or none. */
export function validateCoordinates({ latitude, longitude }: Record<string, unknown>): FieldError[] {
  if (missing(latitude) === missing(longitude)) return [];
  return [{ field: missing(latitude) ? 'latitude' : 'longitude', message: 'Enter both coordinates or neither' }];
}
