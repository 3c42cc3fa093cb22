import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { ProjectItem } from './project.ts';
import { PropertyItem } from './property.ts';

/** A frequently requested link; `cityId` is null if it covers all of India. */
export const PopularLink = z.object({ title: z.string(), slug: z.string(), cityId: Id.nullable() });
export type PopularLink = z.infer<typeof PopularLink>;

export const PopularLinkList = success({ popularLinks: z.array(PopularLink) });
export type PopularLinkList = z.infer<typeof PopularLinkList>;

/** The content of a popular link: projects or properties, of one city or of all. */
export const PopularLinkAnswer = success({
  title: z.string(),
  cityId: z.number().nullable(),
  projects: z.array(ProjectItem).optional(),
  properties: z.array(PropertyItem).optional(),
  totalItems: z.number().int(),
});
export type PopularLinkAnswer = z.infer<typeof PopularLinkAnswer>;
