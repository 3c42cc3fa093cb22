import { EnquiryAssignment } from '#contract';
import { and, count, type Db, eq, inArray, sql, type Tx, tables } from '#db';
import { authorise } from '../../accounts/index.ts';
import type { Ctx } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { type Actor, recordChange } from '../../records/index.ts';
import { worksOnEnquiries } from '../colleagues.ts';

const { cities, settings, users } = tables;

const KEY = 'enquiry-assignment';
const NO_RULE: EnquiryAssignment = { mode: 'none', colleagues: [], cities: [] };

/** Returns the stored rule; a new installation assigns nothing automatically. */
export async function assignmentRule(db: Db | Tx): Promise<EnquiryAssignment> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY));
  return row ? EnquiryAssignment.parse(row.value) : NO_RULE;
}

async function assertKnownColleagues(tx: Tx, named: number[]): Promise<void> {
  const ids = [...new Set(named)];
  const [found] = await tx
    .select({ people: count() })
    .from(users)
    .where(and(inArray(users.id, ids), worksOnEnquiries()));
  if (found?.people !== ids.length)
    throw new DomainError('invalid', 'Please choose people who work on enquiries', 'colleagues');
}

async function assertKnownCities(tx: Tx, named: number[]): Promise<void> {
  const [found] = await tx.select({ cities: count() }).from(cities).where(inArray(cities.id, named));
  if (found?.cities !== named.length)
    throw new DomainError('invalid', 'Please choose cities of the master list', 'cities');
}

const change = (ctx: Ctx, actor: Actor, rule: EnquiryAssignment): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    // Serialises changes, so that the history shows what each of them changed.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${KEY}, 0))`);
    await assertKnownColleagues(tx, [...rule.colleagues, ...rule.cities.flatMap(({ colleagues }) => colleagues)]);
    await assertKnownCities(
      tx,
      rule.cities.map(({ city_id }) => city_id),
    );
    const before = await assignmentRule(tx);
    const stored = { value: rule, updatedBy: actor.staff.id };
    await tx
      .insert(settings)
      .values({ key: KEY, ...stored })
      .onConflictDoUpdate({ target: settings.key, set: { ...stored, updatedAt: ctx.now() } });
    await recordChange(tx, actor, { action: 'update', entity: KEY, id: 0, before, after: rule });
  });

/** Service for the assignment rule; throws unless the user may change settings. */
export function assignmentService(ctx: Ctx, actor: Actor) {
  authorise(actor.staff, 'settings');
  return {
    read: () => assignmentRule(ctx.db),
    change: (rule: EnquiryAssignment) => change(ctx, actor, rule),
  };
}

export type AssignmentService = ReturnType<typeof assignmentService>;
