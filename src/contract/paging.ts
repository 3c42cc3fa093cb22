import { z } from 'zod';
import { success } from './answers.ts';

/** How many entries a page of a public list holds. */
export const PAGE_SIZE = 10;

/** No list is read beyond this page: it costs the database much and helps nobody. */
export const MAX_PAGE = 1_000;

/** A page number from 1, as an address carries it. Anything else means the first page, so that no old link breaks. */
export const Page = z.coerce
  .number()
  .overwrite((page) => Math.min(page, MAX_PAGE))
  .int()
  .min(1)
  .catch(1)
  .default(1);

export const PageQuery = z.object({ page: Page });
export type PageQuery = z.infer<typeof PageQuery>;

const Total = z.number().int().nonnegative();

/** Wraps one page of a list the way it travels: flat, with the totals of the whole list beside it. */
export const createPageSchema = <Shape extends z.ZodRawShape>(shape: Shape) =>
  success({ ...shape, totalItems: Total, totalPages: Total });
