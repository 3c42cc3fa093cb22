import { buffer } from 'node:stream/consumers';
import {
  DOCUMENT_ERRORS,
  DOCUMENT_TYPES,
  type DocumentExtension,
  documentExtension,
  getDocumentError,
} from '#contract';
import { eq, tables } from '#db';
import type { Ctx } from '../context.ts';
import { endsLikeZip, readZipDirectory, type UploadedFile } from '../storage/index.ts';

const MAX_LENGTH = 120;

/** Control characters, lone surrogates, and direction overrides that can hide the real extension. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Strips folders and invisible characters from a file name. */
const visibleName = (sent: string): string =>
  (sent.replace(UNSEEN, '').split(/[/\\]/).at(-1) ?? '').replaceAll(/\s+/g, ' ').trim();

/** Shortens a name for display and keeps its extension. */
function shownName(visible: string, extension: DocumentExtension): string {
  const end = `.${extension}`;
  const stem = visible.slice(0, -end.length).trim() || 'document';
  return (
    stem
      .slice(0, MAX_LENGTH - end.length)
      .toWellFormed()
      .replaceAll('\ufffd', '') + end
  );
}

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const FAT_SECTORS_IN_HEADER = 109;
const SECTOR_SHIFTS = new Set([9, 12]);
const LAST_SECTOR = 0xfffffffe;

const isCompoundFile = (body: Buffer): boolean => body.subarray(0, SIGNATURE.length).equals(SIGNATURE);

/** Returns the next sector of a chain; files within our size limit list their whole allocation table in the header. */
function nextSector(body: Buffer, size: number, sector: number): number | undefined {
  const perSector = size / 4;
  const table = Math.floor(sector / perSector);
  if (table >= FAT_SECTORS_IN_HEADER) return undefined;
  const at = (body.readUInt32LE(76 + table * 4) + 1) * size + (sector % perSector) * 4;
  return at + 4 <= body.length ? body.readUInt32LE(at) : undefined;
}

/** Returns the concatenated directory, or undefined if its chain leaves the file or loops. */
function readDirectory(body: Buffer, size: number): Buffer | undefined {
  const sectors: Buffer[] = [];
  let sector: number | undefined = body.readUInt32LE(48);
  while (sector !== LAST_SECTOR) {
    if (sector === undefined || (sector + 2) * size > body.length || sectors.length > body.length / size)
      return undefined;
    sectors.push(body.subarray((sector + 1) * size, (sector + 2) * size));
    sector = nextSector(body, size, sector);
  }
  return Buffer.concat(sectors);
}

/** Returns the entry names of an older Office file, or undefined if it has no readable directory. */
function compoundFileNames(body: Buffer): Set<string> | undefined {
  if (!isCompoundFile(body) || body.length < HEADER_BYTES) return undefined;
  const shift = body.readUInt16LE(30);
  if (!SECTOR_SHIFTS.has(shift)) return undefined;
  const directory = readDirectory(body, 2 ** shift);
  if (!directory) return undefined;
  const names = new Set<string>();
  for (let at = 0; at < directory.length; at += ENTRY_BYTES) {
    const bytes = Math.min(directory.readUInt16LE(at + 64), 64);
    if (bytes > 2) names.add(directory.toString('utf16le', at, at + bytes - 2));
  }
  return names;
}

type SentDocument = Pick<UploadedFile, 'name' | 'contentType' | 'truncated'> & { body: Buffer };

export interface CheckedDocument {
  name: string;
  extension: DocumentExtension;
  contentType: string;
}

export const DOCUMENT_REJECTIONS = {
  mismatch: 'The content of this file does not match its type. Please save it as a PDF and attach that',
  macros: 'Please attach a file without macros',
  encrypted: 'Please attach a file that opens without a password',
  infected: 'Our virus scanner rejected this file. Please attach another one',
};

/** Real documents of a few megabytes expand to less; a larger archive is likely a zip bomb. */
const MAX_EXPANDED_BYTES = 100 * 1024 * 1024;
/** A PDF's end marker may be followed by a few other bytes. */
const PDF_END_WITHIN = 2048;

const PARTS = { docx: 'word/document.xml', pptx: 'ppt/presentation.xml' } as const;
const STREAMS = { doc: 'WordDocument', ppt: 'PowerPoint Document' } as const;
const MACRO_STORAGES = ['Macros', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR'];

/** Returns what is wrong with the file's content, or undefined. */
type ContentCheck<Extension> = (body: Buffer, extension: Extension) => string | undefined;

const checkPdf: ContentCheck<'pdf'> = (body) => {
  const begins = /^%PDF-[12]\.\d/.test(body.toString('latin1', 0, 8));
  const ends = body.subarray(-PDF_END_WITHIN).includes('%%EOF');
  return begins && ends && !endsLikeZip(body) ? undefined : DOCUMENT_REJECTIONS.mismatch;
};

const checkArchive: ContentCheck<'docx' | 'pptx'> = (body, extension) => {
  // Office stores password-protected files as compound files, not as archives.
  if (isCompoundFile(body) && compoundFileNames(body)?.has('EncryptedPackage')) return DOCUMENT_REJECTIONS.encrypted;
  const entries = readZipDirectory(body);
  if (!entries) return DOCUMENT_REJECTIONS.mismatch;
  if (entries.some(({ encrypted }) => encrypted)) return DOCUMENT_REJECTIONS.encrypted;
  const names = new Set(entries.map(({ name }) => name));
  if (!names.has('[Content_Types].xml') || !names.has(PARTS[extension])) return DOCUMENT_REJECTIONS.mismatch;
  if (entries.some(({ name }) => /vba(?:project|data)/i.test(name))) return DOCUMENT_REJECTIONS.macros;
  const expanded = entries.reduce((total, { size }) => total + size, 0);
  return expanded > MAX_EXPANDED_BYTES ? DOCUMENT_REJECTIONS.mismatch : undefined;
};

const checkCompoundFile: ContentCheck<'doc' | 'ppt'> = (body, extension) => {
  const names = compoundFileNames(body);
  if (!names?.has(STREAMS[extension])) return DOCUMENT_REJECTIONS.mismatch;
  return MACRO_STORAGES.some((name) => names.has(name)) ? DOCUMENT_REJECTIONS.macros : undefined;
};

function checkContent(body: Buffer, extension: DocumentExtension): string | undefined {
  if (extension === 'pdf') return checkPdf(body, extension);
  if (extension === 'docx' || extension === 'pptx') return checkArchive(body, extension);
  return checkCompoundFile(body, extension);
}

/** Browsers send these when they do not know a file's type, so they do not contradict the extension. */
const UNKNOWN_TYPES = new Set(['', 'application/octet-stream']);

function typeAgrees(declared: string, extension: DocumentExtension): boolean {
  const type = declared.split(';')[0]?.trim().toLowerCase() ?? '';
  return type === DOCUMENT_TYPES[extension] || UNKNOWN_TYPES.has(type);
}

/**
 * Checks whether an applicant may attach a document: its extension, declared type and content must agree. Reads only
 * the file's own bytes, expands nothing and never throws.
 */
export function checkDocument(sent: SentDocument): CheckedDocument | { error: string } {
  if (sent.truncated) return { error: DOCUMENT_ERRORS.size };
  const visible = visibleName(sent.name);
  const error = getDocumentError({ name: visible, size: sent.body.length });
  const extension = documentExtension(visible);
  if (error !== undefined || !extension) return { error: error ?? DOCUMENT_ERRORS.type };
  if (!typeAgrees(sent.contentType, extension)) return { error: DOCUMENT_REJECTIONS.mismatch };
  const inside = checkContent(sent.body, extension);
  if (inside !== undefined) return { error: inside };
  return { name: shownName(visible, extension), extension, contentType: DOCUMENT_TYPES[extension] };
}

const { media } = tables;

/**
 * Scans a document that arrived while the scanner was unavailable, and quarantines it if infected. Throws while the
 * scanner is still unavailable, so that the job is retried. Idempotent.
 */
export async function scanDocument(ctx: Ctx, mediaId: number): Promise<void> {
  const [document] = await ctx.db.select().from(media).where(eq(media.id, mediaId));
  if (document?.status !== 'pending') return;
  const file = await ctx.files.get(document.path);
  if (!file) throw new Error(`document ${mediaId} is not in the store`);
  const body = await buffer(file.body);
  const verdict = await ctx.scan(body);
  if (verdict === 'unavailable') throw new Error('the virus scanner is away');
  if (verdict === 'clean') {
    await ctx.db.update(media).set({ status: 'ready' }).where(eq(media.id, mediaId));
    return;
  }
  const quarantine = document.path.replace('private/applications/', 'private/quarantine/');
  await ctx.files.put(quarantine, body, document.contentType);
  const updated = await ctx.db
    .update(media)
    .set({ status: 'rejected', path: quarantine })
    .where(eq(media.id, mediaId))
    .returning({ id: media.id });
  // If the row was erased concurrently, no other code knows the quarantine path, so the copy is removed here.
  if (updated.length === 0) await ctx.files.remove(quarantine);
  await ctx.files.remove(document.path);
}
