import type { VisitChange } from '#contract';
import { eq, type Tx, tables } from '#db';
import type { Ctx } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { toCalendarEntry, writeCalendar } from '../../mail/index.ts';
import type { Actor } from '../../records/index.ts';
import { changeEnquiry, lockVisibleEnquiry } from '../change-enquiry.ts';
import { type LeadViewer, maySeeLead } from '../lead-scope.ts';
import { endVisit, planVisit } from './plan-visit.ts';
import type { Visit } from './visit-queries.ts';

const { enquiries, visits } = tables;

const visitNotFound = () => new DomainError('not_found', 'Visit not found');

async function lockVisit(tx: Tx, id: number): Promise<Visit> {
  const [visit] = await tx.select().from(visits).where(eq(visits.id, id)).for('update');
  if (!visit) throw visitNotFound();
  return visit;
}

/** The statuses of an enquiry that a visit goes beyond. */
const BEFORE_VISIT = new Set(['new', 'contacted', 'visit_planned']);

/** Moves a planned visit, or says how it ended. Both change the next step of the enquiry. */
export const changeVisit = (ctx: Ctx, actor: Actor, id: number, change: VisitChange): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const [named] = await tx.select({ enquiryId: visits.enquiryId }).from(visits).where(eq(visits.id, id));
    if (!named) throw visitNotFound();
    // First the enquiry, as everywhere, so that two changes never wait for each other.
    const enquiry = await lockVisibleEnquiry(ctx, tx, actor, named.enquiryId);
    const visit = await lockVisit(tx, id);
    if (visit.status !== 'planned') throw new DomainError('conflict', 'This visit is over');
    const { status = 'planned', at = visit.at, place = visit.place, with_id = visit.withId } = change;
    const isNextStep = enquiry.nextFollowUpAt?.getTime() === visit.at.getTime();
    if (status === 'planned') {
      const plan = { place, with_id: with_id ?? actor.staff.id, is_told: visit.isTold };
      await planVisit(ctx, tx, actor, { enquiryId: enquiry.id, at, plan });
      if (isNextStep) await changeEnquiry(ctx, tx, actor, enquiry.id, { next_follow_up_at: at });
      return;
    }
    await endVisit(ctx, tx, actor, visit, status);
    const isVisited = status === 'done' && BEFORE_VISIT.has(enquiry.status);
    await changeEnquiry(ctx, tx, actor, enquiry.id, {
      ...(isVisited && { status: 'visited' }),
      ...(isNextStep && { next_follow_up_at: null }),
    });
  });

/** A visit as a calendar file, for those who make it and those who see its lead. */
export async function readVisitCalendar(ctx: Ctx, id: number, viewer: LeadViewer): Promise<string> {
  const [visit] = await ctx.db
    .select({ visit: visits, fullName: enquiries.fullName, assignedTo: enquiries.assignedTo })
    .from(visits)
    .innerJoin(enquiries, eq(enquiries.id, visits.enquiryId))
    .where(eq(visits.id, id));
  if (!visit || !(maySeeLead(viewer, visit.assignedTo) || visit.visit.withId === viewer.staff.id))
    throw visitNotFound();
  const entry = { ...visit.visit, isCancelled: visit.visit.status === 'cancelled' };
  return writeCalendar(toCalendarEntry(entry, `Visit with ${visit.fullName}`, ctx.links.siteOrigin), ctx.now());
}
