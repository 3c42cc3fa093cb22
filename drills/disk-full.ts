import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Drill, runDrills } from './drill.ts';
import type { DrillApp } from './drill-app.ts';
import { FORMS, type Form } from './forms.ts';
import { type Answer, keepSending, pause } from './sending.ts';
import { canMount, mountSmallDisk, type SmallDisk } from './small-disk.ts';

/**
 * The disk of the files, and then the disk of the database, are filled to the last byte while forms are sent. Forms
 * that cannot be stored are rejected with an error, nothing is stored partially, and everything works again once there
 * is space.
 *
 *   npm run drill:disk-full             20 s of each
 *   npm run drill:disk-full -- --short  for CI: 5 s of each
 */
const FILES_MB = 24;
/** Enough space for a cluster with its write-ahead log, and little more. */
const DATABASE_MB = 300;

const [enquiries] = FORMS as [Form, ...Form[]];

const isSuccess = ({ status }: Answer) => status >= 200 && status < 300;

const byStatus = (answers: Answer[]) =>
  [...Map.groupBy(answers, ({ what, status }) => `${what}: ${status || 'no answer'}`)].map(([answer, group]) => ({
    answer,
    times: group.length,
    slowest_ms: Math.max(...group.map(({ ms }) => ms)),
  }));

/** Temporary files of incomplete uploads. */
async function halves(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => name.split('/').at(-1)?.startsWith('.'));
}

/** Sends forms before, while and after the disk is full, and returns the responses from while it was full. */
async function whileFull(app: DrillApp, disk: SmallDisk, { seconds, forms, onFull, onRoom }: Filling) {
  const answers: Answer[] = [];
  const onAnswer = (answer: Answer) => void answers.push(answer);
  const streams = forms.map((form) => keepSending(app.origin, { form, everyMs: 300, onAnswer }));
  const accepted = () => streams.map(({ sent }) => sent.length);
  const oneMoreEach = async (then: number[]) => {
    while (!accepted().every((sent, place) => sent > (then[place] ?? 0))) await pause(100);
  };
  await oneMoreEach(accepted());
  await disk.fill();
  await onFull?.();
  const from = Date.now();
  await pause(seconds * 1000);
  await disk.fill();
  const during = answers.filter(({ at }) => at > from + 1_000);
  const then = accepted();
  await disk.empty();
  const room = Date.now();
  await onRoom?.();
  await oneMoreEach(then);
  const recoverySeconds = Math.round((Date.now() - room) / 1000);
  const sent = (await Promise.all(streams.map((stream) => stream.stop()))).flat();
  return { sent, during, recoverySeconds };
}

interface Filling {
  seconds: number;
  forms: Form[];
  /** Makes the fault worse once the disk is full. */
  onFull?: () => Promise<void>;
  /** What an operator does once there is space again. */
  onRoom?: () => Promise<void>;
}

const files =
  (disk: SmallDisk): Drill =>
  async (app, short) => {
    const { sent, during, recoverySeconds } = await whileFull(app, disk, { seconds: short ? 5 : 20, forms: FORMS });
    console.log(`The disk of the files is full; accepted again after ${recoverySeconds} s.`);
    console.table(byStatus(during));
    const withFiles = during.filter(({ what }) => what !== enquiries.name);
    return {
      sent,
      promises: {
        'files: what cannot be kept is answered 507 with Retry-After':
          withFiles.length > 0 && withFiles.every(({ status, hasRetryAfter }) => status === 507 && hasRetryAfter),
        'files: enquiries are accepted': during.filter(({ what }) => what === enquiries.name).every(isSuccess),
        'files: no partial file remains': (await halves(join(app.files, 'private'))).length === 0,
      },
    };
  };

/** Uses up the existing WAL segments: PostgreSQL cannot create the next one and panics. */
const useUpLog = (app: DrillApp) =>
  app
    .look(async (client) => {
      client.on('error', () => {});
      for (let turn = 0; turn < 100; turn += 1)
        await client.query("select pg_logical_emit_message(true, 'drill', 'x'), pg_switch_wal()");
    })
    .catch(() => {});

const database =
  (disk: SmallDisk, what: 'tables' | 'log'): Drill =>
  async (app, short) => {
    let ended = false;
    const { sent, during, recoverySeconds } = await whileFull(app, disk, {
      seconds: short ? 5 : 20,
      forms: [enquiries],
      onFull: async () => {
        if (what === 'log') await useUpLog(app);
      },
      onRoom: async () => {
        ended = !app.database.server().isRunning();
        if (ended) await app.database.start();
      },
    });
    console.log(
      `The disk of the database is full, no room for ${what}; PostgreSQL ${ended ? 'ended and was started again' : 'went on'}; accepted again after ${recoverySeconds} s.`,
    );
    console.table(byStatus(during));
    const rejected = during.filter((answer) => !isSuccess(answer));
    return {
      sent,
      promises: {
        [`database, no room for ${what}: what cannot be kept is answered 503 with Retry-After`]:
          rejected.length > 0 && rejected.every(({ status, hasRetryAfter }) => status === 503 && hasRetryAfter),
      },
    };
  };

if (await canMount()) {
  const [filesDisk, databaseDisk] = [await mountSmallDisk(FILES_MB), await mountSmallDisk(DATABASE_MB)];
  try {
    await runDrills([files(filesDisk), database(databaseDisk, 'tables'), database(databaseDisk, 'log')], {
      env: { FILES_FOLDER: join(filesDisk.folder, 'files') },
      cluster: join(databaseDisk.folder, 'cluster'),
    });
  } finally {
    await filesDisk.remove();
    await databaseDisk.remove();
  }
}
