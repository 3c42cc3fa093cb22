import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pause } from './sending.ts';

const LIBRARIES = ['x86_64', 'aarch64'].map((arch) => `/usr/lib/${arch}-linux-gnu/faketime/libfaketime.so.1`);
/** Processes cache the clock offset for up to this time. */
const NOTICED_MS = 3_000;

export interface Clock {
  /** Environment of a process that uses this clock. */
  env: NodeJS.ProcessEnv;
  /** Sets the offset from real time for all processes that use this clock. */
  set: (seconds: number) => Promise<void>;
}

/** Clocks whose offset can be changed while processes use them (libfaketime). */
export async function openClocks(names: string[]): Promise<{ clocks: Clock[]; cleanUp: () => Promise<void> }> {
  const library = LIBRARIES.find((path) => existsSync(path));
  if (!library) throw new Error('libfaketime is missing (Debian: apt-get install faketime)');
  const folder = await mkdtemp(join(tmpdir(), 'aangan-clocks-'));
  // PostgreSQL runs as a different user and must be able to read the files.
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
          // Timers use the monotonic clock, which an administrator cannot set.
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
