import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { type Drill, runDrills } from './drill.ts';
import { FORMS } from './forms.ts';
import { closedLoop, fetchPageUrls, isSuccess, type Load, percentile, read } from './load.ts';
import { pause, type Sent, send } from './sending.ts';

/**
 * A hundred postings from ten addresses stop just before their end, with 40 MB of pictures each, while the web process
 * may use 512 MB. The site keeps answering, and another visitor's posting is accepted.
 *
 *   npm run drill:slow-uploads             for 60 s
 *   npm run drill:slow-uploads -- --short  for 15 s
 */
const ADDRESSES = 10;
const UPLOADS_EACH = 10;
const PICTURE_BYTES = 8 * 1024 * 1024;
const PICTURES = 5;
const MAX_MEMORY = 512 * 1024 * 1024;

const BOUNDARY = 'drill-boundary';
const JPEG = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(PICTURE_BYTES - 4, 7)]);

const partHead = (index: number) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="images"; filename="${index}.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;

/** Sends all pictures as fast as the server takes them, but not the end of the form. */
function startUpload({ hostname, port }: URL, address: string): Socket {
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const parts = Array.from({ length: PICTURES }, (_, index) => [
    Buffer.from(partHead(index)),
    JPEG,
    Buffer.from('\r\n'),
  ]);
  const body = parts.flat();
  const bytes = body.reduce((total, part) => total + part.length, 0) + 1000;
  socket.write(
    `POST /api/v1/public/public-property HTTP/1.1\r\nhost: drill\r\nx-forwarded-for: ${address}\r\n` +
      `content-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: ${bytes}\r\n\r\n`,
  );
  const queue = body.values();
  const writeNext = () => {
    for (const part of queue) {
      if (socket.write(part)) continue;
      socket.once('drain', writeNext);
      return;
    }
  };
  writeNext();
  socket.resume();
  return socket;
}

/** Limits the memory of a process by a control group of version 1 or 2; undefined where this is not allowed. */
async function limitMemory(pid: number): Promise<(() => Promise<void>) | undefined> {
  const kinds = [
    { root: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes' },
    { root: '/sys/fs/cgroup', limit: 'memory.max' },
  ];
  for (const { root, limit } of kinds) {
    const folder = join(root, `aangan-drill-${pid}`);
    try {
      await mkdir(folder);
      await writeFile(join(folder, limit), String(MAX_MEMORY));
      await writeFile(join(folder, 'cgroup.procs'), String(pid));
      return () => rmdir(folder).catch(() => {});
    } catch {
      await rmdir(folder).catch(() => {});
    }
  }
  return undefined;
}

async function readMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}

const slowUploads: Drill = async (app, short) => {
  const seconds = short ? 15 : 60;
  const { pid } = app.web;
  const release = await limitMemory(pid());
  const urls = await fetchPageUrls(app.origin);
  await closedLoop(urls, 2, 3);
  const beforeMb = Math.round((await readMemory(pid())) / 2 ** 20);
  const uploads = Array.from({ length: ADDRESSES * UPLOADS_EACH }, (_, index) =>
    startUpload(new URL(app.origin), `198.51.100.${1 + (index % ADDRESSES)}`),
  );
  const loads: Load[] = [];
  let maxMb = 0;
  const until = performance.now() + seconds * 1000;
  for (let turn = 0; performance.now() < until; turn += 1) {
    loads.push(await read(urls[turn % urls.length] ?? ''));
    maxMb = Math.max(maxMb, Math.round((await readMemory(pid())) / 2 ** 20));
    await pause(200);
  }
  const posting = FORMS.find(({ name }) => name === 'postings');
  if (!posting) throw new Error('there is no posting to send');
  const sent: Sent[] = [await send(app.origin, posting, 9_000)];
  for (const socket of uploads) socket.destroy();
  await release?.();
  const times = loads.map(({ ms }) => ms);
  console.log({
    memoryLimit: release ? '512 MB, by a control group' : 'none: control groups cannot be written here',
    beforeMb,
    maxMb,
    pages: loads.length,
    median_ms: percentile(times, 0.5),
    p95_ms: percentile(times, 0.95),
  });
  return {
    sent,
    promises: {
      'every page is served during slow uploads': loads.every(isSuccess),
      'memory stays below 512 MB': maxMb > 0 && maxMb < 512,
    },
  };
};

await runDrills([slowUploads], { demo: true });
