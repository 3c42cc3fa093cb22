import {
  MAX_COUNTED_POSTINGS,
  POSTING_VIEWS,
  type PostingView,
  PROPERTY_TYPE_LABELS,
  type PropertyType,
} from '#contract';
import { and, asc, count, type Db, desc, eq, isNull, min, ne, type SQL, sql, type Tx, tables } from '#db';
import { authorise } from '../accounts/index.ts';
import type { Ctx } from '../context.ts';
import type { Actor } from '../records/index.ts';

const { postedProperties: posted } = tables;

const VIEWS = Object.keys(POSTING_VIEWS) as PostingView[];

const ofView = (view: PostingView): SQL | undefined => (view === 'all' ? undefined : eq(posted.status, view));

const OLDEST_FIRST = [asc(posted.createdAt), asc(posted.id)];
const NEWEST_FIRST = [desc(posted.createdAt), desc(posted.id)];

/** The views of the queue: postings that wait for review are oldest first, all others newest first. */
export const postingStates = Object.fromEntries(
  VIEWS.flatMap((view) => {
    const where = ofView(view);
    return where ? [[view, { where, orderBy: view === 'pending_review' ? OLDEST_FIRST : NEWEST_FIRST }]] : [];
  }),
);

/** The number of postings per view, each counted only up to a limit. */
export async function countPostings({ db }: Ctx, { staff }: Actor): Promise<Record<PostingView, number>> {
  authorise(staff, 'postings:see');
  const countColumn = (view: PostingView) =>
    sql`(select count(*)::int from (${db
      .select({ one: sql`1` })
      .from(posted)
      .where(and(ofView(view), isNull(posted.deletedAt)))
      .limit(MAX_COUNTED_POSTINGS)}) counted) as ${sql.identifier(view)}`;
  const { rows } = await db.execute<Record<PostingView, number>>(
    sql`select ${sql.join(VIEWS.map(countColumn), sql`, `)}`,
  );
  if (!rows[0]) throw new Error('the postings were not counted');
  return rows[0];
}

/** How many postings wait for review, counted up to the same limit, and since when. */
export async function readWaitingPostings(db: Db): Promise<{ total: number; oldest_at: Date | null }> {
  const waiting = db
    .select({ createdAt: posted.createdAt })
    .from(posted)
    .where(and(eq(posted.status, 'pending_review'), isNull(posted.deletedAt)))
    .orderBy(posted.createdAt)
    .limit(MAX_COUNTED_POSTINGS)
    .as('waiting');
  const [row] = await db.select({ total: count(), oldest_at: min(waiting.createdAt) }).from(waiting);
  return row ?? { total: 0, oldest_at: null };
}

/** The next posting to review after this one, oldest first; after the last one it starts again from the first. */
export async function nextWaiting(tx: Tx, { id, createdAt }: { id: number; createdAt: Date }): Promise<number | null> {
  const waiting = and(eq(posted.status, 'pending_review'), isNull(posted.deletedAt), ne(posted.id, id));
  const afterCurrent = sql`(${posted.createdAt}, ${posted.id}) > (${createdAt.toISOString()}, ${id})`;
  for (const where of [and(waiting, afterCurrent), waiting]) {
    const [next] = await tx
      .select({ id: posted.id })
      .from(posted)
      .where(where)
      .orderBy(...OLDEST_FIRST)
      .limit(1);
    if (next) return next.id;
  }
  return null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

/** How long a property stays on the site before its poster must confirm that it is still available. */
export const SHOWN_DAYS = 90;

/** A short description for the poster, such as 'Villa in Goa'. */
export const postingName = ({ propertyType, city }: { propertyType: PropertyType; city: string }): string =>
  `${PROPERTY_TYPE_LABELS[propertyType]} in ${city}`;
