import { z } from 'zod';

/** A row's key on the wire. */
export const Id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
export type Id = z.infer<typeof Id>;

/** Wraps a payload the way every successful answer travels: flat, with `success: true` beside it. */
export const success = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ success: z.literal(true), ...shape });

/** One thing that is wrong with a request; `field` names the input it belongs to. */
export const FieldError = z.object({ field: z.string().optional(), message: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/**
 * Every answer that is not a success. `logout` is set when a staff session has ended, `in_use` when something cannot be
 * deleted because so many others refer to it.
 */
export const Failure = z.object({
  success: z.literal(false),
  msg: z.string(),
  errors: z.array(FieldError),
  logout: z.literal(true).optional(),
  in_use: z.number().int().optional(),
});
export type Failure = z.infer<typeof Failure>;

export const Done = success({});
export type Done = z.infer<typeof Done>;
