import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { FileStore } from '#core';
import { openFiles } from '../app.ts';
import { about, type Check, type Finding, getReason } from './finding.ts';
import { tryFolder } from './folder.ts';

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
  const { ok, warning } = about('disk');
  const { bavail, blocks, bsize } = await statfs(folder);
  const share = bavail / blocks;
  const says = `${((bavail * bsize) / GIGABYTE).toFixed(1)} GB (${Math.round(share * 100)} %) free for ${folder}`;
  return share >= MIN_FREE ? ok(says) : warning(`${says}: enlarge it, or empty CACHE_FOLDER`);
}

/** Checks whether uploads can be stored, and the free disk space. */
export const checkStorage: Check = async ({ config }) => {
  const { ok, problem } = about('files');
  const onDisk = config.S3_ENDPOINT === undefined;
  const place = onDisk ? config.FILES_FOLDER : `${config.S3_BUCKET} at ${config.S3_ENDPOINT}`;
  const advice = onDisk ? 'make FILES_FOLDER writable for this account' : 'check S3_ENDPOINT, S3_BUCKET and its keys';
  const failure = await tryStore(openFiles(config));
  const cache = await tryFolder(config.CACHE_FOLDER);
  return [
    failure === undefined ? ok(`${place} keeps, gives and removes`) : problem(`${place} fails (${failure}): ${advice}`),
    ...(cache === undefined
      ? []
      : [about('cache').problem(`${config.CACHE_FOLDER} fails (${cache}): make CACHE_FOLDER writable`)]),
    ...(onDisk && failure === undefined ? [await freeSpace(config.FILES_FOLDER)] : []),
  ];
};
