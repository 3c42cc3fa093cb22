import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface SmallDisk {
  folder: string;
  /** Uses up all free space. */
  fill: () => Promise<void>;
  /** Frees it again. */
  empty: () => Promise<void>;
  remove: () => Promise<void>;
}

/** Whether this machine can mount a disk; logs why not. Containers often cannot, even as root. */
export async function canMount(): Promise<boolean> {
  try {
    if (process.platform !== 'linux' || userInfo().uid !== 0) throw new Error('only root on Linux may');
    await (await mountSmallDisk(1)).remove();
    return true;
  } catch (error) {
    console.log(
      `NOT TRIED: no small disk can be mounted here (${error instanceof Error ? error.message : String(error)}).`,
    );
    return false;
  }
}

/** A small disk that can be filled to its last byte. */
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
