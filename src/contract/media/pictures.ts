import { z } from 'zod';
import { Id, success } from '../answers.ts';

/** A picture of a record; `url` is null while it is being processed. */
export const StaffPicture = z.object({ id: Id, url: z.string().nullable(), alt: z.string() });
export type StaffPicture = z.infer<typeof StaffPicture>;

/** An uploaded picture selected for a record, with its alternative text. */
export const PictureChoice = z.object({
  id: Id,
  alt: z.string().trim().min(1, 'Please describe this picture').max(200, 'At most 200 characters'),
});
export type PictureChoice = z.infer<typeof PictureChoice>;

/** The response to an upload: the record that shows the picture refers to this id. */
export const SentPictureAnswer = success({ picture: StaffPicture });
export type SentPictureAnswer = z.infer<typeof SentPictureAnswer>;
