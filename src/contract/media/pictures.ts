import { z } from 'zod';
import { Id, success } from '../answers.ts';

/** A picture of a record as staff see it; without an address while it is still being prepared. */
export const StaffPicture = z.object({ id: Id, url: z.string().nullable(), alt: z.string() });
export type StaffPicture = z.infer<typeof StaffPicture>;

/** A picture chosen for a record: one that was sent before, and what somebody who cannot see it is told. */
export const PictureChoice = z.object({
  id: Id,
  alt: z.string().trim().min(1, 'Please describe this picture').max(200, 'At most 200 characters'),
});
export type PictureChoice = z.infer<typeof PictureChoice>;

/** The answer to a picture that was sent: its id, to be named by the record that shows it. */
export const SentPictureAnswer = success({ picture: StaffPicture });
export type SentPictureAnswer = z.infer<typeof SentPictureAnswer>;
