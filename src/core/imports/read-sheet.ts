import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type ImportEncoding, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '#contract';
import { createConcurrencyLimiter } from '#db';
import { DomainError } from '../errors.ts';

export type SheetFormat = 'csv' | 'xlsx';

interface Sheet {
  /** Rows that are not blank, with the heading. */
  rows: number;
  encoding: ImportEncoding;
  /** One JSON line per row: its number in the sheet, then its cells up to the last one that is not empty. */
  lines: Buffer;
}

/** The largest accepted sheet takes a few seconds; one that takes this long is likely malicious. */
const MAX_DURATION_MS = 60_000;
/** The largest accepted sheets need about 500 MB; Node itself counts for as much without using it. */
const MAX_HEAP_MB = 768;
const MAX_DATA_KB = 1536 * 1024;
/** Accepted sheets expand to less; a larger archive is likely a zip bomb. */
export const MAX_EXPANDED_BYTES = 400 * 1024 * 1024;

const PROGRAM = fileURLToPath(new URL('./read-sheet.process.ts', import.meta.url));
/** The program may read its own code, and neither write files nor start processes. */
const CODE = fileURLToPath(new URL('../../../', import.meta.url));
const NODE_OPTIONS = [`--max-old-space-size=${MAX_HEAP_MB}`, '--permission', `--allow-fs-read=${CODE}*`];

/** One sheet at a time, because a second one would need as much memory again. */
const acquire = createConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 3, timeoutMs: MAX_DURATION_MS });

const fileError = (error: string) => new DomainError('invalid', error, 'file');

/**
 * The kernel limits the memory: limits of Node's heap do not cover buffers. The process gets no environment, and so
 * none of our secrets.
 */
function startReader(format: SheetFormat) {
  const limits = [MAX_IMPORT_ROWS, MAX_IMPORT_COLUMNS, MAX_EXPANDED_BYTES].map(String);
  const script = `ulimit -d ${MAX_DATA_KB}; exec "$0" "$@"`;
  return spawn('/bin/sh', ['-c', script, process.execPath, ...NODE_OPTIONS, PROGRAM, format, ...limits], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: MAX_DURATION_MS,
    killSignal: 'SIGKILL',
  });
}

async function run(body: Buffer, format: SheetFormat): Promise<Buffer | undefined> {
  const reader = startReader(format);
  const exit = new Promise<number | null>((resolve) =>
    reader.once('close', resolve).once('error', () => resolve(null)),
  );
  // A reader that ended early does not take the rest of the file; its exit code says so.
  reader.stdin.on('error', () => {}).end(body);
  const output = await buffer(reader.stdout);
  return (await exit) === 0 ? output : undefined;
}

/** Parses a file in a separate process, so that it can neither block this one nor exhaust its memory. */
export async function readSheet(body: Buffer, format: SheetFormat): Promise<Sheet> {
  const release = await acquire().catch(() => {
    throw new DomainError('unavailable', 'Other files are being read. Please try again in a minute.');
  });
  const output = await run(body, format).finally(release);
  const headEnd = output?.indexOf('\n') ?? -1;
  if (!output || headEnd < 0)
    throw fileError('We could not read this file. Save it as XLSX or as CSV and upload it again');
  const head = JSON.parse(output.toString('utf8', 0, headEnd)) as { error: string } | Omit<Sheet, 'lines'>;
  if ('error' in head) throw fileError(head.error);
  return { ...head, lines: output.subarray(headEnd + 1) };
}
