import type { WithdrawalState } from '#contract';
import { and, eq, isNull, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { type Actor, recordChange } from '../records/index.ts';
import { enquiryNotFound } from './enquiry-queries.ts';

const { consents, enquiries, enquiryEvents } = tables;

interface Withdrawal {
  id: number;
  /** What the timeline of the enquiry says. */
  body: string;
  actor?: Actor;
}

/** Withdraws the consent for an enquiry once; `unchanged` if it was withdrawn before. */
async function withdraw(
  ctx: Ctx,
  tx: Tx,
  { id, body, actor }: Withdrawal,
): Promise<'missing' | 'unchanged' | 'withdrawn'> {
  const [enquiry] = await tx.select({ consentId: enquiries.consentId }).from(enquiries).where(eq(enquiries.id, id));
  if (!enquiry) return 'missing';
  const withdrawn = await tx
    .update(consents)
    .set({ withdrawnAt: ctx.now() })
    .where(and(eq(consents.id, enquiry.consentId), isNull(consents.withdrawnAt)))
    .returning({ id: consents.id });
  if (withdrawn.length === 0) return 'unchanged';
  await tx
    .insert(enquiryEvents)
    .values({ enquiryId: id, actorId: actor?.staff.id, kind: 'note', body, createdAt: ctx.now() });
  return 'withdrawn';
}

/** Withdraws the consent for the enquiry of a link and records it in its timeline. Idempotent. */
export async function withdrawEnquiry(ctx: Ctx, { token }: { token: string }): Promise<WithdrawalState> {
  const id = ctx.links.read('withdraw-enquiry', token, ctx.now());
  if (id === undefined) return 'invalid';
  const body = 'The visitor withdrew their consent.';
  const outcome = await ctx.db.transaction((tx) => withdraw(ctx, tx, { id, body }));
  return outcome === 'missing' ? 'invalid' : 'withdrawn';
}

/** The same by staff, for a visitor who called or wrote to us and may have no email with a link. */
export const withdrawForVisitor = (ctx: Ctx, actor: Actor, id: number): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const body = 'Consent withdrawn at the request of the visitor.';
    const outcome = await withdraw(ctx, tx, { id, body, actor });
    if (outcome === 'missing') throw enquiryNotFound();
    if (outcome === 'unchanged') return;
    const values = { before: { consentWithdrawn: false }, after: { consentWithdrawn: true } };
    await recordChange(tx, actor, { action: 'update', entity: 'enquiry', id, ...values });
  });
