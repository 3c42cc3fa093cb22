import { z } from 'zod';
import { Page } from '../paging.ts';

/** A list of the back office as its address says it. Words and order are lenient: an old link still shows a list. */
export const ListQuery = z.object({
  q: z
    .string()
    .transform((text) => text.replaceAll('\0', '').trim().slice(0, 100).toWellFormed())
    .catch('')
    .default(''),
  page: Page,
  /** The name of a column, with a minus before it for the other way round. */
  sort: z
    .string()
    .regex(/^-?\w{1,40}$/)
    .optional()
    .catch(undefined),
  /** One of the states by which the records of this list can be looked at apart. */
  state: z
    .string()
    .regex(/^[a-z_]{1,40}$/)
    .optional()
    .catch(undefined),
});
export type ListQuery = z.infer<typeof ListQuery>;
