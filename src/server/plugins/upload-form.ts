import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_DOCUMENT_BYTES } from '#contract';
import { DomainError, type SentDocument } from '#core';

declare module 'fastify' {
  interface FastifyRequest {
    /** The file of a form, where one was sent. */
    document: SentDocument | undefined;
  }
}

/** The only field whose file is read. */
const FILE_FIELD = 'file';

/** A few more fields than any form has, each longer than any text that is accepted. */
const LIMITS = {
  fileSize: MAX_DOCUMENT_BYTES,
  files: 1,
  fields: 20,
  parts: 21,
  fieldNameSize: 60,
  fieldSize: 16 * 1024,
  headerPairs: 20,
};

/** Reads a form to its end: one file, kept in memory up to its limit, and short texts. */
async function readForm(request: FastifyRequest): Promise<void> {
  const fields: [string, unknown][] = [];
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields.push([part.fieldname, part.value]);
      continue;
    }
    const body = await part.toBuffer();
    if (part.fieldname !== FILE_FIELD) continue;
    request.document = {
      name: part.filename ?? '',
      contentType: part.mimetype,
      body,
      truncated: part.file.truncated,
    };
  }
  request.body = Object.fromEntries(fields);
}

/** Forms with a file, on the routes registered beside it only; nothing but such a form is read there. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  // A file that is too large is read no further than its limit, and told so at its field.
  await app.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
  app.decorateRequest('document', undefined);
  app.addHook('preValidation', async (request) => {
    try {
      await readForm(request);
    } catch (error) {
      // What its reader cannot make sense of was not sent by a form.
      if (error instanceof Error && 'statusCode' in error) throw error;
      throw new DomainError('invalid', 'This form could not be read');
    }
  });
}
