import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { lenientList } from './lenient.ts';
import { ProjectItem } from './project.ts';
import { PropertyItem } from './property.ts';

/** As many of each kind as a visitor can save. */
const Ids = lenientList(Id, 200);

/** Listings by who they are, "properties=3,9&projects=7": what a visitor saved, or set side by side. */
export const SavedQuery = z.object({ properties: Ids, projects: Ids });
export type SavedQuery = z.infer<typeof SavedQuery>;

/** Those that are on offer today, in the order asked; the others are simply not there. */
export const SavedListings = success({ properties: z.array(PropertyItem), projects: z.array(ProjectItem) });
export type SavedListings = z.infer<typeof SavedListings>;
