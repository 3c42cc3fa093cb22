import {
  type ApplicationChange,
  type ApplicationEmailInput,
  type ApplicationEmailKind,
  type ApplicationNote,
  type ApplicationQuery,
  PAGE_SIZE,
  type RetentionInput,
} from '#contract';
import { authorise } from '../../accounts/index.ts';
import type { Ctx } from '../../context.ts';
import { rowsBefore, totals } from '../../paging.ts';
import type { Actor } from '../../records/index.ts';
import { applicationRows } from './application-rows.ts';
import { statusStep, stepApplication } from './application-step.ts';
import { downloadDocument } from './download-document.ts';
import { exportApplications } from './export-applications.ts';
import { extendRetention } from './extend-retention.ts';
import { appliedJobs, countApplications, findApplications } from './find-applications.ts';
import { readApplication } from './read-application.ts';
import { readEmailDraft, sendApplicationEmail } from './send-email.ts';

/** Service for job applications; throws unless the user may work on them. */
export function applicationService(ctx: Ctx, actor: Actor) {
  authorise(actor.staff, 'applications');
  const { db } = ctx;
  return {
    async list(query: ApplicationQuery) {
      const [ids, all] = await Promise.all([
        findApplications(db, query, { limit: PAGE_SIZE, offset: rowsBefore(query.page) }),
        countApplications(db, query),
      ]);
      return { applications: await applicationRows(db, ids), ...totals(all) };
    },
    jobs: () => appliedJobs(db),
    read: (id: number) => readApplication(db, id),
    change: (id: number, { status }: ApplicationChange) =>
      stepApplication(ctx, actor, id, (before) => ({
        changes: { status },
        entries: statusStep(before.status, status),
      })),
    note: (id: number, { body }: ApplicationNote) =>
      stepApplication(ctx, actor, id, () => ({ entries: [{ kind: 'note', body }] })),
    extendRetention: (id: number, retention: RetentionInput) => extendRetention(ctx, actor, id, retention),
    letter: (id: number, kind: ApplicationEmailKind) => readEmailDraft(ctx, id, kind),
    send: (id: number, letter: ApplicationEmailInput) => sendApplicationEmail(ctx, actor, id, letter),
    download: (id: number) => downloadDocument(ctx, actor, id),
    export: (query: ApplicationQuery) => exportApplications(ctx, actor, query),
  };
}

export type ApplicationService = ReturnType<typeof applicationService>;
