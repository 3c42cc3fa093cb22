import { type EnquiryChange, type EnquiryNote, type EnquiryQuery, PAGE_SIZE } from '#contract';
import { tables } from '#db';
import { authorise } from '../../accounts/index.ts';
import type { Ctx } from '../../context.ts';
import { rowsBefore, totals } from '../../paging.ts';
import type { Actor } from '../../records/index.ts';
import { worksOnEnquiries } from '../colleagues.ts';
import { readReplyTimes } from '../reply-times.ts';
import { changeEnquiry, noteEnquiry } from './change-enquiry.ts';
import { enquiryRows } from './enquiry-rows.ts';
import { exportEnquiries } from './export-enquiries.ts';
import { countEnquiries, findEnquiries } from './find-enquiries.ts';
import { readEnquiry } from './read-enquiry.ts';

const { users } = tables;

/** Safety limit, above the size of any office. */
const MAX_COLLEAGUES = 500;
const MEASURED_MS = 30 * 24 * 60 * 60 * 1000;

/** Service for visitors' enquiries; throws unless the user may work on them. */
export function enquiryService(ctx: Ctx, actor: Actor) {
  authorise(actor.staff, 'enquiries');
  const { db } = ctx;
  return {
    async list(query: EnquiryQuery) {
      const now = ctx.now();
      const viewer = { staff: actor.staff, now };
      const [ids, all] = await Promise.all([
        findEnquiries(db, query, viewer, { limit: PAGE_SIZE, offset: rowsBefore(query.page) }),
        countEnquiries(db, query, viewer),
      ]);
      return { enquiries: await enquiryRows(db, ids, now), ...totals(all) };
    },
    read: (id: number) => readEnquiry(db, id, ctx.now()),
    change: (id: number, change: EnquiryChange) => changeEnquiry(ctx, actor, id, change),
    note: (id: number, note: EnquiryNote) => noteEnquiry(ctx, actor, id, note),
    export: (query: EnquiryQuery) => exportEnquiries(ctx, actor, query),
    /** First-reply times of the last thirty days. */
    async replyTimes() {
      const { median, count } = await readReplyTimes(db, { since: new Date(ctx.now().getTime() - MEASURED_MS) });
      return { median_minutes: median, replies: count };
    },
    /** Staff that an enquiry can be assigned to. */
    colleagues: () =>
      db
        .select({ id: users.id, full_name: users.fullName })
        .from(users)
        .where(worksOnEnquiries())
        .orderBy(users.fullName, users.id)
        .limit(MAX_COLLEAGUES),
  };
}

export type EnquiryService = ReturnType<typeof enquiryService>;
