import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_DOCUMENT_BYTES, type PlainFailure, type PlainForm } from '#contract';
import { indiaDay } from '#contract/india-time.ts';
import { LARGEST_PICTURE_BYTES, MAX_PICTURES } from '#contract/media/picture-path.ts';
import { type Core, DomainError, type UploadedFile } from '#core';
import { getClientIp, originFrom } from './origin.ts';
import { visitorKey } from './plugins/rate-limits.ts';
import { assertSameOrigin } from './plugins/staff-session.ts';
import { acceptUploads } from './plugins/upload-form.ts';

/** Calls the part of core that stores a form; what is wrong with the form is an answer, not an error. */
async function toFailure(stored: Promise<unknown>): Promise<PlainFailure | undefined> {
  try {
    await stored;
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const named = error.fieldErrors.flatMap(({ field, message }) => (field === undefined ? [] : [[field, message]]));
    return named.length > 0 ? { errors: Object.fromEntries(named) } : { errors: {}, message: error.message };
  }
}

/** A UUID made of a hash, because a form in a cached page cannot hold a key of its own. */
function toKey(...parts: unknown[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function toPlainForm(core: Core, request: FastifyRequest, fields: Record<string, string>): PlainForm {
  const uploads: UploadedFile[] = request.uploads ?? [];
  const origin = originFrom(request);
  const files = uploads.map(({ name, size }) => ({ name, size }));
  // The time of opening differs when the form is opened again.
  const { opened_at: _openedAt, ...typed } = fields;
  return {
    fields,
    files,
    submissionKey: toKey(request.originalUrl, typed, files, visitorKey(getClientIp(request)), indiaDay(new Date())),
    sendEnquiry: (input) => toFailure(core.enquiries.receive(input, origin)),
    apply: (slug, input) => toFailure(core.careers.apply(slug, input, uploads[0], origin)),
    post: (input) => toFailure(core.postings.receive(input, uploads, origin)),
  };
}

/** The longest message, in a script of which every letter takes nine characters. */
const MAX_TEXT_BYTES = 64 * 1024;

const DOCUMENT = { field: 'file', files: 1, bytes: MAX_DOCUMENT_BYTES };
/** One more file and byte than allowed, so that an excess is reported as a field error. */
const PICTURES = { field: 'images', files: MAX_PICTURES + 1, bytes: LARGEST_PICTURE_BYTES + 1 };

const ownFields = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(body)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

type Answer = (request: FastifyRequest, reply: FastifyReply, form: PlainForm) => Promise<FastifyReply>;

/**
 * The forms of visitors without scripts, sent to the page that shows them. They are checked like calls of the API: from
 * our own pages only, and with the schema of the same form.
 */
export async function receivePlainForms(
  app: FastifyInstance,
  core: Core,
  siteOrigin: string,
  answer: Answer,
): Promise<void> {
  app.addHook('onRequest', async (request) => assertSameOrigin(request, siteOrigin));
  await app.register(async (texts) => {
    texts.removeAllContentTypeParsers();
    texts.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_TEXT_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    texts.post('/contact-us', async (request, reply) =>
      answer(request, reply, toPlainForm(core, request, ownFields(request.body))),
    );
  });
  for (const [path, limits] of [
    ['/career/:slug', DOCUMENT],
    ['/post-property', PICTURES],
  ] as const) {
    await app.register(async (uploads) => {
      await acceptUploads(uploads, { ...limits, folder: core.uploadFolder });
      uploads.post(path, async (request, reply) =>
        answer(request, reply, toPlainForm(core, request, ownFields(request.body))),
      );
    });
  }
}
