import { z } from 'zod';
import { Id, success } from './answers.ts';

/** Entries per page of a public list. */
export const PAGE_SIZE = 10;

/** Rows per page that staff can choose. */
export const PAGE_SIZES = [25, 50, 100] as const;

/** The rows that can be changed together; more are narrowed down first. */
export const MAX_BULK_ROWS = 5_000;

/** The number of rows per page; anything else means the usual one. */
export const PageSize = z.coerce
  .number()
  .refine((size) => PAGE_SIZES.some((each) => each === size))
  .catch(PAGE_SIZE)
  .default(PAGE_SIZE);

/** The last page that can be requested, because high offsets are expensive for the database. */
export const MAX_PAGE = 1_000;

/** A page number from 1. Anything else means the first page, so that no old link breaks. */
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

/** The shape of a page of a list: flat, with the totals of the whole list. */
export const createPageSchema = <Shape extends z.ZodRawShape>(shape: Shape) =>
  success({ ...shape, totalItems: Total, totalPages: Total });

/** The last segment of a path such as `/blog/{slug}`. Any text is valid; an unknown slug results in a 404. */
export const AtSlug = z.object({ slug: z.string() });
export type AtSlug = z.infer<typeof AtSlug>;

/** The last segment of a path such as `/public-property/{id}`. An invalid id becomes 0, which no row has. */
export const AtId = z.object({ id: Id.catch(0) });
export type AtId = z.infer<typeof AtId>;
