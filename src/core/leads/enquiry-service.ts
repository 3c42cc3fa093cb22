import {
  type BoardQuery,
  type ColleaguesLeadQuery,
  type ContactLog,
  ENQUIRY_STATUS_LABELS,
  type EnquiryChange,
  type EnquiryNote,
  type EnquiryQuery,
  type FakeMark,
  type FigureQuery,
} from '#contract';
import { indiaDay, sheetTime, startOfIndiaDay } from '#contract/india-time.ts';
import { indianNumber } from '#contract/indian-number.ts';
import { type Db, tables } from '#db';
import { authorise, permitted } from '../accounts/index.ts';
import { readSettings } from '../content/index.ts';
import type { Ctx } from '../context.ts';
import { MAX_LISTED, totals, toWindow } from '../paging.ts';
import { type Actor, csvHead, csvLine, recordChange } from '../records/index.ts';
import { worksOnEnquiries } from './assignment.ts';
import { changeAndNotify, noteEnquiry } from './change-enquiry.ts';
import { readReplyTimes } from './enquiry-figures.ts';
import {
  ANY_ENQUIRY,
  countEnquiries,
  type EnquiryRow,
  enquiryRows,
  findEnquiries,
  readEnquiry,
} from './enquiry-queries.ts';
import { markFake } from './fake/mark-fake.ts';
import { readLeadBoard } from './lead-board.ts';
import { readLeadFigures } from './lead-figures.ts';
import {
  answerLeadRequest,
  countLeadRequests,
  listColleaguesLeads,
  listLeadRequests,
  requestLead,
} from './lead-requests.ts';
import { type LeadViewer, readLeadViewer } from './lead-scope.ts';
import { logContact } from './log-contact.ts';

const BATCH = 500;

const time = (moment: Date | null) => moment && sheetTime(moment);

const COLUMNS: Record<string, (row: EnquiryRow) => string | null> = {
  'Received (India time)': ({ createdAt }) => time(createdAt),
  Name: ({ full_name }) => full_name,
  Email: ({ email }) => email,
  Phone: ({ country_code, phone_number }) => `${country_code} ${phone_number}`,
  Message: ({ message }) => message,
  Status: ({ status }) => ENQUIRY_STATUS_LABELS[status],
  'Lost because': ({ lost_reason }) => lost_reason,
  City: ({ city }) => city,
  Listing: ({ listing }) => listing && listing.title,
  Page: ({ source_path }) => source_path,
  Button: ({ source_button }) => source_button,
  'Assigned to': ({ assigned_to }) => assigned_to && assigned_to.full_name,
  'Next follow-up (India time)': ({ next_follow_up_at }) => time(next_follow_up_at),
  'First reply (India time)': ({ first_reply_at }) => time(first_reply_at),
};

async function* lines(ctx: Ctx, ids: number[]): AsyncGenerator<string> {
  yield csvHead(Object.keys(COLUMNS));
  for (let done = 0; done < ids.length; done += BATCH) {
    const rows = await enquiryRows(ctx.db, ids.slice(done, done + BATCH), ctx.now());
    yield rows.map((row) => csvLine(Object.values(COLUMNS).map((of) => of(row)))).join('');
  }
}

/** Exports the matching enquiries as CSV in chunks; the export itself is recorded first. */
async function exportEnquiries(ctx: Ctx, actor: Actor, query: EnquiryQuery): Promise<AsyncGenerator<string>> {
  const viewer = await readLeadViewer(ctx.db, actor.staff, ctx.now());
  const ids = await findEnquiries(ctx.db, query, viewer, { limit: MAX_LISTED, offset: 0 });
  // A search query can contain a person's name, so only whether there was one is recorded.
  const { page: _page, q, ...filters } = query;
  await ctx.db.transaction((tx) =>
    recordChange(tx, actor, {
      action: 'export',
      entity: 'enquiry',
      id: 0,
      subject: ids.length === 1 ? '1 enquiry' : `${indianNumber(ids.length)} enquiries`,
      after: { ...filters, searched: q !== '', rows: ids.length },
    }),
  );
  return lines(ctx, ids);
}

/** What waits for a user, and the enquiry that arrived last. */
async function countWaiting(db: Db, viewer: LeadViewer) {
  const count = (view: EnquiryQuery['view']) => countEnquiries(db, { ...ANY_ENQUIRY, view }, viewer);
  const [[id], isNew, mine, overdue, requests] = await Promise.all([
    findEnquiries(db, { ...ANY_ENQUIRY, view: 'new' }, viewer, { limit: 1, offset: 0 }),
    count('new'),
    count('mine'),
    count('overdue'),
    countLeadRequests(db, viewer),
  ]);
  const [newest] = id === undefined ? [] : await enquiryRows(db, [id], viewer.now);
  return {
    new: isNew,
    mine,
    overdue,
    requests,
    newest: newest ? { id: newest.id, listing: newest.listing && newest.listing.title } : null,
  };
}

const { users } = tables;

/** Safety limit, above the size of any office. */
const MAX_COLLEAGUES = 500;
const MEASURED_DAYS = 30;

/** Service for visitors' enquiries; throws unless the user may work on them. */
export function enquiryService(ctx: Ctx, actor: Actor) {
  authorise(actor.staff, 'leads:see');
  const { db } = ctx;
  const { staff } = actor;
  return {
    async list(query: EnquiryQuery) {
      const now = ctx.now();
      const viewer = await readLeadViewer(db, staff, now);
      const [ids, all] = await Promise.all([
        findEnquiries(db, query, viewer, toWindow(query)),
        countEnquiries(db, query, viewer),
      ]);
      return { enquiries: await enquiryRows(db, ids, now), ...totals(all, query.size) };
    },
    board: async (query: BoardQuery) => readLeadBoard(db, query, await readLeadViewer(db, staff, ctx.now())),
    figures: async (query: FigureQuery) => readLeadFigures(db, query, await readLeadViewer(db, staff, ctx.now())),
    counts: async () => countWaiting(db, await readLeadViewer(db, staff, ctx.now())),
    read: async (id: number) => readEnquiry(db, id, await readLeadViewer(db, staff, ctx.now())),
    change: permitted(staff, 'leads:change', (id: number, change: EnquiryChange) =>
      changeAndNotify(ctx, actor, id, change),
    ),
    note: permitted(staff, 'leads:change', (id: number, note: EnquiryNote) => noteEnquiry(ctx, actor, id, note)),
    logContact: permitted(staff, 'leads:change', (id: number, log: ContactLog) => logContact(ctx, actor, id, log)),
    markFake: permitted(staff, 'leads:change', (id: number, mark: FakeMark) => markFake(ctx, actor, id, mark)),
    withColleagues: (query: ColleaguesLeadQuery) => listColleaguesLeads(ctx, staff, query),
    request: permitted(staff, 'leads:change', (id: number, reason: string) => requestLead(ctx, actor, id, reason)),
    /** The requests that the user may answer. */
    requests: () => listLeadRequests(ctx, staff),
    answerRequest: permitted(staff, 'leads:change', (id: number, give: boolean) =>
      answerLeadRequest(ctx, actor, id, give),
    ),
    export: permitted(staff, 'leads:export', async (query: EnquiryQuery) => exportEnquiries(ctx, actor, query)),
    async replyTemplates() {
      const { replies, site } = await readSettings(db, 'replies', 'site');
      return { templates: replies, company: site.brand };
    },
    /** First-reply times of the last thirty days, including today, as the dashboard counts them. */
    async replyTimes() {
      const since = startOfIndiaDay(indiaDay(ctx.now(), 1 - MEASURED_DAYS));
      const { median, count } = await readReplyTimes(db, { since });
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
