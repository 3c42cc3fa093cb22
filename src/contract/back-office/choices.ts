import { z } from 'zod';
import { Id, success } from '../answers.ts';

/** Something to choose; the note tells those of one name apart, or groups them. */
export const Choice = z.object({ id: Id, label: z.string(), note: z.string().optional() });
export type Choice = z.infer<typeof Choice>;

const choices = z.array(Choice);

/** What the forms of the back office let staff choose from: cities with their state, amenities with their category. */
export const Choices = success({
  cities: choices,
  builders: choices,
  tags: choices,
  amenities: choices,
  bhks: choices,
});
export type Choices = z.infer<typeof Choices>;
