import { z } from 'zod';
import { Id } from '../answers.ts';

export const Colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Enter # and six digits, such as #14544b');

/** One or two colours of the company, from which those of the site are derived. */
export const BrandColours = z.object({ primary: Colour, accent: Colour.nullable() });
export type BrandColours = z.infer<typeof BrandColours>;

/** The company's look as stored. */
export const BrandSettings = BrandColours.extend({
  /** Pictures that staff uploaded. */
  logo_id: Id.nullable(),
  icon_id: Id.nullable(),
});
export type BrandSettings = z.infer<typeof BrandSettings>;

/** The company's look on public pages. */
export const PublicBrand = z.object({
  /** A style sheet with the colours; empty for those of a new installation. */
  css: z.string(),
  /** The path of a picture, next to the name or, if it is wide, instead of it; null for the icon. */
  logo: z.string().nullable(),
  /** The address of the square icon. */
  icon: z.string(),
  /** The address of the icon on the home screen of a phone. */
  touch_icon: z.string(),
});
export type PublicBrand = z.infer<typeof PublicBrand>;
