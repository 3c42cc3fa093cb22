import { eq, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';

const { consents } = tables;

/** Column values of a deleted posting: it is off the site and its private link no longer works. */
export const DELETED = { isActive: false, manageTokenHash: null, manageExpiresAt: null } as const;

/** The consent given for a posting ends when the posting is deleted. */
export async function withdrawConsent(ctx: Ctx, tx: Tx, consentId: number): Promise<void> {
  await tx.update(consents).set({ withdrawnAt: ctx.now() }).where(eq(consents.id, consentId));
}
