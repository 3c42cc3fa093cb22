import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pause } from './sending.ts';

const LIBRARIES = ['x86_64', 'aarch64'].map((arch) => `/usr/lib/${arch}-linux-gnu/faketime/libfaketime.so.1`);
/** How long a process goes on with the clock it read before. */
const NOTICED_MS = 3_000;

export interface Clock {
  /** Makes a process live by this clock. */
  env: NodeJS.ProcessEnv;
  /** Lets it differ by so many seconds from now on, for whoever lives by it. */
  set: (seconds: number) => Promise<void>;
}

/** Clocks that can be set apart while processes live by them. */
export async function openClocks(names: string[]): Promise<{ clocks: Clock[]; cleanUp: () => Promise<void> }> {
  const library = LIBRARIES.find((path) => existsSync(path));
  if (!library) throw new Error('libfaketime is missing (Debian: apt-get install faketime)');
  const folder = await mkdtemp(join(tmpdir(), 'aangan-clocks-'));
  // PostgreSQL runs under an account of its own.
  await chmod(folder, 0o755);
  const clocks = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const write = (seconds: number) => writeFile(file, `${seconds < 0 ? '' : '+'}${seconds}\n`);
      await write(0);
      return {
        env: {
          LD_PRELOAD: library,
          FAKETIME_TIMESTAMP_FILE: file,
          FAKETIME_CACHE_DURATION: '1',
          // Timers go by the other clock, which no administrator can set.
          FAKETIME_DONT_FAKE_MONOTONIC: '1',
          DONT_FAKE_MONOTONIC: '1',
        },
        set: async (seconds: number) => {
          await write(seconds);
          await pause(NOTICED_MS);
        },
      };
    }),
  );
  return { clocks, cleanUp: () => rm(folder, { recursive: true }) };
}
