import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3 } from '../../../test/s3.ts';
import { diskStore } from './disk-store.ts';
import type { FileStore, ListedFile } from './file-store.ts';
import { s3Store } from './s3-store.ts';

let folder: string;
let s3: Awaited<ReturnType<typeof startS3>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aangan-files-'));
  s3 = await startS3(join(folder, 's3'));
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const stores: [name: string, open: () => FileStore][] = [
  ['on disk', () => diskStore(join(folder, 'disk'))],
  ['in a bucket', () => s3Store(s3.options)],
];

describe.each(stores)('a file store %s', (_name, open) => {
  const read = async (path: string) => {
    const file = await open().get(path);
    return file && { bytes: await buffer(file.body), size: file.byteSize };
  };

  const listed = async (path: string) => {
    const files: ListedFile[] = [];
    for await (const file of open().list(path)) files.push(file);
    return files;
  };

  test('gives back what was put, byte by byte', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 5_000 }), async (bytes) => {
        await open().put('public/pictures/a1.webp', Buffer.from(bytes), 'image/webp');
        expect(await read('public/pictures/a1.webp')).toEqual({ bytes: Buffer.from(bytes), size: bytes.length });
      }),
      { numRuns: 20 },
    );
  });

  test('keeps the newer of two files of one name', async () => {
    await open().put('private/b.pdf', Buffer.from('one'), 'application/pdf');
    await open().put('private/b.pdf', Buffer.from('two'), 'application/pdf');
    expect((await read('private/b.pdf'))?.bytes.toString()).toBe('two');
  });

  test('has nothing where a file was removed, or never was', async () => {
    await open().put('private/c.pdf', Buffer.from('x'), 'application/pdf');
    await open().remove('private/c.pdf');
    await open().remove('private/c.pdf');
    expect(await open().get('private/c.pdf')).toBeUndefined();
  });

  test('lists the files of a folder with the time they were put there, and nothing below it', async () => {
    for (const name of ['x', 'y', 'below/z'])
      await open().put(`private/listed/${name}`, Buffer.from('x'), 'text/plain');
    const files = await listed('private/listed');
    expect(files.map(({ path }) => path).toSorted()).toEqual(['private/listed/x', 'private/listed/y']);
    for (const { modifiedAt } of files) expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000);
    expect(await listed('private/nothing-here')).toEqual([]);
  });

  test('names all its files, wherever they lie', async () => {
    await open().put('private/deep/er/f.pdf', Buffer.from('x'), 'application/pdf');
    await open().put('public/pictures/f.webp', Buffer.from('x'), 'image/webp');
    const all: string[] = [];
    for await (const path of open().all()) all.push(path);
    expect(all).toEqual(expect.arrayContaining(['private/deep/er/f.pdf', 'public/pictures/f.webp']));
    expect(new Set(all).size).toBe(all.length);
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
  ])('refuses a path that is not ours: %j', async (path) => {
    await expect(open().put(path, Buffer.from('x'), 'text/plain')).rejects.toThrow('not a path');
    await expect(open().get(path)).rejects.toThrow('not a path');
    await expect(open().remove(path)).rejects.toThrow('not a path');
  });
});

test('on disk, nothing is left beside a file that was written', async () => {
  await diskStore(join(folder, 'disk')).put('private/beside/b.pdf', Buffer.from('one'), 'application/pdf');
  expect(await readdir(join(folder, 'disk/private/beside'))).toEqual(['b.pdf']);
});

test('a bucket that refuses us is a failure, not an empty shelf', async () => {
  const ours = s3Store(s3.options);
  await ours.put('private/d.pdf', Buffer.from('x'), 'application/pdf');
  const stranger = s3Store({ ...s3.options, accessKeyId: 'STRANGER' });
  await expect(stranger.get('private/d.pdf')).rejects.toThrow('the file store answered 403');
  await expect(stranger.put('private/d.pdf', Buffer.from('y'), 'application/pdf')).rejects.toThrow('answered 403');
});
