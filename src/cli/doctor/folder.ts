import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getReason } from './finding.ts';

/** Writes and removes a small file; returns the error message if that fails. */
export async function tryFolder(folder: string): Promise<string | undefined> {
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
