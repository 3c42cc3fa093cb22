import { z } from 'zod';
import { Id, success } from '../answers.ts';

/** A number of bedrooms such as "2" or "4+". */
export const BhkChoice = z.object({ id: Id, bhk: z.string() });
export type BhkChoice = z.infer<typeof BhkChoice>;

export const BhkList = success({ bhk: z.array(BhkChoice) });
export type BhkList = z.infer<typeof BhkList>;

export const BuilderChoice = z.object({ id: Id, name: z.string() });
export type BuilderChoice = z.infer<typeof BuilderChoice>;

export const BuilderList = success({ builders: z.array(BuilderChoice) });
export type BuilderList = z.infer<typeof BuilderList>;
