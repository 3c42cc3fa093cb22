import { z } from 'zod';
import { Id } from '../answers.ts';
import { createPageSchema } from '../paging.ts';
import { AtRecord } from './calls.ts';
import { Stamp, type Wire } from './fields.ts';

/** The kinds of record that can be restored, named as in the history. */
export const DeletedKind = z.enum(['property', 'project', 'blog', 'jobs', 'user']);
export type DeletedKind = z.infer<typeof DeletedKind>;

export const AtDeletedKind = z.object({ kind: DeletedKind });
export const AtDeleted = AtRecord.extend({ kind: DeletedKind });

export const DeletedRow = z.object({
  id: Id,
  name: z.string(),
  deletedAt: Stamp,
  /** Null if unknown. */
  deleted_by: z.string().nullable(),
  /** When it can no longer be restored. */
  gone_at: Stamp,
});
export type DeletedRow = Wire<z.infer<typeof DeletedRow>>;

export const DeletedList = createPageSchema({ deleted: z.array(DeletedRow) });
