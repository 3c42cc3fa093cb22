import type { ApplicationEmailInput, ApplicationEmailKind, ApplicationStatus } from '#contract';
import { and, eq, sql, type Tx, tables } from '#db';
import { siteFacts } from '../../content/index.ts';
import type { Ctx } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { queueMail } from '../../mail/index.ts';
import type { Actor } from '../../records/index.ts';
import { applicationRows } from './application-rows.ts';
import { statusStep, stepApplication } from './application-step.ts';
import { draftEmail } from './email-drafts.ts';
import { applicationNotFound } from './read-application.ts';

const { applicationEvents } = tables;

const EMAILS = {
  invitation: { template: 'application-invitation', name: 'Invitation', status: 'interview' },
  rejection: { template: 'application-rejection', name: 'Rejection', status: 'rejected' },
} as const satisfies Record<ApplicationEmailKind, { template: string; name: string; status: ApplicationStatus }>;

/** Draft of the email to an applicant, for staff to review and edit. */
export async function readEmailDraft(
  { db }: Ctx,
  id: number,
  kind: ApplicationEmailKind,
): Promise<ApplicationEmailInput> {
  const [[row], facts] = await Promise.all([applicationRows(db, [id]), siteFacts(db)]);
  if (!row) throw applicationNotFound();
  return draftEmail(kind, { fullName: row.full_name, jobTitle: row.job.job_title, facts });
}

/** Prevents a second rejection when two members of staff decide at the same time. */
async function assertNotRejected(tx: Tx, id: number): Promise<void> {
  const [sent] = await tx
    .select({ id: applicationEvents.id })
    .from(applicationEvents)
    .where(
      and(
        eq(applicationEvents.applicationId, id),
        eq(applicationEvents.kind, 'mail'),
        eq(sql`${applicationEvents.data}->>'letter'`, 'rejection'),
      ),
    )
    .limit(1);
  if (sent) throw new DomainError('conflict', 'A rejection was mailed before');
}

/** Queues the email and updates the application's status in one transaction. */
export const sendApplicationEmail = (
  ctx: Ctx,
  actor: Actor,
  id: number,
  { kind, subject, body }: ApplicationEmailInput,
): Promise<void> =>
  stepApplication(ctx, actor, id, async (before, tx) => {
    if (kind === 'rejection') await assertNotRejected(tx, id);
    const { template, name, status } = EMAILS[kind];
    await queueMail(ctx, tx, { template, recipient: before.email, data: { subject, body } });
    const mailed = {
      kind: 'mail' as const,
      body: `${name} mailed: ${subject}\n\n${body}`,
      data: { letter: kind },
    };
    return { changes: { status }, entries: [mailed, ...statusStep(before.status, status)] };
  });
