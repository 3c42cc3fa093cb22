import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '#core';

/** An uploaded file, truncated at its limit. */
interface SentFile {
  name: string;
  contentType: string;
  body: Buffer;
  truncated: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The uploaded files in order. */
    uploads: SentFile[];
  }
}

interface UploadLimits {
  /** The only field whose files are read. */
  field: string;
  files: number;
  bytes: number;
}

/** More fields than any form has, each longer than any accepted text. */
const FIELDS = { fields: 30, fieldNameSize: 60, fieldSize: 32 * 1024, headerPairs: 20 };

/** Reads all parts of a form: text fields, and files in memory up to their limit. */
async function readForm(request: FastifyRequest, { field }: UploadLimits): Promise<void> {
  const fields: [string, unknown][] = [];
  request.uploads = [];
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields.push([part.fieldname, part.value]);
      continue;
    }
    const body = await part.toBuffer();
    // Browsers send an empty file if none was chosen.
    if (part.fieldname !== field || body.length === 0) continue;
    const { filename: name, mimetype: contentType, file } = part;
    request.uploads.push({ name, contentType, body, truncated: file.truncated });
  }
  request.body = Object.fromEntries(fields);
}

/** Accepts multipart forms only, on the routes of this scope. */
export async function acceptUploads(app: FastifyInstance, limits: UploadLimits): Promise<void> {
  app.removeAllContentTypeParsers();
  // A file that is too large is truncated, so that the error is reported for its field.
  await app.register(multipart, {
    limits: { ...FIELDS, files: limits.files, parts: FIELDS.fields + limits.files, fileSize: limits.bytes },
    throwFileSizeLimit: false,
  });
  app.decorateRequest('uploads');
  app.addHook('preValidation', async (request) => {
    try {
      await readForm(request, limits);
    } catch (error) {
      // Parser errors without a status mean that the body is not a valid form.
      if (error instanceof Error && 'statusCode' in error) throw error;
      throw new DomainError('invalid', 'We could not read this form. Please reload the page and send it again.');
    }
  });
}
