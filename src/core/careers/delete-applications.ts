import type { WithdrawalState } from '#contract';
import { indiaDay } from '#contract/india-time.ts';
import { and, eq, inArray, isNull, lt, sql, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';

const { auditEntries, consents, jobApplications, mails, media, applicationEvents } = tables;

const BATCH_SIZE = 200;
const EMAIL_TEMPLATES = ['application-received', 'application-invitation', 'application-rejection'];

/** Deletes the emails about an application and, if it was the person's last one, all application emails to them. */
async function deleteMails(tx: Tx, { id, email }: { id: number; email: string }): Promise<void> {
  await tx.delete(mails).where(sql`${mails.data} @> ${JSON.stringify({ applicationId: id })}::jsonb`);
  const address = email.toLowerCase();
  const others = await tx.$count(jobApplications, eq(sql`lower(${jobApplications.email})`, address));
  if (others > 0) return;
  await tx
    .delete(mails)
    .where(and(eq(sql`lower(${mails.recipient})`, address), inArray(mails.template, EMAIL_TEMPLATES)));
}

/** Deletes one application, unless its retention was extended or another transaction has locked it. */
const deleteApplication = (ctx: Ctx, id: number, today: string): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(jobApplications)
      .where(and(eq(jobApplications.id, id), lt(jobApplications.retainUntil, today)))
      .for('update', { skipLocked: true });
    if (!due) return false;
    await tx.delete(jobApplications).where(eq(jobApplications.id, id));
    await tx.delete(consents).where(eq(consents.id, due.consentId));
    const [file] = await tx.delete(media).where(eq(media.id, due.fileId)).returning({ path: media.path });
    await deleteMails(tx, due);
    const before = { jobId: due.jobId, status: due.status, retainUntil: due.retainUntil };
    await tx.insert(auditEntries).values({ action: 'delete', entity: 'application', entityId: String(id), before });
    if (file) await ctx.jobs.enqueue(tx, 'files.remove', { paths: [file.path] });
    return true;
  });

/**
 * Deletes applications past their retention date, each with its document, consent, history and emails; returns the
 * count. A failed deletion does not stop the others.
 */
export async function deleteExpiredApplications(ctx: Ctx): Promise<number> {
  const today = indiaDay(ctx.now());
  const due = await ctx.db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(lt(jobApplications.retainUntil, today))
    .orderBy(jobApplications.retainUntil)
    .limit(BATCH_SIZE);
  const failures: unknown[] = [];
  let deletedCount = 0;
  for (const { id } of due) {
    try {
      if (await deleteApplication(ctx, id, today)) deletedCount += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} applications could not be deleted`);
  return deletedCount;
}

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
        .set({ retainUntil: indiaDay(now) })
        .where(eq(jobApplications.id, id));
      await tx
        .insert(applicationEvents)
        .values({ applicationId: id, kind: 'note', body: 'The applicant withdrew the application.' });
    }
    return 'withdrawn';
  });
}
