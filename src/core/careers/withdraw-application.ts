import type { WithdrawalState } from '#contract';
import { and, eq, isNull, tables } from '#db';
import type { Ctx } from '../context.ts';
import { dayInIndiaAfter } from './present-job.ts';

const { applicationEvents, consents, jobApplications } = tables;

/**
 * Withdraws the consent for an application and records it in its history; the retention task erases the application
 * from the next day on. Idempotent.
 */
export async function withdrawApplication(ctx: Ctx, { token }: { token: string }): Promise<WithdrawalState> {
  const now = ctx.now();
  const id = ctx.links.read('withdraw-application', token, now);
  if (id === undefined) return 'invalid';
  return ctx.db.transaction(async (tx) => {
    const [application] = await tx
      .select({ consentId: jobApplications.consentId })
      .from(jobApplications)
      .where(eq(jobApplications.id, id));
    if (!application) return 'invalid';
    const withdrawn = await tx
      .update(consents)
      .set({ withdrawnAt: now })
      .where(and(eq(consents.id, application.consentId), isNull(consents.withdrawnAt)))
      .returning({ id: consents.id });
    if (withdrawn.length > 0) {
      await tx
        .update(jobApplications)
        .set({ retainUntil: dayInIndiaAfter(now, 0) })
        .where(eq(jobApplications.id, id));
      await tx
        .insert(applicationEvents)
        .values({ applicationId: id, kind: 'note', body: 'The applicant withdrew the application.' });
    }
    return 'withdrawn';
  });
}
