import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '#contract';
import { eq, type Tx, tables } from '#db';
import type { Ctx } from '../../context.ts';
import { type Actor, recordChange } from '../../records/index.ts';
import { applicationNotFound } from './read-application.ts';

const { applicationEvents, jobApplications } = tables;

export type Application = typeof jobApplications.$inferSelect;
type Values = Pick<Application, 'status' | 'retainUntil'>;
export type TimelineEntry = Pick<typeof applicationEvents.$inferInsert, 'kind' | 'body' | 'data'>;

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
