import type { DeclineInput } from '#contract';
import { authorise, permitted } from '../accounts/index.ts';
import type { Ctx } from '../context.ts';
import { withdrawForVisitor } from '../leads/index.ts';
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

/** Finds, exports and erases personal data and withdraws consent on request; requires the `privacy` permission. */
export function privacyService(ctx: Ctx, actor: Actor) {
  const { staff } = actor;
  authorise(staff, 'privacy:see');
  return {
    find: permitted(staff, 'privacy:change', (contacts: string[]) => summarisePerson(ctx.db, contacts)),
    export: permitted(staff, 'privacy:export', (contacts: string[]) => exportPerson(ctx, actor, contacts)),
    erase: permitted(staff, 'privacy:change', (contacts: string[]) => erasePerson(ctx, actor, contacts)),
    withdraw: permitted(staff, 'privacy:change', (enquiryId: number) => withdrawForVisitor(ctx, actor, enquiryId)),
    requests: () => listErasureRequests(ctx),
    decline: permitted(staff, 'privacy:change', (input: DeclineInput) => declineErasure(ctx, actor, input)),
  };
}

export type PrivacyService = ReturnType<typeof privacyService>;
