import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { s3Store } from '#core';
import { startClamd } from '../test/clamd.ts';
import { PDF } from '../test/documents.ts';
import { startS3 } from '../test/s3.ts';
import { type Fault, putFault } from './bad-service.ts';
import { type Drill, runDrills } from './drill.ts';
import type { DrillApp } from './drill-app.ts';
import { FORMS, type Form, type Sender } from './forms.ts';
import { count } from './outcomes.ts';
import { startRedis } from './redis-member.ts';
import { type Answer, ask, keepSending, keepTrying, nextVisitor, pause } from './sending.ts';

/**
 * The optional services of a site are down, silent or failing, one after the other, while forms are sent: the file
 * store, the virus scanner, and Redis if the configuration supports it.
 *
 *   npm run drill:parts-down             every service, every fault
 *   npm run drill:parts-down -- --short  for CI: every service is down once
 */
const [enquiries, applications, postings] = FORMS as [Form, Form, Form];

const isSuccess = ({ status }: Answer) => status >= 200 && status < 300;
const answersToForms = (answers: Answer[], ...forms: Form[]) =>
  answers.filter(({ what }) => forms.some(({ name }) => name === what));

/** Sends forms until each has two responses during the fault, and until all are accepted after it. */
async function sendDuring(app: DrillApp, forms: Form[], begin: () => Promise<() => Promise<void>>) {
  const answers: Answer[] = [];
  const streams = forms.map((form) =>
    keepSending(app.origin, { form, everyMs: 200, onAnswer: (answer) => void answers.push(answer) }),
  );
  const answered = (from: number) => forms.every((form) => answersToForms(answers.slice(from), form).length >= 2);
  while (!answered(0)) await pause(50);
  const end = await begin();
  const from = answers.length + forms.length;
  while (!answered(from)) await pause(50);
  const during = answers.slice(from);
  await end();
  const sent = (await Promise.all(streams.map((stream) => stream.stop()))).flat();
  return { sent, during };
}

const row = (part: string, fault: string, during: Answer[]) =>
  [...Map.groupBy(during, ({ what, status }) => `${what}: ${status || 'no answer'}`)].map(([answer, group]) => ({
    part,
    fault,
    answer,
    times: group.length,
    slowest_ms: Math.max(...group.map(({ ms }) => ms)),
  }));

const faults = (short: boolean): Fault[] => (short ? ['down'] : ['down', 'silent', 'failing']);
/** Maximum response time while a service does not respond. */
const MAX_DURATION_MS = 20_000;

const bucketFolder = await mkdtemp(join(tmpdir(), 'aangan-drill-bucket-'));
let bucket = await startS3(bucketFolder);
let clamd = await startClamd();
const redis = await startRedis();

const fileStore: Drill = async (app, short) => {
  const sent = [];
  const all: Answer[] = [];
  const pictures: Answer[] = [];
  for (const fault of faults(short)) {
    const outcome = await sendDuring(app, [enquiries, applications, postings], async () => {
      await bucket.stop();
      const heal = await putFault(bucket.port, fault);
      pictures.push(await ask('a picture', `${app.origin}/media/pictures/abc-12x12-aabbcc.webp`));
      return async () => {
        await heal();
        bucket = await startS3(bucketFolder, bucket.port);
      };
    });
    sent.push(...outcome.sent);
    all.push(...outcome.during);
    console.table(row('file store', fault, outcome.during));
  }
  const withFiles = answersToForms(all, applications, postings);
  return {
    sent,
    promises: {
      'file store: enquiries are accepted': answersToForms(all, enquiries).every(isSuccess),
      'file store: forms with files are answered 503 with Retry-After': withFiles.every(
        ({ status, hasRetryAfter }) => status === 503 && hasRetryAfter,
      ),
      'file store: no visitor waits longer than 20 s': all.every(({ ms }) => ms < MAX_DURATION_MS),
      'file store: a picture is answered 503 and never cached': pictures.every(
        ({ status, hasRetryAfter }) => status === 503 && hasRetryAfter,
      ),
    },
  };
};

/** Makes waiting scan jobs due now. */
const passTime = (app: DrillApp) =>
  app.look((client) =>
    client.query("update jobs.job set start_after = now() where name = 'document.scan' and state = 'retry'"),
  );

const pending = (app: DrillApp) =>
  app.look((client) =>
    count(client, "select count(*) as n from media where status = 'pending' and path like 'private/applications/%'"),
  );

const scanner: Drill = async (app, short) => {
  const sent = [];
  const all: Answer[] = [];
  let waited = 0;
  for (const fault of faults(short)) {
    const outcome = await sendDuring(app, [applications], async () => {
      await clamd.stop();
      const heal = await putFault(clamd.port, fault);
      const infected = {
        ...applications,
        body: async (sender: Sender) => withVirus(await applications.body(sender)),
      };
      const sender = { key: randomUUID(), email: `infected-${fault}@aangan.example` };
      sent.push({
        ...(await keepTrying(app.origin, infected, { index: nextVisitor(applications), sender })),
        form: applications,
      });
      return async () => {
        waited += await pending(app);
        await heal();
        clamd = await startClamd({ port: clamd.port });
      };
    });
    sent.push(...outcome.sent);
    all.push(...outcome.during);
    console.table(row('virus scanner', fault, outcome.during));
  }
  while ((await pending(app)) > 0) {
    await passTime(app);
    await pause(500);
  }
  const caught = await app.look((client) =>
    count(client, "select count(*) as n from media where status = 'rejected' and path like 'private/quarantine/%'"),
  );
  return {
    sent,
    promises: {
      'scanner: applications are accepted': all.every(isSuccess),
      'scanner: no visitor waits longer than 20 s': all.every(({ ms }) => ms < MAX_DURATION_MS),
      'scanner: documents stay pending': waited > 0,
      'scanner: infected documents are quarantined later': caught === faults(short).length,
    },
  };
};

function withVirus(body: BodyInit): FormData {
  if (!(body instanceof FormData)) throw new Error('an application is a form with a file');
  const infected = Buffer.concat([PDF.subarray(0, 9), Buffer.from('% virus\n'), PDF.subarray(9)]);
  body.set('file', new File([new Uint8Array(infected)], 'Resume.pdf', { type: 'application/pdf' }));
  return body;
}

const limits: Drill = async (app, short) => {
  if (!redis) return { sent: [], promises: {} };
  const sent = [];
  const all: Answer[] = [];
  for (const fault of short ? (['down'] as const) : (['down', 'silent'] as const)) {
    const outcome = await sendDuring(app, [enquiries], async () => {
      await redis.injectFault(fault);
      return redis.heal;
    });
    sent.push(...outcome.sent);
    all.push(...outcome.during);
    console.table(row('Redis', fault, outcome.during));
  }
  return {
    sent,
    promises: {
      'Redis: enquiries are accepted': all.every(isSuccess),
      'Redis: no visitor waits longer than 5 s': all.every(({ ms }) => ms < 5_000),
    },
  };
};

/** Copies the files of the bucket to where the outcome check reads them, and counts files without a database row. */
const bucketInOrder: Drill = async (app) => {
  const store = s3Store(bucket.options);
  // Waits until all pictures are processed.
  await app.look(async (client) => {
    while ((await count(client, "select count(*) as n from media where status = 'pending'")) > 0) {
      await client.query("update jobs.job set start_after = now() where name = 'picture.prepare' and state = 'retry'");
      await pause(500);
    }
  });
  const storedPaths = new Set(
    await app.look(async (client) =>
      (await client.query<{ path: string }>('select path from media')).rows.map(({ path }) => path),
    ),
  );
  let unknown = 0;
  for (const folder of [
    'private/applications',
    'private/incoming',
    'private/quarantine',
    'private/pictures',
    'public/pictures',
  ])
    for await (const { path } of store.list(folder)) {
      // A prepared picture has several files, whose names its row does not list one by one.
      if (!folder.endsWith('/pictures') && !storedPaths.has(path)) unknown += 1;
      const file = await store.get(path);
      if (!file) continue;
      const place = join(app.files, path);
      await mkdir(dirname(place), { recursive: true });
      await writeFile(place, await buffer(file.body));
    }
  return { sent: [], promises: { 'nothing is partially stored': unknown === 0 } };
};

const { endpoint, region, bucket: name, accessKeyId, secretAccessKey } = bucket.options;
try {
  await runDrills([fileStore, scanner, limits, bucketInOrder], {
    env: {
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      CLAMD_ADDRESS: clamd.address,
      ...(redis ? { REDIS_URL: redis.url } : {}),
    },
  });
} finally {
  await bucket.stop();
  await clamd.stop();
  await redis?.stop();
  await rm(bucketFolder, { recursive: true, force: true });
}
