import type { Readable } from 'node:stream';
import { eq, tables } from '#db';
import type { Ctx } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { type Actor, recordChange } from '../../records/index.ts';
import { applicationNotFound } from './read-application.ts';

const { jobApplications, media } = tables;

const WITHHELD = {
  pending: 'The document is still being scanned for viruses',
  rejected: 'The virus scanner found something in the document: it is kept out of reach',
};

interface Download {
  name: string;
  contentType: string;
  byteSize: number;
  body: Readable;
}

/** Returns the document only after a clean virus scan, and records who downloaded it. */
export async function downloadDocument(ctx: Ctx, actor: Actor, id: number): Promise<Download> {
  const [document] = await ctx.db
    .select({ name: media.originalName, path: media.path, contentType: media.contentType, status: media.status })
    .from(jobApplications)
    .innerJoin(media, eq(media.id, jobApplications.fileId))
    .where(eq(jobApplications.id, id));
  if (!document) throw applicationNotFound();
  const { name, path, contentType, status } = document;
  if (status !== 'ready') throw new DomainError('conflict', WITHHELD[status]);
  const file = await ctx.files.get(path);
  if (!file) throw new DomainError('not_found', 'The document is not in the store');
  try {
    await ctx.db.transaction((tx) => recordChange(tx, actor, { action: 'download', entity: 'application', id }));
  } catch (error) {
    file.body.destroy();
    throw error;
  }
  return { name: name ?? 'document', contentType, ...file };
}
