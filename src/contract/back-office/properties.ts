import { z } from 'zod';
import { type FieldError, Id } from '../answers.ts';
import type { Wire } from '../calls.ts';
import { MapEmbed } from '../content/map-embed.ts';
import { Facing, Furnishing, PropertyType } from '../listings/enumerations.ts';
import { Stamp } from './fields.ts';
import {
  AreaAmount,
  findMissingFields,
  listingFields,
  publishingFields,
  RupeeAmount,
  storedListingFields,
  validateCoordinates,
  validateSchedule,
} from './listing-input.ts';

export const PropertyInput = z.object({
  ...listingFields,
  location_iframe: MapEmbed.optional(),
  property_type: PropertyType.nullish(),
  furnishing: Furnishing.nullish(),
  facing: Facing.nullish(),
  price: RupeeAmount.nullish(),
  maintenance: z.number().int('Whole rupees only').min(0).max(100_000_000, 'This value is too large').nullish(),
  bathrooms: z.number().int().min(0).max(50, 'At most 50').nullish(),
  possession_date: z.iso.date('Please choose a date').nullish(),
  built_up_area: AreaAmount.nullish(),
});
export type PropertyInput = z.infer<typeof PropertyInput>;

/** Checks rules across several fields. */
export const validateProperty = (values: Record<string, unknown>, now = new Date()): FieldError[] => [
  ...validateCoordinates(values),
  ...validateSchedule(values, now),
  ...findMissingFields(values, [
    ['city_id', 'Choose a city before you publish'],
    ['property_type', 'Choose a property type before you publish'],
    ['residency_type', 'Choose a residency type before you publish'],
    ['possession_status', 'Choose a possession status before you publish'],
    ['built_up_area', 'Enter the area before you publish'],
    ...(values.price_on_request === true ? [] : [['price', 'Enter the price before you publish'] as [string, string]]),
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
  price: z.number().nullable(),
  price_on_request: z.boolean(),
  rating: z.number().nullable(),
  residency_type: PropertyInput.shape.residency_type.unwrap(),
  property_type: PropertyInput.shape.property_type.unwrap(),
  possession_status: PropertyInput.shape.possession_status.unwrap(),
  possession_date: z.string().nullable(),
  /** In square feet. */
  built_up_area: z.number().nullable(),
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
});
export type StaffProperty = Wire<z.infer<typeof StaffProperty>>;
