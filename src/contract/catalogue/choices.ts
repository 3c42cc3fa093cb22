import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { type Call } from '../calls.ts';

/** A number of bedrooms such as "2" or "4+". */
export const BhkChoice = z.object({ id: Id, bhk: z.string() });
export type BhkChoice = z.infer<typeof BhkChoice>;

export const BhkList = success({ bhk: z.array(BhkChoice) });
export type BhkList = z.infer<typeof BhkList>;

export const BuilderChoice = z.object({ id: Id, name: z.string() });
export type BuilderChoice = z.infer<typeof BuilderChoice>;

export const BuilderList = success({ builders: z.array(BuilderChoice) });
export type BuilderList = z.infer<typeof BuilderList>;

export const CHOICE_READS = {
  '/bhk': { tag: 'catalogue', answer: BhkList },
  '/builder': { tag: 'catalogue', answer: BuilderList },
} satisfies Record<string, Call>;
