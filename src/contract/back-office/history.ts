import { z } from 'zod';
import { Id, success } from '../answers.ts';
import type { Wire } from '../calls.ts';
import { AccessAction, PersonalKind } from '../people/enumerations.ts';
import { Stamp } from './fields.ts';
import { ListQuery } from './records.ts';

const word = z
  .string()
  .regex(/^[\w-]{1,60}$/)
  .optional()
  .catch(undefined);
const day = z.iso.date().optional().catch(undefined);
const id = Id.optional().catch(undefined);

/** Query of the history. Invalid values are ignored, so that an old link still shows a list. */
export const HistoryQuery = ListQuery.pick({ q: true }).extend({
  /** The user who made the change. */
  actor_id: id,
  /** The kind of record, and the id of one. */
  entity: word,
  record: word,
  action: word,
  /** Days in Indian time, both inclusive. */
  from: day,
  to: day,
  /** The cursor: only entries older than this one. */
  before: id,
});
export type HistoryQuery = z.infer<typeof HistoryQuery>;

const Person = z.object({ id: Id, full_name: z.string() });

export const HistoryEntry = z.object({
  id: Id,
  at: Stamp,
  /** Null if the change was automatic or the account no longer exists. */
  actor: Person.nullable(),
  action: z.string(),
  entity: z.string(),
  entity_id: z.string(),
  /** The name of the record at that time; null if it would identify a person. */
  subject: z.string().nullable(),
});
export type HistoryEntry = Wire<z.infer<typeof HistoryEntry>>;

/** Newest first. `next` is the cursor of older entries, or null; a page can be short and still have a next one. */
export const HistoryPage = success({ entries: z.array(HistoryEntry), next: Id.nullable() });
export type HistoryPage = Wire<z.infer<typeof HistoryPage>>;

/** Options of the history filters. */
export const HistoryChoices = success({
  people: z.array(Person),
  entities: z.array(z.string()),
  actions: z.array(z.string()),
});
export type HistoryChoices = z.infer<typeof HistoryChoices>;

/** One changed value as readable text; null if there is none. */
export const HistoryChange = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type HistoryChange = z.infer<typeof HistoryChange>;

/** An entry with its changed values. */
export const FullHistoryEntry = HistoryEntry.extend({ ip: z.string().nullable(), changes: z.array(HistoryChange) });
export type FullHistoryEntry = Wire<z.infer<typeof FullHistoryEntry>>;

/** Query of the access log; invalid values are ignored, as in the history. */
export const AccessQuery = HistoryQuery.omit({ q: true, action: true, entity: true, record: true }).extend({
  action: AccessAction.optional().catch(undefined),
  entity: PersonalKind.optional().catch(undefined),
  record: id,
});
export type AccessQuery = z.infer<typeof AccessQuery>;

/** Who signed in, or read which records; never what they say. */
export const AccessEntry = z.object({
  id: Id,
  at: Stamp,
  /** Null if a failed sign-in named no account. */
  actor: Person.nullable(),
  action: AccessAction,
  entity: PersonalKind.nullable(),
  record_ids: z.array(Id),
  network: z.string().nullable(),
});
export type AccessEntry = Wire<z.infer<typeof AccessEntry>>;

export const AccessPage = success({ entries: z.array(AccessEntry), next: Id.nullable() });
export type AccessPage = Wire<z.infer<typeof AccessPage>>;
