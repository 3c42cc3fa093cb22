import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { listBackups } from './backup-folder.ts';
import { filesBelow, hashFile, MANIFEST, Manifest } from './manifest.ts';
import { BackupError } from './postgres-programs.ts';

async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(join(backup, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined || basename(backup).startsWith('.unfinished-')) {
    const within = await listBackups(backup);
    throw new BackupError(
      within.length > 0
        ? `Say which backup to restore:\n${within.map((name) => `  ${join(backup, name)}`).join('\n')}`
        : `${backup} is not a whole backup.`,
    );
  }
  const parsed = Manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new BackupError(`The manifest of ${backup} is not one that this release knows.`);
  return parsed.data;
}

/** Verifies every file of a backup against its manifest before anything is changed. */
export async function checkBackup(backup: string): Promise<Manifest> {
  const manifest = await readManifest(backup);
  const present = new Set(await filesBelow(backup));
  present.delete(MANIFEST);
  const issues: string[] = [];
  for (const [path, { bytes, sha256 }] of Object.entries(manifest.files)) {
    const file = join(backup, path);
    if (!present.delete(path)) issues.push(`${path} is missing`);
    else if ((await stat(file)).size !== bytes || (await hashFile(file)) !== sha256) issues.push(`${path} has changed`);
  }
  issues.push(...[...present].map((path) => `${path} was added`));
  if (issues.length > 0)
    throw new BackupError(`This backup is not what was written:\n  ${issues.slice(0, 20).join('\n  ')}`);
  return manifest;
}
