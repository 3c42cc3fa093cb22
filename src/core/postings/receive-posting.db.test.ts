import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createCore, diskStore, type FileStore, withoutScanner } from '#core';
import { tables } from '#db';
import { createTestApp } from '../../../test/app.ts';
import { drawnPhoto } from '../../../test/drawn-photo.ts';
import { postProperty } from '../../../test/postings.ts';
import { DomainError } from '../errors.ts';

const app = createTestApp();

/** The same app with another file store. */
const withFiles = (change: (disk: FileStore) => Partial<FileStore>) => {
  const disk = diskStore(app.filesFolder);
  const core = createCore({
    ...app,
    now: () => app.clock.now,
    files: { ...disk, ...change(disk) },
    scan: withoutScanner,
    emit: () => {},
  });
  return { ...app, core };
};

const pictures = async (many: number) => {
  const body = await drawnPhoto('elevation-villa-7-day').jpeg().toBuffer();
  return Array.from({ length: many }, (_, index) => ({ name: `${index}.jpg`, body }));
};

test('a posting whose second picture finds the store away leaves nothing behind, and can be sent again', async () => {
  let puts = 0;
  const failing = withFiles((disk) => ({
    put: async (...file) => {
      puts += 1;
      if (puts === 2) throw new DomainError('unavailable', 'away');
      await disk.put(...file);
    },
  }));
  await expect(postProperty(failing, {}, await pictures(2))).rejects.toMatchObject({ code: 'unavailable' });
  expect(await readdir(join(app.filesFolder, 'private/incoming'))).toEqual([]);
  expect(await app.db.$count(tables.postedProperties)).toBe(0);
  expect(await app.db.$count(tables.media)).toBe(0);
  await postProperty(failing, {}, await pictures(2));
  expect(await app.db.$count(tables.postedPropertyImages)).toBe(2);
});

test('a store that is slow holds no connection of the database', async () => {
  const store = Promise.withResolvers<void>();
  let waiting = 0;
  const slow = withFiles((disk) => ({
    put: async (...file) => {
      waiting += 1;
      await store.promise;
      await disk.put(...file);
    },
  }));
  const postings = [postProperty(slow, {}, await pictures(1)), postProperty(slow, {}, await pictures(1))];
  await expect.poll(() => waiting).toBe(2);
  expect(app.pool.totalCount - app.pool.idleCount).toBe(0);
  store.resolve();
  await Promise.all(postings);
});
