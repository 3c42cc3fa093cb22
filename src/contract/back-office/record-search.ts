import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { ListQuery } from './list-query.ts';

/** An empty query finds nothing. */
export const RecordQuery = ListQuery.pick({ q: true });
export type RecordQuery = z.infer<typeof RecordQuery>;

export const RecordKind = z.enum(['project', 'property', 'blog', 'job', 'user', 'builder', 'city']);
export type RecordKind = z.infer<typeof RecordKind>;

/** A record by name, with a note that distinguishes records of the same name. */
export const RecordHit = z.object({ kind: RecordKind, id: Id, label: z.string(), note: z.string() });
export type RecordHit = z.infer<typeof RecordHit>;

/** The best matches of each kind, grouped by kind. */
export const RecordHits = success({ hits: z.array(RecordHit) });
export type RecordHits = z.infer<typeof RecordHits>;
