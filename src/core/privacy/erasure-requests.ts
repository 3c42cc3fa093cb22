import type { DeclineInput, KeptKind } from '#contract';
import { and, desc, eq, isNotNull, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { queueMail } from '../mail/index.ts';
import { type Actor, recordChange } from '../records/index.ts';

const { enquiries, jobApplications } = tables;

const SOURCES = { enquiry: enquiries, application: jobApplications } satisfies Record<KeptKind, unknown>;
const MAX_LISTED = 100;

/** People who asked to erase a record of a transaction, newest first. */
export async function listErasureRequests({ db }: Pick<Ctx, 'db'>) {
  const found = await Promise.all(
    (Object.keys(SOURCES) as KeptKind[]).map(async (kind) => {
      const table = SOURCES[kind];
      const rows = await db
        .select({ id: table.id, name: table.fullName, email: table.email, asked_at: table.erasureAskedAt })
        .from(table)
        .where(isNotNull(table.erasureAskedAt))
        .orderBy(desc(table.erasureAskedAt))
        .limit(MAX_LISTED);
      return rows.flatMap(({ asked_at, ...row }) => (asked_at ? [{ kind, ...row, asked_at }] : []));
    }),
  );
  return found.flat().toSorted((one, other) => other.asked_at.getTime() - one.asked_at.getTime());
}

/** Keeps a record although its person asked to erase it, and tells them why. */
export const declineErasure = (ctx: Ctx, actor: Actor, { kind, id, reason }: DeclineInput): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const table = SOURCES[kind];
    const [declined] = await tx
      .update(table)
      .set({ erasureAskedAt: null })
      .where(and(eq(table.id, id), isNotNull(table.erasureAskedAt)))
      .returning({ email: table.email });
    if (!declined) throw new DomainError('not_found', 'This request has been decided already');
    await queueMail(ctx, tx, { template: 'erasure-declined', recipient: declined.email, data: { reason } });
    await recordChange(tx, actor, { action: 'update', entity: kind, id, after: { erasureDeclined: true } });
  });
