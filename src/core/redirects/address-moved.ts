import { eq, type Tx, tables } from '#db';
import { lockRedirects } from './follow.ts';

const { redirects } = tables;

/** Redirects a page's former path to its current one, and deletes any redirect away from the current path. */
export async function addressMoved(tx: Tx, fromPath: string, toPath: string): Promise<void> {
  await lockRedirects(tx);
  await tx.delete(redirects).where(eq(redirects.fromPath, toPath));
  await tx
    .insert(redirects)
    .values({ fromPath, toPath })
    .onConflictDoUpdate({ target: redirects.fromPath, set: { toPath } });
}
