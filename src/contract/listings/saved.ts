import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { lenientList } from './lenient.ts';
import { ProjectItem } from './project.ts';
import { PropertyItem } from './property.ts';

/** The maximum number of saved listings of each kind. */
const Ids = lenientList(Id, 200);

/** Listings by id, "properties=3,9&projects=7": those that a visitor saved or compares. */
export const SavedQuery = z.object({ properties: Ids, projects: Ids });
export type SavedQuery = z.infer<typeof SavedQuery>;

/** The published ones, in the requested order; the others are omitted. */
export const SavedListings = success({ properties: z.array(PropertyItem), projects: z.array(ProjectItem) });
export type SavedListings = z.infer<typeof SavedListings>;
