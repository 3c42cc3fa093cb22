import {
  DOCUMENT_ERRORS,
  DOCUMENT_TYPES,
  type DocumentExtension,
  documentExtension,
  validateDocument,
} from '#contract';
import { endsLikeZip, readZipDirectory } from '../storage/index.ts';
import { compoundFileNames, isCompoundFile } from './compound-file.ts';
import { shownName, visibleName } from './document-name.ts';

/** An uploaded document; none of its fields can be trusted. */
export interface SentDocument {
  name: string;
  contentType: string;
  body: Buffer;
  /** The upload exceeded the size limit and was cut off. */
  truncated: boolean;
}

export interface CheckedDocument {
  name: string;
  extension: DocumentExtension;
  contentType: string;
}

export const DOCUMENT_REJECTIONS = {
  mismatch: 'This file is not what its name says. Please save it as a PDF and attach that',
  macros: 'Please attach a file without macros',
  encrypted: 'Please attach a file that opens without a password',
  infected: 'Our virus scanner refused this file. Please attach another one',
};

/** Real documents of a few megabytes expand to less; a larger archive is likely a zip bomb. */
const MAX_EXPANDED_BYTES = 100 * 1024 * 1024;
/** A PDF's end marker may be followed by a few other bytes. */
const PDF_END_WITHIN = 2048;

const PARTS = { docx: 'word/document.xml', pptx: 'ppt/presentation.xml' } as const;
const STREAMS = { doc: 'WordDocument', ppt: 'PowerPoint Document' } as const;
const MACRO_STORAGES = ['Macros', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR'];

/** Returns what is wrong with the file's content, or undefined. */
type Look<Extension> = (body: Buffer, extension: Extension) => string | undefined;

const lookIntoPdf: Look<'pdf'> = (body) => {
  const begins = /^%PDF-[12]\.\d/.test(body.toString('latin1', 0, 8));
  const ends = body.subarray(-PDF_END_WITHIN).includes('%%EOF');
  return begins && ends && !endsLikeZip(body) ? undefined : DOCUMENT_REJECTIONS.mismatch;
};

const lookIntoArchive: Look<'docx' | 'pptx'> = (body, extension) => {
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

const lookIntoCompoundFile: Look<'doc' | 'ppt'> = (body, extension) => {
  const names = compoundFileNames(body);
  if (!names?.has(STREAMS[extension])) return DOCUMENT_REJECTIONS.mismatch;
  return MACRO_STORAGES.some((name) => names.has(name)) ? DOCUMENT_REJECTIONS.macros : undefined;
};

function lookInto(body: Buffer, extension: DocumentExtension): string | undefined {
  if (extension === 'pdf') return lookIntoPdf(body, extension);
  if (extension === 'docx' || extension === 'pptx') return lookIntoArchive(body, extension);
  return lookIntoCompoundFile(body, extension);
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
  const error = validateDocument({ name: visible, size: sent.body.length });
  const extension = documentExtension(visible);
  if (error !== undefined || !extension) return { error: error ?? DOCUMENT_ERRORS.type };
  if (!typeAgrees(sent.contentType, extension)) return { error: DOCUMENT_REJECTIONS.mismatch };
  const inside = lookInto(sent.body, extension);
  if (inside !== undefined) return { error: inside };
  return { name: shownName(visible, extension), extension, contentType: DOCUMENT_TYPES[extension] };
}
