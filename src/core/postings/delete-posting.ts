import { eq, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';

const { consents } = tables;

/** What a deleted posting has no more: its place on the site and its private link. */
export const DELETED = { isActive: false, manageTokenHash: null, manageExpiresAt: null } as const;

/** The consent behind a posting ends with it. */
export async function withdrawConsent(ctx: Ctx, tx: Tx, consentId: number): Promise<void> {
  await tx.update(consents).set({ withdrawnAt: ctx.now() }).where(eq(consents.id, consentId));
}
