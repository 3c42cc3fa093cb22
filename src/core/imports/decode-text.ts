import type { ImportEncoding } from '#contract/back-office/imports.ts';

interface Decoded {
  text: string;
  encoding: ImportEncoding;
}

const startsWith = (body: Buffer, ...bytes: number[]) => bytes.every((byte, at) => body[at] === byte);

/** More zero bytes than this in every second place are the empty halves of UTF-16. */
const ZERO_SHARE = 0.3;
const PROBE_BYTES = 4096;

/** The byte order of UTF-16 without a mark, in which every second byte of Latin letters is zero. */
function detectByteOrder(body: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const probe = body.subarray(0, PROBE_BYTES);
  const zeros = [0, 0];
  for (const [at, byte] of probe.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros.map((count) => (2 * count) / Math.max(probe.length, 1));
  if (odd > ZERO_SHARE && even < ZERO_SHARE) return 'utf-16le';
  return even > ZERO_SHARE && odd < ZERO_SHARE ? 'utf-16be' : undefined;
}

function detectUtf16(body: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (startsWith(body, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(body, 0xfe, 0xff)) return 'utf-16be';
  return body.includes(0) ? detectByteOrder(body) : undefined;
}

/** Whether the bytes look like UTF-16. */
export const isUtf16 = (body: Buffer): boolean => detectUtf16(body) !== undefined;

/** Characters that no sheet has; bytes of another format become them. */
const CONTROL = /(?![\t\n\v\f\r])\p{Cc}/u;

function decode(body: Buffer, label: string): string {
  const text = new TextDecoder(label, { fatal: true }).decode(body);
  if (CONTROL.test(text)) throw new Error('this is no text');
  return text;
}

/** Throws on bytes that are not valid UTF-8. A text in UTF-8 may contain any character. */
const decodeUtf8 = (body: Buffer): string => new TextDecoder('utf-8', { fatal: true }).decode(body);

/**
 * Decodes the text of a file: UTF-16 if its bytes look so, UTF-8 if they are valid as that, and otherwise
 * Windows-1252, which spreadsheet programs write on Windows. The result depends on nothing but the bytes.
 */
export function decodeText(body: Buffer): Decoded {
  const utf16 = detectUtf16(body);
  if (utf16) return { text: decode(body, utf16), encoding: 'utf-16' };
  try {
    return { text: decodeUtf8(body), encoding: 'utf-8' };
  } catch {
    return { text: decode(body, 'windows-1252'), encoding: 'windows-1252' };
  }
}
