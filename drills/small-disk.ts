import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface SmallDisk {
  folder: string;
  /** Takes every byte that is left. */
  fill: () => Promise<void>;
  /** Gives them back. */
  empty: () => Promise<void>;
  remove: () => Promise<void>;
}

/** Whether this machine lets us have a disk of our own; says why not. */
export function canMount(): boolean {
  if (process.platform === 'linux' && userInfo().uid === 0) return true;
  console.log('Not tried: a small disk of its own can only be mounted by root on Linux.');
  // Where everything must be tried, what was not is a failure.
  process.exitCode = process.env.CI ? 1 : 0;
  return false;
}

/** A disk of so many megabytes that can be filled to its last byte. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', folder]);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: async () => {
      const file = await open(ballast, 'a');
      try {
        for (const size of [2 ** 20, 2 ** 12]) {
          const chunk = Buffer.alloc(size, 'x');
          while (await file.write(chunk).catch(() => undefined));
        }
      } finally {
        await file.close();
      }
    },
    empty: () => rm(ballast, { force: true }),
    remove: async () => {
      await run('umount', ['--lazy', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
