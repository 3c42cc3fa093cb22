import { z } from 'zod';
import { Id, success } from '../answers.ts';
import type { Permission } from '../people/permissions.ts';
import { requiredText } from './fields.ts';

/** The lists that have saved views, and who sees each. */
export const VIEWED_LISTS = {
  property: 'properties:see',
  project: 'projects:see',
  enquiry: 'leads:see',
} as const satisfies Record<string, Permission>;

const keys = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

export const ViewedList = z.enum(keys(VIEWED_LISTS));
export type ViewedList = z.infer<typeof ViewedList>;

const MAX_NAME = 40;
const MAX_QUERY = 1000;

export const SavedViewQuery = z.object({ list: ViewedList });

/** A list as it is narrowed down and sorted, under a name. */
export const SavedViewInput = z.object({
  list: ViewedList,
  name: requiredText(MAX_NAME),
  /** The query of the list in its address, without the page. */
  query: z
    .string()
    .min(1)
    .max(MAX_QUERY)
    .regex(/^[\w.~*%+=&-]+$/),
  /** Whether everybody who sees the list can use it. */
  is_shared: z.boolean(),
});
export type SavedViewInput = z.infer<typeof SavedViewInput>;

export const SavedView = z.object({
  id: Id,
  name: z.string(),
  query: z.string(),
  is_shared: z.boolean(),
  /** Whether the user may delete it. */
  may_delete: z.boolean(),
});
export type SavedView = z.infer<typeof SavedView>;

export const SavedViews = success({ views: z.array(SavedView) });
