import { z } from 'zod';
import { success } from '../answers.ts';
import { PropertyItem } from './property.ts';
import { HomeGroup } from './tag-groups.ts';

/** The four rows of properties on the home page, newest first. */
export const HomeGroups = success({ groups: z.record(HomeGroup, z.array(PropertyItem)) });
export type HomeGroups = z.infer<typeof HomeGroups>;
