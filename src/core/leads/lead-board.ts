import { type BoardQuery, BoardStatus, EnquiryStatus, MAX_COUNTED_CARDS } from '#contract';
import { and, type Db, desc, eq, inArray, type SQL, sql, tables } from '#db';
import { ANY_ENQUIRY, enquiryRows, indexed } from './enquiry-queries.ts';
import type { LeadViewer } from './lead-scope.ts';

const { contacts, enquiries } = tables;

const ofStatus = (status: EnquiryStatus, filters: SQL | undefined) => and(eq(enquiries.status, status), filters);

/** The ids of the cards of a column, last changed first. */
async function findCards(db: Db, where: SQL | undefined, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(where)
    .orderBy(desc(enquiries.updatedAt), desc(enquiries.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** How many leads each status has, in one statement that stops at a limit for each of them. */
async function countByStatus(db: Db, filters: SQL | undefined): Promise<Record<EnquiryStatus, number>> {
  const countColumn = (status: EnquiryStatus) =>
    sql`(select count(*)::int from (${db
      .select({ one: sql`1` })
      .from(enquiries)
      .where(ofStatus(status, filters))
      .limit(MAX_COUNTED_CARDS)}) counted) as ${sql.identifier(status)}`;
  const { rows } = await db.execute<Record<EnquiryStatus, number>>(
    sql`select ${sql.join(EnquiryStatus.options.map(countColumn), sql`, `)}`,
  );
  if (!rows[0]) throw new Error('the leads were not counted');
  return rows[0];
}

const readWishes = (db: Db, ids: number[]) =>
  db
    .select({
      id: enquiries.id,
      wishes: contacts.wishes,
      min_budget: contacts.minBudget,
      max_budget: contacts.maxBudget,
    })
    .from(enquiries)
    .innerJoin(contacts, eq(contacts.id, enquiries.contactId))
    .where(inArray(enquiries.id, ids));

/** The leads that the viewer sees by status, and what the people look for. */
export async function readLeadBoard(
  db: Db,
  { assigned_to, city_id, source, ...shown }: BoardQuery,
  viewer: LeadViewer,
) {
  const filters = indexed({ ...ANY_ENQUIRY, assigned_to, city_id, source }, viewer);
  const [counts, ...columns] = await Promise.all([
    countByStatus(db, filters),
    ...BoardStatus.options.map((status) => findCards(db, ofStatus(status, filters), shown[status])),
  ]);
  const ids = columns.flat();
  const [rows, wishes] =
    ids.length === 0 ? [[], []] : await Promise.all([enquiryRows(db, ids, viewer.now), readWishes(db, ids)]);
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const wishesById = new Map(wishes.map((row) => [row.id, row]));
  const unknown = { wishes: '', min_budget: null, max_budget: null };
  const cards = ids.flatMap((id) => {
    const row = rowsById.get(id);
    return row ? [{ ...row, ...(wishesById.get(id) ?? unknown), id }] : [];
  });
  return { cards, counts };
}
