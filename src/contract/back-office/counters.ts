import { z } from 'zod';
import { optionalText, requiredText } from './fields.ts';

/** The maximum that fits under the hero. */
export const MAX_COUNTERS = 6;

const WHOLE = 'Please enter a whole number';

/** A claim in numbers. Its justification is required and never shown to visitors. */
const CounterInput = z.object({
  value: z.number('Please enter a number').min(0, 'At least 0').max(1e12, 'This is too much'),
  decimals: z.number(WHOLE).int(WHOLE).min(0, 'At least 0').max(2, 'At most 2'),
  suffix: optionalText(4),
  label: requiredText(60),
  basis: requiredText(500),
});
export type CounterInput = z.infer<typeof CounterInput>;

export const CountersInput = z.object({
  counters: z
    .array(CounterInput)
    .max(MAX_COUNTERS, `At most ${MAX_COUNTERS} counters`)
    .refine(
      (counters) => new Set(counters.map(({ label }) => label)).size === counters.length,
      'Two counters have the same label',
    ),
});
export type CountersInput = z.infer<typeof CountersInput>;
