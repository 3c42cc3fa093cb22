import { type ColleaguesLeadQuery, PAGE_SIZE, type StaffMember } from '#contract';
import { alias, and, asc, type Db, desc, eq, inArray, isNotNull, not, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { queueMail } from '../mail/index.ts';
import { MAX_LISTED, rowsBefore, totals } from '../paging.ts';
import type { Actor } from '../records/index.ts';
import { changeEnquiry, lockVisibleEnquiry } from './change-enquiry.ts';
import { enquiryNotFound, enquiryRows, findWholeContact, isAboutListing } from './enquiry-queries.ts';
import { isVisibleTo, type LeadViewer, maySeeLead, readLeadViewer } from './lead-scope.ts';

const { enquiries, leadRequests, teamMembers, teams, users } = tables;

/**
 * Condition for the leads of colleagues that a query names. Parts of a name or number match nothing, so that searching
 * tells whether a person is known only to those who have the whole address or number already.
 */
async function isNamed(db: Db, query: ColleaguesLeadQuery, viewer: LeadViewer) {
  const visible = isVisibleTo(viewer);
  const contact = query.q === '' ? undefined : await findWholeContact(db, query.q);
  if (!visible || (query.q !== '' && !contact)) return undefined;
  return and(isNotNull(enquiries.assignedTo), not(visible), isAboutListing(query), contact);
}

const pendingBy = (db: Db, staffId: number, ids: number[]) =>
  db
    .select({ id: leadRequests.enquiryId })
    .from(leadRequests)
    .where(
      and(
        eq(leadRequests.requestedBy, staffId),
        eq(leadRequests.status, 'pending'),
        inArray(leadRequests.enquiryId, ids),
      ),
    );

/** Leads that the user may not see: only that they exist, about which listing, and whose they are. */
export async function listColleaguesLeads({ db, now: clock }: Ctx, staff: StaffMember, query: ColleaguesLeadQuery) {
  const now = clock();
  const where = await isNamed(db, query, await readLeadViewer(db, staff, now));
  if (!where) return { leads: [], ...totals(0) };
  const found = db.select({ id: enquiries.id }).from(enquiries).where(where);
  const [all, page] = await Promise.all([
    db.$count(found.limit(MAX_LISTED).as('found')),
    db
      .select({ id: enquiries.id })
      .from(enquiries)
      .where(where)
      .orderBy(desc(enquiries.createdAt), enquiries.id)
      .limit(PAGE_SIZE)
      .offset(rowsBefore(query.page)),
  ]);
  const ids = page.map(({ id }) => id);
  const [rows, requested] = await Promise.all([
    enquiryRows(db, ids, now),
    ids.length > 0 ? pendingBy(db, staff.id, ids) : [],
  ]);
  const leads = rows.flatMap(({ id, listing, assigned_to }) =>
    assigned_to
      ? [{ id, listing: listing && listing.title, assigned_to, is_requested: requested.some((row) => row.id === id) }]
      : [],
  );
  return { leads, ...totals(all) };
}

/** A person waits for the answers to these before asking for more, because each one is emailed. */
const MAX_PENDING = 20;

interface Recipients {
  ownerId: number;
  requesterId: number;
}

/** Who can answer: the owner and the managers of the owner's teams; if none of them is active, the admins. */
async function readAnswerers(tx: Tx, { ownerId, requesterId }: Recipients): Promise<string[]> {
  const managers = tx
    .select({ id: teams.managerId })
    .from(teams)
    .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .where(eq(teamMembers.userId, ownerId));
  const isOther = and(eq(users.isActive, true), not(eq(users.id, requesterId)));
  const columns = { id: users.id, email: users.email };
  const [owner, responsible] = await Promise.all([
    tx
      .select(columns)
      .from(users)
      .where(and(isOther, eq(users.id, ownerId))),
    tx
      .select(columns)
      .from(users)
      .where(and(isOther, inArray(users.id, managers))),
  ]);
  const found = [...owner, ...responsible];
  const answerers =
    found.length > 0
      ? found
      : await tx
          .select(columns)
          .from(users)
          .where(and(isOther, eq(users.role, 'admin')))
          .limit(5);
  return [...new Set(answerers.map(({ email }) => email))];
}

/** Asks for a lead of a colleague; its owner and their managers are told by email. */
export const requestLead = (ctx: Ctx, { staff }: Actor, enquiryId: number, reason: string): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const [enquiry] = await tx
      .select({ ownerId: enquiries.assignedTo, fullName: enquiries.fullName, owner: users.fullName })
      .from(enquiries)
      .leftJoin(users, eq(users.id, enquiries.assignedTo))
      .where(eq(enquiries.id, enquiryId))
      .for('no key update', { of: enquiries });
    if (!enquiry) throw enquiryNotFound();
    const { ownerId, owner, fullName } = enquiry;
    if (ownerId === null || maySeeLead(await readLeadViewer(tx, staff, now), ownerId))
      throw new DomainError('conflict', 'This lead is open to you already.');
    const isPending = and(eq(leadRequests.requestedBy, staff.id), eq(leadRequests.status, 'pending'));
    if ((await tx.$count(leadRequests, isPending)) >= MAX_PENDING)
      throw new DomainError('too_many', `${MAX_PENDING} of your requests are waiting for an answer.`);
    const added = await tx
      .insert(leadRequests)
      .values({ enquiryId, requestedBy: staff.id, reason, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: leadRequests.id });
    if (added.length === 0) throw new DomainError('conflict', 'You have already requested this lead.');
    const data = { enquiryId, fullName, owner: owner ?? '', requestedBy: staff.full_name, reason };
    for (const recipient of await readAnswerers(tx, { ownerId, requesterId: staff.id }))
      await queueMail(ctx, tx, { template: 'lead-requested', recipient, data });
  });

const MAX_REQUESTS = 50;

/** Condition for the requests that a user can answer; nobody answers their own. */
const waitsFor = (viewer: LeadViewer) =>
  and(eq(leadRequests.status, 'pending'), isVisibleTo(viewer), not(eq(leadRequests.requestedBy, viewer.staff.id)));

/** How many requests wait for the user's answer, up to the number that is listed. */
export const countLeadRequests = (db: Db, viewer: LeadViewer): Promise<number> =>
  db.$count(
    db
      .select({ id: leadRequests.id })
      .from(leadRequests)
      .innerJoin(enquiries, eq(enquiries.id, leadRequests.enquiryId))
      .where(and(isNotNull(enquiries.assignedTo), waitsFor(viewer)))
      .limit(MAX_REQUESTS)
      .as('waiting'),
  );

/** Pending requests for leads that the user sees, oldest first. */
export async function listLeadRequests({ db, now: clock }: Ctx, staff: StaffMember) {
  const viewer = await readLeadViewer(db, staff, clock());
  const owners = alias(users, 'owners');
  const requesters = alias(users, 'requesters');
  const requests = await db
    .select({
      id: leadRequests.id,
      enquiry_id: leadRequests.enquiryId,
      full_name: enquiries.fullName,
      assigned_to: { id: owners.id, full_name: owners.fullName },
      requested_by: { id: requesters.id, full_name: requesters.fullName },
      reason: leadRequests.reason,
      createdAt: leadRequests.createdAt,
    })
    .from(leadRequests)
    .innerJoin(enquiries, eq(enquiries.id, leadRequests.enquiryId))
    .innerJoin(owners, eq(owners.id, enquiries.assignedTo))
    .innerJoin(requesters, eq(requesters.id, leadRequests.requestedBy))
    .where(waitsFor(viewer))
    .orderBy(asc(leadRequests.createdAt), leadRequests.id)
    .limit(MAX_REQUESTS);
  return { requests };
}

/** Gives the lead to the colleague who asked for it, or keeps it; tells them by email. */
export const answerLeadRequest = (ctx: Ctx, actor: Actor, requestId: number, give: boolean): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const [request] = await tx
      .select({ enquiryId: leadRequests.enquiryId, requesterId: users.id, email: users.email })
      .from(leadRequests)
      .innerJoin(users, eq(users.id, leadRequests.requestedBy))
      .where(eq(leadRequests.id, requestId));
    if (!request) throw new DomainError('not_found', 'Request not found');
    const { enquiryId, requesterId, email } = request;
    await lockVisibleEnquiry(ctx, tx, actor, enquiryId);
    // Nobody answers their own request, even if the lead has become visible to them.
    const isOpen = and(
      eq(leadRequests.id, requestId),
      eq(leadRequests.status, 'pending'),
      not(eq(leadRequests.requestedBy, actor.staff.id)),
    );
    const answer = { answeredBy: actor.staff.id, answeredAt: ctx.now() };
    const [answered] = await tx
      .update(leadRequests)
      .set({ status: give ? 'given' : 'kept', ...answer })
      .where(isOpen)
      .returning({ id: leadRequests.id });
    if (!answered) throw new DomainError('conflict', 'This request has been answered already.');
    if (give) await changeEnquiry(ctx, tx, actor, enquiryId, { assigned_to: requesterId });
    const data = { enquiryId, isGiven: give, answeredBy: actor.staff.full_name };
    await queueMail(ctx, tx, { template: 'lead-request-answered', recipient: email, data });
  });
