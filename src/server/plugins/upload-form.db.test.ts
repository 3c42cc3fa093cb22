import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createTestApp } from '../../../test/app.ts';

const app = createTestApp();

const BOUNDARY = 'upload-test';
const PICTURE = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(1024 * 1024, 7)]);
const PATH = '/api/v1/public/public-property';

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Starts to send a posting with one picture, and does not end it. */
async function startUpload(visitor: string): Promise<Socket> {
  const { port } = app.server.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  socket.write(
    `POST ${PATH} HTTP/1.1\r\nhost: test\r\nx-forwarded-for: ${visitor}\r\ncontent-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: 9000000\r\n\r\n${head}`,
  );
  await new Promise((resolve) => socket.write(PICTURE, resolve));
  return socket;
}

const stored = async () => (await readdir(app.core.uploadFolder)).length;

test('R-305 files of unfinished forms are on the disk, two forms of one visitor at a time', async () => {
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  for (let n = 0; n < 4; n += 1) await startUpload('198.51.100.20');
  await expect.poll(stored).toBe(2);
  await startUpload('198.51.100.21');
  await expect.poll(stored).toBe(3);

  // A place becomes free when a visitor leaves, and the file is deleted.
  sockets[0]?.destroy();
  await expect.poll(stored).toBe(3);
  for (const socket of sockets.splice(0)) socket.destroy();
  await expect.poll(stored).toBe(0);
});

test('R-305 a form that was answered leaves no file behind', async () => {
  const data = new FormData();
  data.set('images', new File([new Uint8Array(PICTURE)], 'a.jpg', { type: 'image/jpeg' }));
  const request = new Request('http://localhost/', { method: 'POST', body: data });
  const answer = await app.server.inject({
    method: 'POST',
    url: PATH,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
  expect(answer.statusCode).toBe(400);
  await expect.poll(stored).toBe(0);
});
