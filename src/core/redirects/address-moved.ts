import { eq, type Tx, tables } from '#db';
import { lockRedirects } from './follow.ts';

const { redirects } = tables;

/** Leads visitors of a page's former address to its present one. What led away from the present one is forgotten. */
export async function addressMoved(tx: Tx, fromPath: string, toPath: string): Promise<void> {
  await lockRedirects(tx);
  await tx.delete(redirects).where(eq(redirects.fromPath, toPath));
  await tx
    .insert(redirects)
    .values({ fromPath, toPath })
    .onConflictDoUpdate({ target: redirects.fromPath, set: { toPath } });
}
