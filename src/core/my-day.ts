import { may } from './accounts/index.ts';
import { readNewApplications } from './careers/index.ts';
import type { Ctx } from './context.ts';
import { readLeadDay, readLeadViewer } from './leads/index.ts';
import { readListingFigures } from './listings/index.ts';
import { readWaitingPostings } from './postings/index.ts';
import { type Actor, recordAccess } from './records/index.ts';

/** The steps, leads and visits of the user, and that they were read. */
async function readLeads({ db, now }: Ctx, { staff, ip, requestId }: Actor) {
  const leads = await readLeadDay(db, await readLeadViewer(db, staff, now()));
  const ids = [...leads.rows.map(({ id }) => id), ...leads.visits.map(({ enquiry_id }) => enquiry_id)];
  await recordAccess(db, { action: 'read', entity: 'enquiry', ids, actorId: staff.id, ip, requestId });
  return leads;
}

async function readListingsToConfirm({ db }: Ctx) {
  const figures = await readListingFigures(db);
  const due = figures?.by_freshness.find(({ freshness }) => freshness === 'due');
  return due ? { properties: due.properties, projects: due.projects } : null;
}

/** What a user has to do today, as far as the role may see it. */
export async function readMyDay(ctx: Ctx, actor: Actor) {
  const { staff } = actor;
  const [leads, postings, applications, to_confirm] = await Promise.all([
    may(staff, 'leads:see') ? readLeads(ctx, actor) : null,
    may(staff, 'postings:see') ? readWaitingPostings(ctx.db) : null,
    may(staff, 'applications:see') ? readNewApplications(ctx.db) : null,
    may(staff, 'properties:publish') ? readListingsToConfirm(ctx) : null,
  ]);
  return { leads, postings, applications, to_confirm };
}
