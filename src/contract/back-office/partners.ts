import { z } from 'zod';
import { Id } from '../answers.ts';
import { PictureChoice, StaffPicture } from '../media/pictures.ts';
import { Position, requiredText, stamps, type Wire } from './fields.ts';

export const PartnerInput = z.object({
  name: requiredText(80, 2),
  position: Position,
  picture: PictureChoice.nullish(),
});
export type PartnerInput = z.infer<typeof PartnerInput>;

export const StaffPartner = z.object({
  id: Id,
  logo_url: z.string().nullable(),
  name: z.string(),
  is_active: z.boolean(),
  position: z.number(),
  ...stamps,
});
export type StaffPartner = Wire<z.infer<typeof StaffPartner>>;

/** Also includes a logo that is still being processed. */
export const FullPartner = StaffPartner.extend({ picture: StaffPicture.nullable() });
