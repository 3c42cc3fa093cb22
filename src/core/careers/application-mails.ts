import type { ApplicationInput } from '#contract';
import { and, count, eq, gt, sql, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { queueMail } from '../mail/index.ts';

const { jobApplications } = tables;

/** Prevents flooding of another person's inbox: above this limit, only the company inbox is notified. */
const ACKNOWLEDGED_PER_HOUR = 3;
const HOUR_MS = 60 * 60 * 1000;

async function mayAcknowledge(tx: Tx, email: string, now: Date): Promise<boolean> {
  const [recent] = await tx
    .select({ sent: count() })
    .from(jobApplications)
    .where(
      and(
        eq(sql`lower(${jobApplications.email})`, email),
        gt(jobApplications.createdAt, new Date(now.getTime() - HOUR_MS)),
      ),
    );
  // The count includes the application that was just stored.
  return (recent?.sent ?? 0) <= ACKNOWLEDGED_PER_HOUR;
}

export interface StoredApplication {
  applicationId: number;
  jobTitle: string;
  /** Address that is notified of applications. */
  inbox: string;
  input: ApplicationInput;
}

/** Notifies the company inbox of an application and acknowledges it to the applicant. */
export async function queueApplicationMails(ctx: Ctx, tx: Tx, application: StoredApplication): Promise<void> {
  const { applicationId, jobTitle, inbox, input } = application;
  const { full_name: fullName, experience, location } = input;
  const data = { applicationId, jobTitle, fullName, experience, location };
  await queueMail(ctx, tx, { template: 'application-to-desk', recipient: inbox, data });
  if (!(await mayAcknowledge(tx, input.email, ctx.now()))) return;
  await queueMail(ctx, tx, {
    template: 'application-received',
    recipient: input.email,
    data: { applicationId, jobTitle },
  });
}
