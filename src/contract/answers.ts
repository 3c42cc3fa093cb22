import { z } from 'zod';

/** A row's id in requests and responses. */
export const Id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
export type Id = z.infer<typeof Id>;

/** The shape of every successful response: flat, with `success: true` beside the payload. */
export const success = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ success: z.literal(true), ...shape });

/** One error of a request; `field` names the input it belongs to. */
export const FieldError = z.object({ field: z.string().optional(), message: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/**
 * Every response that is not a success. `logout` is set when a staff session has ended, `in_use` is the number of
 * records that refer to one that cannot be deleted, `changed` says who changed a record after it was opened,
 * `warnings` are codes of what has to be checked before a listing is published.
 */
export const Failure = z.object({
  success: z.literal(false),
  msg: z.string(),
  errors: z.array(FieldError),
  logout: z.literal(true).optional(),
  in_use: z.number().int().optional(),
  changed: z.object({ by: z.string().nullable(), at: z.string() }).optional(),
  warnings: z.array(z.object({ code: z.string(), title: z.string(), message: z.string() })).optional(),
});
export type Failure = z.infer<typeof Failure>;

export const Done = success({});
export type Done = z.infer<typeof Done>;
