import { z } from 'zod';
import { Id, success } from '../answers.ts';
import type { Wire } from '../calls.ts';
import { AccessAction, PersonalKind } from '../people/enumerations.ts';
import { Stamp } from './fields.ts';
import { HistoryQuery } from './history.ts';

/** Query of the access log; invalid values are ignored, as in the history. */
export const AccessQuery = HistoryQuery.omit({ q: true, action: true, entity: true, record: true }).extend({
  action: AccessAction.optional().catch(undefined),
  entity: PersonalKind.optional().catch(undefined),
  record: HistoryQuery.shape.actor_id,
});
export type AccessQuery = z.infer<typeof AccessQuery>;

/** Who signed in, or read which records; never what they say. */
export const AccessEntry = z.object({
  id: Id,
  at: Stamp,
  /** Null if a failed sign-in named no account. */
  actor: z.object({ id: Id, full_name: z.string() }).nullable(),
  action: AccessAction,
  entity: PersonalKind.nullable(),
  record_ids: z.array(Id),
  network: z.string().nullable(),
});
export type AccessEntry = Wire<z.infer<typeof AccessEntry>>;

export const AccessPage = success({ entries: z.array(AccessEntry), next: Id.nullable() });
export type AccessPage = Wire<z.infer<typeof AccessPage>>;
