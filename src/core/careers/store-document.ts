import { createHash, randomUUID } from 'node:crypto';
import { DOCUMENT_ERRORS } from '#contract';
import { tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { type CheckedDocument, checkDocument, DOCUMENT_REJECTIONS, type SentDocument } from './check-document.ts';

const { media } = tables;

const fileError = (error: string) => new DomainError('invalid', error, 'file');

const toRow = (folder: string, { extension, contentType, name }: CheckedDocument, body: Buffer) => ({
  path: `private/${folder}/${randomUUID()}.${extension}`,
  visibility: 'private' as const,
  contentType,
  byteSize: body.length,
  sha256: createHash('sha256').update(body).digest('hex'),
  originalName: name,
});

/**
 * Checks and scans a document, stores it privately and returns its media row for the caller to insert. An infected file
 * is rejected and quarantined as evidence; if the scanner is unavailable, the row is marked as pending.
 */
export async function storeDocument(ctx: Ctx, sent: SentDocument | undefined): Promise<typeof media.$inferInsert> {
  if (!sent) throw fileError(DOCUMENT_ERRORS.missing);
  const checked = checkDocument(sent);
  if ('error' in checked) throw fileError(checked.error);
  const { body } = sent;
  const verdict = await ctx.scan(body);
  const row = toRow(verdict === 'infected' ? 'quarantine' : 'applications', checked, body);
  await ctx.files.put(row.path, body, row.contentType);
  if (verdict === 'infected') {
    await ctx.db.insert(media).values({ ...row, status: 'rejected' });
    throw fileError(DOCUMENT_REJECTIONS.infected);
  }
  return { ...row, status: verdict === 'clean' ? 'ready' : 'pending' };
}
