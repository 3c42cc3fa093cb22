import { rolesThatMay } from '#contract';
import { and, eq, gt, inArray, lte, sql, tables } from '#db';
import type { Ctx } from '../context.ts';
import { queueMail } from '../mail/index.ts';
import { tryAdvisoryLock } from '../throttle.ts';
import { enquiryRows } from './enquiry-queries.ts';

const { enquiries, enquiryEvents, users } = tables;

const BATCH_SIZE = 200;
/** After a long outage, follow-ups older than this are not reminded of. */
const LATEST_MS = 7 * 24 * 60 * 60 * 1000;

/** Emails the assignees of due follow-ups, once per planned time; returns how many. */
export const remindFollowUps = (ctx: Ctx): Promise<number> =>
  ctx.db.transaction(async (tx) => {
    // A second worker would not see the first one's uncommitted reminders, so only one runs at a time.
    if (!(await tryAdvisoryLock(tx, 'follow-up reminders'))) return 0;
    const now = ctx.now();
    const reminded = sql`exists (select from ${enquiryEvents} where ${enquiryEvents.enquiryId} = ${enquiries.id}
      and ${enquiryEvents.kind} = 'mail' and (${enquiryEvents.data}->>'follow_up_at')::timestamptz = ${enquiries.nextFollowUpAt})`;
    const due = await tx
      .select({ id: enquiries.id, followUpAt: enquiries.nextFollowUpAt, recipient: users.email })
      .from(enquiries)
      .innerJoin(users, eq(users.id, enquiries.assignedTo))
      .where(
        and(
          lte(enquiries.nextFollowUpAt, now),
          // Visits have reminders of their own, in time for the way there.
          sql`${enquiries.nextStep} is distinct from 'visit'`,
          gt(enquiries.nextFollowUpAt, new Date(now.getTime() - LATEST_MS)),
          eq(users.isActive, true),
          inArray(users.role, rolesThatMay('leads:change')),
          sql`not ${reminded}`,
        ),
      )
      .orderBy(enquiries.nextFollowUpAt)
      .limit(BATCH_SIZE);
    const rows = await enquiryRows(
      tx,
      due.map(({ id }) => id),
      now,
    );
    for (const { id, followUpAt, recipient } of due) {
      const enquiry = rows.find((row) => row.id === id);
      if (!enquiry || !followUpAt) continue;
      const planned = followUpAt.toISOString();
      const listing = enquiry.listing?.title ?? null;
      const data = { enquiryId: id, fullName: enquiry.full_name, followUpAt: planned, listing };
      await queueMail(ctx, tx, { template: 'enquiry-follow-up', recipient, data });
      await tx.insert(enquiryEvents).values({
        enquiryId: id,
        kind: 'mail',
        body: 'Follow-up reminder emailed',
        data: { follow_up_at: planned },
        createdAt: now,
      });
    }
    return due.length;
  });
