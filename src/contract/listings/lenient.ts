import { z } from 'zod';

/** A query value that is missing or invalid is ignored, so that an old link shows a page and never an error. */
export const lenient = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (Array.isArray(value) ? value[0] : value), schema.optional().catch(undefined));

/** Several values of one parameter, "2,5" or repeated; invalid ones are dropped. */
export const lenientList = <Schema extends z.ZodType>(schema: Schema, max = 20) =>
  z.preprocess(
    (value) => {
      const parts: unknown[] = Array.isArray(value) ? value : [value];
      return parts.flatMap((part): unknown[] => (typeof part === 'string' ? part.split(',') : [part]));
    },
    z
      .array(z.unknown())
      .transform((values) => {
        const valid = values.flatMap((value) => {
          const result = schema.safeParse(value);
          return result.success ? [result.data] : [];
        });
        const distinct = [...new Set(valid)].slice(0, max);
        return distinct.length === 0 ? undefined : distinct;
      })
      .optional(),
  );
