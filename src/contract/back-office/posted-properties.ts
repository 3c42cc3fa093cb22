import { z } from 'zod';
import { Id } from '../answers.ts';
import { AreaUnit, PostedBy, PostedPropertyStatus, PropertyType } from '../listings/enumerations.ts';
import { StaffPicture } from '../media/pictures.ts';
import { Stamp, stamps, type Wire } from './fields.ts';

/** A posted property with the poster's contact details, which only staff may see. */
export const StaffPostedProperty = z.object({
  id: Id,
  posted_by: PostedBy,
  name: z.string(),
  email: z.string(),
  country_code: z.string(),
  phone_number: z.string(),
  city: z.string(),
  address: z.string(),
  property_type: PropertyType,
  property_details: z.string(),
  status: PostedPropertyStatus,
  is_active: z.boolean(),
  ...stamps,
});
export type StaffPostedProperty = Wire<z.infer<typeof StaffPostedProperty>>;

/** The full posting, for review. */
export const FullPostedProperty = StaffPostedProperty.extend({
  price: z.number().nullable(),
  area: z.object({ value: z.number(), unit: AreaUnit }).nullable(),
  rera_number: z.string().nullable(),
  email_confirmed_at: Stamp.nullable(),
  reviewed_by: z.string().nullable(),
  reviewed_at: Stamp.nullable(),
  /** The changes that staff requested last, or why they rejected it. */
  review_reason: z.string().nullable(),
  expires_at: Stamp.nullable(),
  pictures: z.array(StaffPicture),
});
export type FullPostedProperty = Wire<z.infer<typeof FullPostedProperty>>;
