import { z } from 'zod';
import { Id } from '../answers.ts';
import { createPageSchema } from '../paging.ts';
import { AtRecord } from './calls.ts';
import { Stamp, type Wire } from './fields.ts';

/** What can be restored, in the words of the history. */
export const DeletedKind = z.enum(['property', 'project', 'blog', 'jobs', 'user']);
export type DeletedKind = z.infer<typeof DeletedKind>;

export const AtDeletedKind = z.object({ kind: DeletedKind });
export const AtDeleted = AtRecord.extend({ kind: DeletedKind });

export const DeletedRow = z.object({
  id: Id,
  name: z.string(),
  deletedAt: Stamp,
  /** Null where that is not known. */
  deleted_by: z.string().nullable(),
  /** From then on it cannot be restored. */
  gone_at: Stamp,
});
export type DeletedRow = Wire<z.infer<typeof DeletedRow>>;

export const DeletedList = createPageSchema({ deleted: z.array(DeletedRow) });
