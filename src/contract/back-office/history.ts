import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { Stamp, type Wire } from './fields.ts';
import { ListQuery } from './list-query.ts';

const word = z
  .string()
  .regex(/^[\w-]{1,60}$/)
  .optional()
  .catch(undefined);
const day = z.iso.date().optional().catch(undefined);
const id = Id.optional().catch(undefined);

/** A part of the history as its address says it. What makes no sense is left out: an old link still shows a list. */
export const HistoryQuery = ListQuery.pick({ q: true }).extend({
  /** Who did it. */
  actor_id: id,
  /** The kind of record, and one of them. */
  entity: word,
  record: word,
  action: word,
  /** Days of India, both included. */
  from: day,
  to: day,
  /** Only what is older than this entry: where the page before ended. */
  before: id,
});
export type HistoryQuery = z.infer<typeof HistoryQuery>;

const Person = z.object({ id: Id, full_name: z.string() });

export const HistoryEntry = z.object({
  id: Id,
  at: Stamp,
  /** Null when nobody did it, or somebody whose account is gone. */
  actor: Person.nullable(),
  action: z.string(),
  entity: z.string(),
  entity_id: z.string(),
  /** What the record was called then; null where that would be a person. */
  subject: z.string().nullable(),
});
export type HistoryEntry = Wire<z.infer<typeof HistoryEntry>>;

/** Newest first. `next` asks for what is older, null where there is nothing; a page can be short and still have a next. */
export const HistoryPage = success({ entries: z.array(HistoryEntry), next: Id.nullable() });
export type HistoryPage = Wire<z.infer<typeof HistoryPage>>;

/** What the history can be asked for. */
export const HistoryChoices = success({
  people: z.array(Person),
  entities: z.array(z.string()),
  actions: z.array(z.string()),
});
export type HistoryChoices = z.infer<typeof HistoryChoices>;

/** One value that differs, in words; null where there is none. */
export const HistoryChange = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type HistoryChange = z.infer<typeof HistoryChange>;

/** An entry with what was different before and after. */
export const FullHistoryEntry = HistoryEntry.extend({ ip: z.string().nullable(), changes: z.array(HistoryChange) });
export type FullHistoryEntry = Wire<z.infer<typeof FullHistoryEntry>>;
