import { z } from 'zod';
import { Id } from '../answers.ts';
import { requiredText, stamps, type Wire } from './fields.ts';

export const TagInput = z.object({ tag_name: requiredText(60) });
export type TagInput = z.infer<typeof TagInput>;

export const StaffTag = z.object({ id: Id, ...TagInput.shape, ...stamps });
export type StaffTag = Wire<z.infer<typeof StaffTag>>;

export const AmenityInput = z.object({ name: requiredText(80), category: requiredText(60) });
export type AmenityInput = z.infer<typeof AmenityInput>;

export const StaffAmenity = z.object({ id: Id, ...AmenityInput.shape, ...stamps });
export type StaffAmenity = Wire<z.infer<typeof StaffAmenity>>;

/** A number of bedrooms: '2', '2.5', '4+', '1 RK'. */
export const BhkInput = z.object({
  bhk: requiredText(8).regex(/^\d{1,2}(\.5)?(\+| RK)?$/, 'Please enter a number such as 2, 2.5, 4+ or 1 RK'),
});
export type BhkInput = z.infer<typeof BhkInput>;

export const StaffBhk = z.object({ id: Id, bhk: z.string(), ...stamps });
export type StaffBhk = Wire<z.infer<typeof StaffBhk>>;
