import type { Readable } from 'node:stream';
import {
  type ApplicationChange,
  type ApplicationEmailInput,
  type ApplicationEmailKind,
  type ApplicationNote,
  type ApplicationQuery,
  type RetentionInput,
} from '#contract';
import { eq, tables } from '#db';
import { authorise, permitted } from '../accounts/index.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { totals, toWindow } from '../paging.ts';
import { type Actor, recordChange } from '../records/index.ts';
import {
  applicationNotFound,
  applicationRows,
  appliedJobs,
  countApplications,
  exportApplications,
  findApplications,
  readApplication,
} from './application-queries.ts';
import {
  extendRetention,
  readEmailDraft,
  sendApplicationEmail,
  statusStep,
  stepApplication,
} from './application-steps.ts';

const { jobApplications, media } = tables;

const WITHHELD = {
  pending: 'The document is still being scanned for viruses. Please try again in a few minutes.',
  rejected: 'The virus scanner found a virus in this document. It cannot be downloaded.',
};

interface Download {
  name: string;
  contentType: string;
  byteSize: number;
  body: Readable;
}

/** Returns the document only after a clean virus scan, and records who downloaded it. */
async function downloadDocument(ctx: Ctx, actor: Actor, id: number): Promise<Download> {
  const [document] = await ctx.db
    .select({ name: media.originalName, path: media.path, contentType: media.contentType, status: media.status })
    .from(jobApplications)
    .innerJoin(media, eq(media.id, jobApplications.fileId))
    .where(eq(jobApplications.id, id));
  if (!document) throw applicationNotFound();
  const { name, path, contentType, status } = document;
  if (status !== 'ready') throw new DomainError('conflict', WITHHELD[status]);
  const file = await ctx.files.get(path);
  if (!file) throw new DomainError('not_found', 'We could not find the document in the file store');
  try {
    await ctx.db.transaction((tx) => recordChange(tx, actor, { action: 'download', entity: 'application', id }));
  } catch (error) {
    file.body.destroy();
    throw error;
  }
  return { name: name ?? 'document', contentType, ...file };
}

/** Service for job applications; throws unless the user may work on them. */
export function applicationService(ctx: Ctx, actor: Actor) {
  const { staff } = actor;
  authorise(staff, 'applications:see');
  const { db } = ctx;
  return {
    async list(query: ApplicationQuery) {
      const [ids, all] = await Promise.all([
        findApplications(db, query, toWindow(query)),
        countApplications(db, query),
      ]);
      return { applications: await applicationRows(db, ids), ...totals(all, query.size) };
    },
    jobs: () => appliedJobs(db),
    read: (id: number) => readApplication(db, id),
    change: permitted(staff, 'applications:change', (id: number, { status }: ApplicationChange) =>
      stepApplication(ctx, actor, id, (before) => ({
        changes: { status },
        entries: statusStep(before.status, status),
      })),
    ),
    note: permitted(staff, 'applications:change', (id: number, { body }: ApplicationNote) =>
      stepApplication(ctx, actor, id, () => ({ entries: [{ kind: 'note', body }] })),
    ),
    extendRetention: permitted(staff, 'applications:change', (id: number, retention: RetentionInput) =>
      extendRetention(ctx, actor, id, retention),
    ),
    letter: (id: number, kind: ApplicationEmailKind) => readEmailDraft(ctx, id, kind),
    send: permitted(staff, 'applications:change', (id: number, letter: ApplicationEmailInput) =>
      sendApplicationEmail(ctx, actor, id, letter),
    ),
    download: (id: number) => downloadDocument(ctx, actor, id),
    export: permitted(staff, 'applications:export', async (query: ApplicationQuery) =>
      exportApplications(ctx, actor, query),
    ),
  };
}

export type ApplicationService = ReturnType<typeof applicationService>;
