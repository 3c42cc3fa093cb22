import type { DeclineInput } from '#contract';
import { authorise } from '../accounts/index.ts';
import type { Ctx } from '../context.ts';
import type { Actor } from '../records/index.ts';
import { erasePerson } from './erase-records.ts';
import { exportPerson } from './export-person.ts';
import { declineErasure, listErasureRequests } from './own-data.ts';
import { summarisePerson } from './person-summary.ts';

export { enforceRetention } from './enforce-retention.ts';
export { repeatErasures } from './erase-records.ts';
export { LEDGER_FOLDER } from './erasure-ledger.ts';
export type { PersonExport } from './export-person.ts';
export { correctOwnData, eraseOwnData, exportOwnData, readOwnData, requestOwnData } from './own-data.ts';

/** Finds, exports and erases personal data on request; requires the `privacy` permission. */
export function privacyService(ctx: Ctx, actor: Actor) {
  authorise(actor.staff, 'privacy');
  return {
    find: (contacts: string[]) => summarisePerson(ctx.db, contacts),
    export: (contacts: string[]) => exportPerson(ctx, actor, contacts),
    erase: (contacts: string[]) => erasePerson(ctx, actor, contacts),
    requests: () => listErasureRequests(ctx),
    decline: (input: DeclineInput) => declineErasure(ctx, actor, input),
  };
}

export type PrivacyService = ReturnType<typeof privacyService>;
