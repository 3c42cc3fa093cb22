import { and, eq, inArray, lt, sql, tables } from '#db';
import type { Ctx } from '../context.ts';
import { goneBefore } from './deleted-kinds.ts';

const { auditEntries, users } = tables;

const BATCH = 50;
/** The reserved .invalid domain never receives email. */
const NOWHERE = '@former.invalid';

/**
 * Removes personal data from accounts whose restore period is over and returns their number. The rows stay, so that
 * audit entries by one person keep the same actor; the details of audit entries about the account are cleared.
 */
export const anonymiseFormerStaff = (ctx: Ctx): Promise<number> =>
  ctx.db.transaction(async (tx) => {
    const found = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(lt(users.deletedAt, goneBefore(ctx.now())), sql`${users.email} not like ${`%${NOWHERE}`}`))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx
      .update(users)
      .set({
        fullName: 'Former colleague',
        email: sql`${users.id} || ${NOWHERE}`,
        mobileNumber: null,
        passwordHash: null,
        totpSecret: null,
        totpConfirmedAt: null,
        totpLastStep: null,
        recoveryCodeHashes: [],
      })
      .where(inArray(users.id, ids));
    await tx
      .update(auditEntries)
      .set({ subject: null, before: null, after: null, ip: null })
      .where(and(eq(auditEntries.entity, 'user'), inArray(auditEntries.entityId, ids.map(String))));
    return ids.length;
  });
