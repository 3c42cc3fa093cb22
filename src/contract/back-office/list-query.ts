import { z } from 'zod';
import { Page } from '../paging.ts';

/**
 * Query of a back-office list. Invalid search text or sort order is ignored, so that an old link still shows a list.
 */
export const ListQuery = z.object({
  q: z
    .string()
    .transform((text) => text.replaceAll('\0', '').trim().slice(0, 100).toWellFormed())
    .catch('')
    .default(''),
  page: Page,
  /** The name of a column, with a leading minus for descending order. */
  sort: z
    .string()
    .regex(/^-?\w{1,40}$/)
    .optional()
    .catch(undefined),
  /** A state to filter the list by. */
  state: z
    .string()
    .regex(/^[a-z_]{1,40}$/)
    .optional()
    .catch(undefined),
});
export type ListQuery = z.infer<typeof ListQuery>;
