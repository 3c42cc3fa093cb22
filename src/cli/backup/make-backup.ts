import { createWriteStream } from 'node:fs';
import { mkdir, open, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '#core';
import { openPool } from '#db';
import packageJson from '../../../package.json' with { type: 'json' };
import { beginBackup, filesBelow, finishBackup, hashFile, MANIFEST, type Manifest } from './manifest.ts';
import { BackupError, EXCLUDED_TABLES, getRelease, runProgram, serverRelease, withSnapshot } from './postgres.ts';

/** Copies the files that are not copied yet; a file deleted during the copy is skipped. */
async function copyFiles(store: FileStore, into: string, copied: Set<string>): Promise<void> {
  for await (const path of store.all()) {
    if (copied.has(path)) continue;
    const file = await store.get(path);
    if (!file) continue;
    const target = join(into, path);
    await mkdir(dirname(target), { recursive: true });
    await pipeline(file.body, createWriteStream(target, { flush: true }));
    copied.add(path);
  }
}

interface BackupOptions {
  databaseUrl: string;
  files: FileStore;
  folder: string;
  jobs: number;
}

async function describeFiles(folder: string): Promise<Manifest['files']> {
  const files: Manifest['files'] = {};
  for (const path of await filesBelow(folder)) {
    const file = join(folder, path);
    files[path] = { bytes: (await stat(file)).size, sha256: await hashFile(file) };
  }
  return files;
}

async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const handle = await open(join(folder, MANIFEST), 'wx', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(manifest, undefined, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const dump = ({ databaseUrl, jobs }: BackupOptions, snapshot: string, into: string): Promise<void> =>
  runProgram('pg_dump', databaseUrl, [
    '--format=directory',
    `--file=${into}`,
    `--jobs=${jobs}`,
    `--snapshot=${snapshot}`,
    '--compress=1',
    '--lock-wait-timeout=60s',
    ...EXCLUDED_TABLES.map((table) => `--exclude-table-data=public.${table}`),
  ]);

/**
 * Writes database and files to a dated folder. Files are copied before and after the dump: the first pass saves files
 * that are deleted during the dump, the second adds those created during it. The content of a file never changes.
 */
export async function makeBackup(options: BackupOptions): Promise<{ backupPath: string; manifest: Manifest }> {
  const started = new Date();
  const pool = openPool({
    url: options.databaseUrl,
    size: 2,
    statementTimeoutMs: 0,
    applicationName: 'aangan backup',
    onError: () => {},
  });
  try {
    const postgres = { server: await serverRelease(pool), dump: await getRelease('pg_dump') };
    if (postgres.dump < postgres.server)
      throw new BackupError(
        `pg_dump ${postgres.dump} cannot back up a PostgreSQL ${postgres.server} server. Install the PostgreSQL ${postgres.server} client.`,
      );
    const names = await beginBackup(options.folder, started);
    const copied = new Set<string>();
    const media = join(names.temporaryPath, 'files');
    await copyFiles(options.files, media, copied);
    const snapshot = await withSnapshot(pool, ({ name }) => dump(options, name, join(names.temporaryPath, 'database')));
    await copyFiles(options.files, media, copied);
    const manifest: Manifest = {
      format: 1,
      version: packageJson.version,
      started: started.toISOString(),
      finished: new Date().toISOString(),
      postgres,
      migrations: snapshot.migrations,
      rows: snapshot.rows,
      files: await describeFiles(names.temporaryPath),
      missing: snapshot.files.filter((path) => !copied.has(path)).toSorted(),
    };
    await writeManifest(names.temporaryPath, manifest);
    await finishBackup(options.folder, names);
    return { backupPath: names.backupPath, manifest };
  } finally {
    await pool.end();
  }
}
