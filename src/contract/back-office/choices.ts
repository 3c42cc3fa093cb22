import { z } from 'zod';
import { Id, success } from '../answers.ts';

/** An option; the note distinguishes or groups options of the same name. */
export const Choice = z.object({ id: Id, label: z.string(), note: z.string().optional() });
export type Choice = z.infer<typeof Choice>;

const choices = z.array(Choice);

/** Options of the back-office forms: cities are noted with their state, amenities with their category. */
export const Choices = success({
  cities: choices,
  builders: choices,
  tags: choices,
  amenities: choices,
  bhks: choices,
});
export type Choices = z.infer<typeof Choices>;
