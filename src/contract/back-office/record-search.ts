import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { ListQuery } from './list-query.ts';

/** What is looked for among all records; nothing finds nothing. */
export const RecordQuery = ListQuery.pick({ q: true });
export type RecordQuery = z.infer<typeof RecordQuery>;

export const RecordKind = z.enum(['project', 'property', 'blog', 'job', 'user', 'builder', 'city']);
export type RecordKind = z.infer<typeof RecordKind>;

/** A record by its name, with a note that tells it from others of the same name. */
export const RecordHit = z.object({ kind: RecordKind, id: Id, label: z.string(), note: z.string() });
export type RecordHit = z.infer<typeof RecordHit>;

/** The best few of each kind, kind by kind. */
export const RecordHits = success({ hits: z.array(RecordHit) });
export type RecordHits = z.infer<typeof RecordHits>;
