import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const NEXT_VERSION = '99.0.0';

/** A copy of this release, with its build, under another version; the caller removes the folder. */
export async function copyRelease(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-next-release-'));
  await cp('src', join(folder, 'src'), { recursive: true });
  for (const name of ['tsconfig.json', 'tsconfig.base.json']) await cp(name, join(folder, name));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const manifest = JSON.parse(await readFile('package.json', 'utf8')) as object;
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...manifest, version: NEXT_VERSION }));
  return folder;
}
