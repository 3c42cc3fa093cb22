import { ENQUIRY_STATUS_LABELS, type EnquiryQuery } from '#contract';
import type { Ctx } from '../../context.ts';
import { type Actor, csvHead, csvLine, recordChange } from '../../records/index.ts';
import { indiaTime } from '../india-time.ts';
import { type EnquiryRow, enquiryRows } from './enquiry-rows.ts';
import { findEnquiries, MAX_LISTED } from './find-enquiries.ts';

const BATCH = 500;

const time = (moment: Date | null) => moment && indiaTime(moment);

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
export async function exportEnquiries(ctx: Ctx, actor: Actor, query: EnquiryQuery): Promise<AsyncGenerator<string>> {
  const viewer = { staff: actor.staff, now: ctx.now() };
  const ids = await findEnquiries(ctx.db, query, viewer, { limit: MAX_LISTED, offset: 0 });
  // A search query can contain a person's name, so only whether there was one is recorded.
  const { page: _page, q, ...filters } = query;
  await ctx.db.transaction((tx) =>
    recordChange(tx, actor, {
      action: 'export',
      entity: 'enquiry',
      id: 0,
      after: { ...filters, searched: q !== '', rows: ids.length },
    }),
  );
  return lines(ctx, ids);
}
