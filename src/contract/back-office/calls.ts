import { z } from 'zod';
import { Id, success } from '../answers.ts';

/** Path parameters of records that belong to another one, such as the configurations of a project. */
export const AtOwner = z.object({ owner: Id.catch(0).optional() });

export const AtRecord = AtOwner.extend({ id: Id.catch(0) });

export const ActiveInput = z.object({ is_active: z.boolean() });
export type ActiveInput = z.infer<typeof ActiveInput>;

/** The id of the value that replaces a deleted one wherever it is in use. */
export const DeleteQuery = z.object({ replace_by: Id.optional() });

export const Added = success({ id: Id });
export type Added = z.infer<typeof Added>;
