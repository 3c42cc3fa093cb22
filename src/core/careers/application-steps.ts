import {
  APPLICATION_STATUS_LABELS,
  type ApplicationEmailInput,
  type ApplicationEmailKind,
  type ApplicationStatus,
  type RetentionInput,
  type SiteFacts,
} from '#contract';
import { dayText, indiaDay } from '#contract/india-time.ts';
import { and, eq, sql, type Tx, tables } from '#db';
import { siteFacts } from '../content/index.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { queueMail } from '../mail/index.ts';
import { type Actor, recordChange } from '../records/index.ts';
import { applicationNotFound, applicationRows } from './application-queries.ts';

interface About {
  fullName: string;
  jobTitle: string;
  facts: SiteFacts;
}

const joinParagraphs = (paragraphs: string[]): string => paragraphs.join('\n\n');

const DRAFTS: Record<ApplicationEmailKind, (about: About) => Omit<ApplicationEmailInput, 'kind'>> = {
  invitation: ({ fullName, jobTitle, facts }) => ({
    subject: `${facts.brand}: we would like to meet you`,
    body: joinParagraphs([
      `Dear ${fullName},`,
      `Thank you for applying for the position of ${jobTitle}. We have read your application with interest and would like to meet you.`,
      `Please reply to this email or call us on ${facts.phone_label} with two or three times in the coming days that suit you. The meeting takes about 45 minutes, at ${facts.address} or by video call.`,
      `Kind regards,\n${facts.brand}`,
    ]),
  }),
  rejection: ({ fullName, jobTitle, facts }) => ({
    subject: `${facts.brand}: your application`,
    body: joinParagraphs([
      `Dear ${fullName},`,
      `Thank you for applying for the position of ${jobTitle}, and for the time you have given it.`,
      'We have decided to proceed with other applicants this time. We know this is not the answer you were hoping for.',
      'If you want us to delete your application now, please reply to this email. Otherwise it is deleted automatically, as described in our privacy policy.',
      `We wish you well,\n${facts.brand}`,
    ]),
  }),
};

/** Default text of an email, which staff can edit before sending. */
const draftEmail = (kind: ApplicationEmailKind, about: About): ApplicationEmailInput => ({
  kind,
  ...DRAFTS[kind](about),
});

const { applicationEvents, jobApplications } = tables;

type Application = typeof jobApplications.$inferSelect;
type Values = Pick<Application, 'status' | 'retainUntil'>;
type TimelineEntry = Pick<typeof applicationEvents.$inferInsert, 'kind' | 'body' | 'data'>;

/** Only these fields go into the change history; personal data must not. */
const pickValues = ({ status, retainUntil }: Values): Values => ({ status, retainUntil });

/** Timeline entry for a status change; empty if the status stays the same. */
export const statusStep = (from: ApplicationStatus, to: ApplicationStatus): TimelineEntry[] =>
  from === to
    ? []
    : [
        {
          kind: 'status',
          body: `${APPLICATION_STATUS_LABELS[from]} → ${APPLICATION_STATUS_LABELS[to]}`,
          data: { from, to },
        },
      ];

interface Step {
  changes?: Partial<Values>;
  entries: TimelineEntry[];
}

/** Updates an application and its history in one transaction; without timeline entries nothing is written. */
export const stepApplication = (
  ctx: Ctx,
  actor: Actor,
  id: number,
  decide: (before: Application, tx: Tx) => Step | Promise<Step>,
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(jobApplications).where(eq(jobApplications.id, id)).for('no key update');
    if (!before) throw applicationNotFound();
    const { changes, entries } = await decide(before, tx);
    if (entries.length === 0) return;
    if (changes) await tx.update(jobApplications).set(changes).where(eq(jobApplications.id, id));
    const facts = { applicationId: id, actorId: actor.staff.id, createdAt: ctx.now() };
    await tx.insert(applicationEvents).values(entries.map((entry) => ({ ...entry, ...facts })));
    const told = entries.map(({ kind }) => kind);
    await recordChange(tx, actor, {
      action: 'update',
      entity: 'application',
      id,
      before: pickValues(before),
      after: { ...pickValues({ ...before, ...changes }), told },
    });
  });

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
  if (sent) throw new DomainError('conflict', 'A rejection was already emailed to this applicant');
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
      body: `${name} emailed: ${subject}\n\n${body}`,
      data: { letter: kind },
    };
    return { changes: { status }, entries: [mailed, ...statusStep(before.status, status)] };
  });

/** Two years; to retain an application longer, staff must ask the applicant to apply again. */
const MAX_DAYS = 730;

const dateError = (message: string) => new DomainError('invalid', message, 'retain_until');

/** Extends the retention of an application and records the reason in its history. */
export const extendRetention = (
  ctx: Ctx,
  actor: Actor,
  id: number,
  { retain_until, reason }: RetentionInput,
): Promise<void> =>
  stepApplication(ctx, actor, id, ({ retainUntil }) => {
    if (retain_until <= retainUntil) throw dateError(`Please choose a day after ${dayText(retainUntil)}`);
    const last = indiaDay(ctx.now(), MAX_DAYS);
    if (retain_until > last) throw dateError(`Please choose a day no later than ${dayText(last)}`);
    const body = `Kept until ${dayText(retain_until)} instead of ${dayText(retainUntil)}: ${reason}`;
    const data = { from: retainUntil, to: retain_until };
    return { changes: { retainUntil: retain_until }, entries: [{ kind: 'note', body, data }] };
  });
