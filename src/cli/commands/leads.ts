import { readFile } from 'node:fs/promises';
import {
  type Core,
  createCore,
  createLinks,
  LeadMailPatterns,
  MAX_MAIL_BYTES,
  openJobQueue,
  SAMPLE_LEAD_MAIL_PATTERNS,
  withoutScanner,
} from '#core';
import { openFiles } from '../app.ts';
import { keyRing } from '../config.ts';
import { UsageError, withDatabase } from './with-database.ts';

const USAGE = `aangan leads receive < mail.eml

Reads the lead in an email of a portal. An email that cannot be read waits for staff in the back office.`;

const OUTCOMES = {
  stored: 'The lead was stored.',
  known: 'This email was received before. Nothing was changed.',
  unread: 'The lead could not be read. The email waits for staff in Enquiries.',
};

async function readPatterns(file: string | undefined) {
  if (file === undefined) return SAMPLE_LEAD_MAIL_PATTERNS;
  const checked = LeadMailPatterns.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new UsageError(`${file} is not valid: ${issue?.path.join('.')} ${issue?.message}`);
}

/** Reads at most what an email may have, however much is sent. */
async function readInput(input: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of input) {
    bytes += chunk.length;
    if (bytes > MAX_MAIL_BYTES) throw new UsageError('The email is larger than 5 MB');
    chunks.push(chunk);
  }
  if (bytes === 0) throw new UsageError(USAGE);
  return Buffer.concat(chunks);
}

interface LeadsIo {
  input: AsyncIterable<Buffer>;
  print: (line: string) => void;
}

export async function runLeads(
  { enquiries }: Pick<Core, 'enquiries'>,
  patternsFile: string | undefined,
  { input, print }: LeadsIo,
): Promise<void> {
  const patterns = await readPatterns(patternsFile);
  print(OUTCOMES[await enquiries.receiveMail(await readInput(input), patterns)]);
}

/** `aangan leads receive`: for a mail server that passes the emails of portals on, or for fetchmail and the like. */
export async function leads([action]: string[]): Promise<void> {
  if (action !== 'receive') throw new UsageError(USAGE);
  await withDatabase(async ({ config, db, pool }) => {
    const jobs = await openJobQueue({ pool, supervise: false, onError: () => {} });
    try {
      const core = createCore({
        db,
        jobs,
        links: createLinks(config.SITE_ORIGIN, keyRing(config)),
        files: openFiles(config),
        now: () => new Date(),
        scan: withoutScanner,
        cacheFolder: '',
        emit: () => {},
      });
      const print = (line: string) => console.log(line);
      await runLeads(core, config.LEAD_MAIL_PATTERNS, { input: process.stdin, print });
    } finally {
      await jobs.stop();
    }
  });
}
