import { and, eq, inArray, lte, type Tx, tables } from '#db';
import type { Ctx } from '../../context.ts';
import { queueMail } from '../../mail/index.ts';
import { tryAdvisoryLock } from '../../throttle.ts';
import type { Visit } from './visit-queries.ts';

const { consents, enquiries, users, visits } = tables;

type Occasion = 'planned' | 'changed' | 'cancelled' | 'reminder';

async function readPeople(tx: Tx, { enquiryId, withId }: Visit) {
  const [[visitor], [guide]] = [
    await tx
      .select({
        fullName: enquiries.fullName,
        email: enquiries.email,
        countryCode: enquiries.countryCode,
        phoneNumber: enquiries.phoneNumber,
        withdrawnAt: consents.withdrawnAt,
      })
      .from(enquiries)
      .innerJoin(consents, eq(consents.id, enquiries.consentId))
      .where(eq(enquiries.id, enquiryId)),
    withId === null
      ? []
      : await tx
          .select({ id: users.id, fullName: users.fullName, email: users.email, isActive: users.isActive })
          .from(users)
          .where(eq(users.id, withId)),
  ];
  if (!visitor) throw new Error('the enquiry of the visit is gone');
  return { visitor, guide };
}

interface Notice {
  visit: Visit;
  occasion: Occasion;
  /** Whether the visitor and the colleague get it. */
  tells: { visitor: boolean; guide: boolean };
}

async function sendNotice(ctx: Ctx, tx: Tx, { visit, occasion, tells }: Notice): Promise<void> {
  const { visitor, guide } = await readPeople(tx, visit);
  const { id: visitId, enquiryId, at, place, sequence } = visit;
  const facts = { visitId, enquiryId, at: at.toISOString(), place, sequence, occasion, fullName: visitor.fullName };
  if (tells.visitor && visitor.email !== '' && visitor.withdrawnAt === null) {
    const data = { ...facts, advisor: guide?.fullName ?? null };
    await queueMail(ctx, tx, { template: 'visit-to-visitor', recipient: visitor.email, data });
  }
  if (tells.guide && guide?.isActive) {
    const data = { ...facts, phone: `${visitor.countryCode} ${visitor.phoneNumber}` };
    await queueMail(ctx, tx, { template: 'visit-to-colleague', recipient: guide.email, data });
  }
}

interface Changed {
  before: Visit | undefined;
  after: Visit;
  actorId: number;
}

const isSame = (one: Visit, other: Visit): boolean =>
  one.at.getTime() === other.at.getTime() && one.place === other.place && one.withId === other.withId;

/** Emails what was planned, changed or cancelled to those whom it concerns; who did it knows it already. */
export async function mailVisit(ctx: Ctx, tx: Tx, { before, after, actorId }: Changed): Promise<void> {
  const wasTold = before?.isTold ?? false;
  const isCancelled = after.status === 'cancelled';
  const isUnchanged = before !== undefined && !isCancelled && isSame(before, after);
  const tellsVisitor = isCancelled ? wasTold : after.isTold && (!wasTold || !isUnchanged);
  const occasion = isCancelled ? 'cancelled' : wasTold ? 'changed' : 'planned';
  await sendNotice(ctx, tx, { visit: after, occasion, tells: { visitor: tellsVisitor, guide: false } });
  const isNewGuide = before?.withId !== after.withId;
  const guideOccasion = isCancelled ? 'cancelled' : isNewGuide ? 'planned' : 'changed';
  const tellsGuide = after.withId !== actorId && !isUnchanged;
  await sendNotice(ctx, tx, { visit: after, occasion: guideOccasion, tells: { visitor: false, guide: tellsGuide } });
  if (before && isNewGuide && before.withId !== null && before.withId !== actorId)
    await sendNotice(ctx, tx, {
      visit: { ...after, withId: before.withId },
      occasion: 'cancelled',
      tells: { visitor: false, guide: true },
    });
}

const BATCH_SIZE = 200;

/** Emails the reminders that are due, once each; returns how many visits they were about. */
export const remindVisits = (ctx: Ctx): Promise<number> =>
  ctx.db.transaction(async (tx) => {
    // A second worker would not see the first one's uncommitted reminders, so only one runs at a time.
    if (!(await tryAdvisoryLock(tx, 'visit reminders'))) return 0;
    const now = ctx.now();
    const due = await tx
      .select()
      .from(visits)
      .where(and(eq(visits.status, 'planned'), lte(visits.remindAt, now)))
      .orderBy(visits.remindAt)
      .limit(BATCH_SIZE)
      .for('update');
    for (const visit of due) {
      // After a long outage, no reminders of visits that are over.
      const tells = { visitor: visit.isTold, guide: true };
      if (visit.at > now) await sendNotice(ctx, tx, { visit, occasion: 'reminder', tells });
    }
    const ids = due.map(({ id }) => id);
    if (ids.length > 0) await tx.update(visits).set({ remindAt: null }).where(inArray(visits.id, ids));
    return due.length;
  });
