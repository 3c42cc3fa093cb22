import { z } from 'zod';
import { success } from '../answers.ts';
import { ProjectItem } from './project.ts';
import { PropertyItem } from './property.ts';

/** What a popular link leads to: projects or properties, of one city or of all. */
export const PopularLinkAnswer = success({
  title: z.string(),
  cityId: z.number().nullable(),
  projects: z.array(ProjectItem).optional(),
  properties: z.array(PropertyItem).optional(),
  totalItems: z.number().int(),
});
export type PopularLinkAnswer = z.infer<typeof PopularLinkAnswer>;
