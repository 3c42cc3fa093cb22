import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';

let folder: string;
let store: FileStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aangan-files-'));
  store = diskStore(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = async (path: string) => {
  const file = await store.get(path);
  return file && { bytes: await buffer(file.body), size: file.byteSize };
};

test('what is put can be read again, byte by byte', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 5_000 }), async (bytes) => {
      await store.put('public/pictures/a1.webp', Buffer.from(bytes), 'image/webp');
      const file = await read('public/pictures/a1.webp');
      expect(file).toEqual({ bytes: Buffer.from(bytes), size: bytes.length });
    }),
    { numRuns: 20 },
  );
});

test('nothing is left beside a file that was written', async () => {
  await store.put('private/beside/b.pdf', Buffer.from('one'), 'application/pdf');
  await store.put('private/beside/b.pdf', Buffer.from('two'), 'application/pdf');
  expect(await readdir(join(folder, 'private/beside'))).toEqual(['b.pdf']);
  expect((await read('private/beside/b.pdf'))?.bytes.toString()).toBe('two');
});

test('what was removed, or never was, is not there', async () => {
  await store.put('private/c.pdf', Buffer.from('x'), 'application/pdf');
  await store.remove('private/c.pdf');
  await store.remove('private/c.pdf');
  expect(await store.get('private/c.pdf')).toBeUndefined();
});

test.each([
  'c.pdf',
  '/etc/passwd',
  'private/../public/c.pdf',
  'private/./c.pdf',
  'private//c.pdf',
  'private/.hidden',
  'private/C.PDF',
  'private/a\0.pdf',
  `private/${'a'.repeat(300)}`,
])('a path that is not ours is refused: %j', async (path) => {
  await expect(store.put(path, Buffer.from('x'), 'text/plain')).rejects.toThrow('not a path');
  await expect(async () => store.get(path)).rejects.toThrow('not a path');
});
