import { inflateRawSync } from 'node:zlib';

interface ZipEntry {
  name: string;
  encrypted: boolean;
  /** The uncompressed size that the entry declares. */
  size: number;
  method: number;
  compressedSize: number;
  /** Where the local header begins. */
  offset: number;
}

const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const MAX_COMMENT_LENGTH = 0xffff;

/** Offset of the end record; its comment must reach the end of the file, so that no data can follow it. */
function findEnd(body: Buffer): number | undefined {
  const first = Math.max(0, body.length - END_BYTES - MAX_COMMENT_LENGTH);
  for (let at = body.length - END_BYTES; at >= first; at -= 1) {
    if (body.readUInt32LE(at) === END_OF_DIRECTORY && at + END_BYTES + body.readUInt16LE(at + 20) === body.length)
      return at;
  }
  return undefined;
}

function readEntry(body: Buffer, at: number, directory: number): { entry: ZipEntry; next: number } | undefined {
  if (body.readUInt32LE(at) !== DIRECTORY_ENTRY) return undefined;
  const nameEnd = at + ENTRY_BYTES + body.readUInt16LE(at + 28);
  const next = nameEnd + body.readUInt16LE(at + 30) + body.readUInt16LE(at + 32);
  const local = body.readUInt32LE(at + 42);
  if (local + 4 > directory || body.readUInt32LE(local) !== LOCAL_HEADER) return undefined;
  const entry = {
    name: body.toString('utf8', at + ENTRY_BYTES, nameEnd),
    encrypted: (body.readUInt16LE(at + 8) & 1) === 1,
    size: body.readUInt32LE(at + 24),
    method: body.readUInt16LE(at + 10),
    compressedSize: body.readUInt32LE(at + 20),
    offset: local,
  };
  return { entry, next };
}

/** Whether the bytes could also be opened as an archive, regardless of how they start. */
export const endsLikeZip = (body: Buffer): boolean => findEnd(body) !== undefined;

/**
 * Reads the entries that an archive declares from its directory alone; nothing is expanded, so the cost is limited by
 * the size of the file. Undefined if the directory does not account for the whole file.
 */
export function readZipDirectory(body: Buffer): ZipEntry[] | undefined {
  const end = findEnd(body);
  if (end === undefined || body.readUInt32LE(0) !== LOCAL_HEADER) return undefined;
  const directory = body.readUInt32LE(end + 16);
  if (directory + body.readUInt32LE(end + 12) !== end) return undefined;
  const entries: ZipEntry[] = [];
  let at = directory;
  while (at + ENTRY_BYTES <= end) {
    const read = readEntry(body, at, directory);
    if (!read) return undefined;
    entries.push(read.entry);
    at = read.next;
  }
  return at === end && entries.length === body.readUInt16LE(end + 10) ? entries : undefined;
}

const LOCAL_HEADER_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

/** The bytes that an entry really expands to; undefined if they are more than `maxBytes` or cannot be read. */
function measureEntry(
  body: Buffer,
  { offset, method, compressedSize }: ZipEntry,
  maxBytes: number,
): number | undefined {
  const start = offset + LOCAL_HEADER_BYTES + body.readUInt16LE(offset + 26) + body.readUInt16LE(offset + 28);
  if (start + compressedSize > body.length) return undefined;
  if (method === STORED) return compressedSize <= maxBytes ? compressedSize : undefined;
  if (method !== DEFLATED) return undefined;
  try {
    return inflateRawSync(body.subarray(start, start + compressedSize), { maxOutputLength: maxBytes }).length;
  } catch {
    return undefined;
  }
}

/** Whether an archive expands to at most `maxBytes`, whatever it declares; takes that much memory for a moment. */
export function isExpandedWithin(body: Buffer, maxBytes: number): boolean {
  let left = maxBytes;
  for (const entry of readZipDirectory(body) ?? []) {
    const bytes = measureEntry(body, entry, left);
    if (bytes === undefined) return false;
    left -= bytes;
  }
  return true;
}
