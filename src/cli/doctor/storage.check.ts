import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { clamdScanner, type FileStore, greetSmtp } from '#core';
import { openFiles } from '../app.ts';
import { type Check, type Finding, findingsFor, getReason } from './finding.ts';

/** Writes and removes a small file; returns the error message if that fails. */
async function tryFolder(folder: string): Promise<string | undefined> {
  const file = join(folder, `.doctor-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(file, 'probe');
    await rm(file);
    return undefined;
  } catch (error) {
    return getReason(error);
  }
}

const MIN_FREE = 0.1;
const GIGABYTE = 2 ** 30;

/** Writes, reads and removes a small file, as an upload would. */
async function tryStore(files: FileStore): Promise<string | undefined> {
  const path = `private/doctor/${randomUUID()}.txt`;
  try {
    await files.put(path, Buffer.from(path), 'text/plain');
    const stored = await files.get(path);
    const same = stored !== undefined && (await text(stored.body)) === path;
    await files.remove(path);
    return same ? undefined : 'what was kept came back changed';
  } catch (error) {
    return getReason(error);
  }
}

async function freeSpace(folder: string): Promise<Finding> {
  const { ok, warning } = findingsFor('disk');
  const { bavail, blocks, bsize } = await statfs(folder);
  const share = bavail / blocks;
  const message = `${((bavail * bsize) / GIGABYTE).toFixed(1)} GB (${Math.round(share * 100)}%) free for ${folder}`;
  return share >= MIN_FREE ? ok(message) : warning(`${message}: enlarge the disk or empty CACHE_FOLDER`);
}

/** Checks whether uploads can be stored, and the free disk space. */
export const checkStorage: Check = async ({ config }) => {
  const { ok, problem } = findingsFor('files');
  const onDisk = config.S3_ENDPOINT === undefined;
  const place = onDisk ? config.FILES_FOLDER : `${config.S3_BUCKET} at ${config.S3_ENDPOINT}`;
  const advice = onDisk ? 'make FILES_FOLDER writable for this account' : 'check S3_ENDPOINT, S3_BUCKET and its keys';
  const failure = await tryStore(openFiles(config));
  const cache = await tryFolder(config.CACHE_FOLDER);
  return [
    failure === undefined
      ? ok(`${place} can be written, read and deleted`)
      : problem(`${place} fails (${failure}): ${advice}`),
    ...(cache === undefined
      ? []
      : [findingsFor('cache').problem(`${config.CACHE_FOLDER} fails (${cache}): make CACHE_FOLDER writable`)]),
    ...(onDisk && failure === undefined ? [await freeSpace(config.FILES_FOLDER)] : []),
  ];
};

/** Reserved domains: email from them is rejected or lost. */
const NOBODYS = /(?:^|\.)(?:example|invalid|test|localhost)$|(?:^|\.)example\.(?:com|net|org|in)$/;

/** Checks whether emails can be sent, without sending one. */
export const checkMail: Check = async ({ config: { SMTP_URL, MAIL_FROM, MAIL_FOLDER } }) => {
  const { ok, warning, problem } = findingsFor('mail');
  if (SMTP_URL === undefined) {
    const unwritable = await tryFolder(MAIL_FOLDER);
    return [
      unwritable === undefined
        ? warning(`no email is sent, emails are written to ${MAIL_FOLDER}: set SMTP_URL`)
        : problem(`no mail server, and ${MAIL_FOLDER} cannot be written (${unwritable}): set SMTP_URL`),
    ];
  }
  const sender = NOBODYS.test(MAIL_FROM.split('@')[1] ?? '')
    ? [problem(`the domain of ${MAIL_FROM} is reserved: set MAIL_FROM to your own address`)]
    : [];
  const { host } = new URL(SMTP_URL);
  try {
    await greetSmtp(SMTP_URL);
    return [...sender, ok(`${host} accepts our emails`)];
  } catch (error) {
    return [
      ...sender,
      problem(`${host} rejects us (${getReason(error)}): check host, port, user and password in SMTP_URL`),
    ];
  }
};

/** Checks the virus scanner with a few harmless bytes. */
export const checkScanner: Check = async ({ config: { CLAMD_ADDRESS } }) => {
  const { ok, warning, problem } = findingsFor('scanner');
  if (CLAMD_ADDRESS === undefined) return [warning('documents are not scanned for viruses: set CLAMD_ADDRESS')];
  const verdict = await clamdScanner(CLAMD_ADDRESS)(Buffer.from('aangan doctor'));
  return [
    verdict === 'clean'
      ? ok(`clamd at ${CLAMD_ADDRESS} is working`)
      : problem(`clamd at ${CLAMD_ADDRESS} is not working: start it or check CLAMD_ADDRESS`),
  ];
};
