import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { s3Store } from './s3-store.ts';

let server: Server | undefined;

/** A store for a test server with the given behaviour. */
async function createBucket(behave: RequestListener) {
  server = createServer(behave);
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  return bucketAt((server.address() as AddressInfo).port);
}

const bucketAt = (port: number) =>
  s3Store({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'ap-south-1',
    bucket: 'aangan',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    timeoutMs: 300,
  });

const put = (store: ReturnType<typeof s3Store>) => store.put('private/a.pdf', Buffer.from('x'), 'application/pdf');

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const AWAY = { code: 'unavailable', message: 'We cannot store files right now. Please try again in a minute.' };

test('a store that never answers is given up, and the sender is asked to try again', async () => {
  const store = await createBucket(() => {});
  await expect(put(store)).rejects.toMatchObject(AWAY);
  await expect(store.get('private/a.pdf')).rejects.toMatchObject(AWAY);
});

test('so is one that is away, and one that answers that it failed', async () => {
  await expect(put(bucketAt(1))).rejects.toMatchObject(AWAY);
  const store = await createBucket((_request, response) => void response.writeHead(500).end());
  await expect(put(store)).rejects.toMatchObject(AWAY);
});

test('a file that comes slowly is not cut off once it has begun', async () => {
  const store = await createBucket((_request, response) => {
    response.writeHead(200, { 'content-length': 8 });
    response.write('slow');
    setTimeout(() => response.end('line'), 600);
  });
  const file = await store.get('public/pictures/a.webp');
  expect(file && (await text(file.body))).toBe('slowline');
});
