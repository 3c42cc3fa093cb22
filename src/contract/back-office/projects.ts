import { z } from 'zod';
import { type FieldError, Id } from '../answers.ts';
import type { Wire } from '../calls.ts';
import { MapEmbed } from '../content/map-embed.ts';
import { PictureChoice, StaffPicture } from '../media/pictures.ts';
import { optionalText, requiredText, Stamp } from './fields.ts';
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
      : [['minimum_price', 'Enter the minimum price before you publish'] as [string, string]]),
    ...(values.possession_status === 'ready_to_move'
      ? []
      : [['rera_id', 'A project that is not complete needs a RERA number'] as [string, string]]),
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
