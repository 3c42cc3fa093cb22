import { z } from 'zod';
import { Id, success } from '../answers.ts';

/** The address of records that belong to another one, such as the configurations of a project. */
export const AtOwner = z.object({ owner: Id.catch(0).optional() });

/** The address of one record. */
export const AtRecord = AtOwner.extend({ id: Id.catch(0) });

/** Switches a record on or off. */
export const ActiveInput = z.object({ is_active: z.boolean() });
export type ActiveInput = z.infer<typeof ActiveInput>;

/** What takes the place of a deleted value wherever that is in use. */
export const DeleteQuery = z.object({ replace_by: Id.optional() });

export const Added = success({ id: Id });
export type Added = z.infer<typeof Added>;
