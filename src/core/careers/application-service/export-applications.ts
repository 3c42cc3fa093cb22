import { APPLICATION_STATUS_LABELS, type ApplicationQuery } from '#contract';
import type { Ctx } from '../../context.ts';
import { indiaTime } from '../../leads/index.ts';
import { type Actor, csvHead, csvLine, recordChange } from '../../records/index.ts';
import { type ApplicationRow, applicationRows } from './application-rows.ts';
import { findApplications, MAX_LISTED } from './find-applications.ts';

const BATCH = 500;

const COLUMNS: Record<string, (row: ApplicationRow) => string | null> = {
  'Received (India time)': ({ createdAt }) => indiaTime(createdAt),
  Name: ({ full_name }) => full_name,
  Email: ({ email }) => email,
  Mobile: ({ mobile }) => mobile,
  Gender: ({ gender }) => gender,
  Job: ({ job }) => job.job_title,
  Role: ({ role }) => role,
  Location: ({ location }) => location,
  Experience: ({ experience }) => experience,
  LinkedIn: ({ linkedin }) => linkedin,
  About: ({ about_yourself }) => about_yourself,
  Status: ({ status }) => APPLICATION_STATUS_LABELS[status],
  'Kept until': ({ retain_until }) => retain_until,
};

async function* lines({ db }: Ctx, ids: number[]): AsyncGenerator<string> {
  yield csvHead(Object.keys(COLUMNS));
  for (let done = 0; done < ids.length; done += BATCH) {
    const rows = await applicationRows(db, ids.slice(done, done + BATCH));
    yield rows.map((row) => csvLine(Object.values(COLUMNS).map((of) => of(row)))).join('');
  }
}

/** Exports the matching applications as CSV in chunks; the export itself is recorded first. */
export async function exportApplications(ctx: Ctx, actor: Actor, query: ApplicationQuery) {
  const ids = await findApplications(ctx.db, query, { limit: MAX_LISTED, offset: 0 });
  // A search query can contain a person's name, so only whether there was one is recorded.
  const { page: _page, q, ...filters } = query;
  const after = { ...filters, searched: q !== '', rows: ids.length };
  await ctx.db.transaction((tx) => recordChange(tx, actor, { action: 'export', entity: 'application', id: 0, after }));
  return lines(ctx, ids);
}
