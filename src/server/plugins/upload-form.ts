import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createConcurrencyLimiter, DomainError, type UploadedFile } from '#core';
import { getClientIp } from '../origin.ts';
import { visitorKey } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The uploaded files in order; they are deleted after the response. */
    uploads: UploadedFile[];
  }
}

interface UploadLimits {
  /** The only field whose files are read. */
  field: string;
  files: number;
  bytes: number;
  /** The folder for files of unfinished requests. */
  folder: string;
}

/** More fields than any form has, each longer than any accepted text. */
const FIELDS = { fields: 30, fieldNameSize: 60, fieldSize: 32 * 1024, headerPairs: 20 };

/** Forms that are received at the same time, and how many of one visitor; the next ones wait for their turn. */
const MAX_RECEIVING = 100;
const MAX_OF_VISITOR = 2;
const WAIT_MS = 30_000;
const receiving = createConcurrencyLimiter({ maxConcurrent: MAX_RECEIVING, maxQueued: 300, timeoutMs: WAIT_MS });

/** Received forms whose files are read into memory at the same time. */
const MAX_PROCESSING = 3;
const processing = createConcurrencyLimiter({ maxConcurrent: MAX_PROCESSING, maxQueued: 300, timeoutMs: WAIT_MS });

/** The disk space for the files of all unfinished requests of this process. */
const MAX_STORED_BYTES = 1024 ** 3;
let storedBytes = 0;

const busy = () =>
  new DomainError('unavailable', 'We are receiving many files right now. Please try again in a minute.');
const tooMany = () =>
  new DomainError('too_many', 'Other uploads from your network are not finished yet. Please try again in a minute.');

/** Counts the bytes that pass, so that they can be given back. */
function countBytes(file: { size: number }): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      file.size += chunk.length;
      storedBytes += chunk.length;
      if (storedBytes > MAX_STORED_BYTES) done(busy());
      else done(null, chunk);
    },
  });
}

/** Writes a file to the disk and deletes it when the response has been sent or the visitor is gone. */
async function storeUpload(part: MultipartFile, folder: string, reply: FastifyReply): Promise<UploadedFile> {
  const path = join(folder, randomUUID());
  const file = { size: 0 };
  reply.raw.once('close', () => {
    storedBytes -= file.size;
    void rm(path, { force: true });
  });
  await pipeline(part.file, countBytes(file), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return {
    name: part.filename,
    contentType: part.mimetype,
    size: file.size,
    truncated: part.file.truncated,
    read: () => readFile(path),
  };
}

/** Reads all parts of a form: text fields into memory, files onto the disk up to their limit. */
async function readForm(request: FastifyRequest, reply: FastifyReply, { field, folder }: UploadLimits): Promise<void> {
  const fields: [string, unknown][] = [];
  request.uploads = [];
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields.push([part.fieldname, part.value]);
      continue;
    }
    if (part.fieldname !== field) {
      part.file.resume();
      continue;
    }
    const upload = await storeUpload(part, folder, reply);
    // Browsers send an empty file if none was chosen.
    if (upload.size > 0) request.uploads.push(upload);
  }
  request.body = Object.fromEntries(fields);
}

/** Receives the form when it is the visitor's turn, and then waits until its files may be read into memory. */
async function receiveForm(request: FastifyRequest, reply: FastifyReply, limits: UploadLimits): Promise<void> {
  const release = await receiving(visitorKey(getClientIp(request)), MAX_OF_VISITOR).catch(() => {
    throw tooMany();
  });
  try {
    await readForm(request, reply, limits);
  } finally {
    release();
  }
  const finish = await processing().catch(() => {
    throw busy();
  });
  reply.raw.once('close', finish);
  if (reply.raw.destroyed) finish();
}

const STALE_MS = 60 * 60 * 1000;

/** Deletes what a process left behind that was killed. */
async function deleteStale(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => undefined);
    if (stats && stats.mtimeMs < Date.now() - STALE_MS) await rm(path, { force: true });
  }
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
  await deleteStale(limits.folder);
  app.addHook('preValidation', async (request, reply) => {
    try {
      await receiveForm(request, reply, limits);
    } catch (error) {
      // Parser errors without a status mean that the body is not a valid form.
      if (error instanceof DomainError || (error instanceof Error && 'statusCode' in error)) throw error;
      throw new DomainError('invalid', 'We could not read this form. Please reload the page and send it again.');
    }
  });
}
