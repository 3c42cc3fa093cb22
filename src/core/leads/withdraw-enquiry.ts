import type { WithdrawalState } from '#contract';
import { and, eq, isNull, tables } from '#db';
import type { Ctx } from '../context.ts';

const { consents, enquiries, enquiryEvents } = tables;

/** Withdraws the consent for an enquiry and records it in its history. Idempotent. */
export async function withdrawEnquiry(ctx: Ctx, { token }: { token: string }): Promise<WithdrawalState> {
  const id = ctx.links.read('withdraw-enquiry', token, ctx.now());
  if (id === undefined) return 'invalid';
  return ctx.db.transaction(async (tx) => {
    const [enquiry] = await tx.select({ consentId: enquiries.consentId }).from(enquiries).where(eq(enquiries.id, id));
    if (!enquiry) return 'invalid';
    const withdrawn = await tx
      .update(consents)
      .set({ withdrawnAt: ctx.now() })
      .where(and(eq(consents.id, enquiry.consentId), isNull(consents.withdrawnAt)))
      .returning({ id: consents.id });
    if (withdrawn.length > 0) {
      await tx
        .insert(enquiryEvents)
        .values({ enquiryId: id, kind: 'note', body: 'The visitor withdrew their consent.' });
    }
    return 'withdrawn';
  });
}
