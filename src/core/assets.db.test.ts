import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';

const app = createTestApp();
let folder = '';

const build = (name: string, body: string) => writeFile(join(folder, name), body);
const read = async (name: string) => {
  const file = await app.core.assets.read(name);
  return file && text(file.body);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aangan-build-'));
  await build('site-BxY_1-a.js', 'first release');
  await build('site-BxY_1-a.js.br', 'compressed');
  await build('style-C2.css', 'body{}');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('files of a release', () => {
  test('are stored once, and stay when a newer release has others', async () => {
    expect(await app.core.assets.store(folder)).toBe(2);
    expect(await app.core.assets.store(folder)).toBe(0);
    await rm(join(folder, 'site-BxY_1-a.js'));
    await build('site-D9.js', 'second release');
    expect(await app.core.assets.store(folder)).toBe(1);
    expect(await read('site-BxY_1-a.js')).toBe('first release');
    expect(await read('site-D9.js')).toBe('second release');
  });

  test('are removed eight days after they were last in use; those of this release stay', async () => {
    const stored = join(app.filesFolder, 'public/assets');
    const old = new Date(app.clock.now.getTime() - 9 * 86_400_000);
    for (const name of await readdir(stored)) await utimes(join(stored, name), old, old);
    await app.core.assets.refresh(folder);
    expect(await read('site-BxY_1-a.js')).toBeUndefined();
    expect([await read('site-D9.js'), await read('style-C2.css')]).toEqual(['second release', 'body{}']);
  });

  test.each(['../../etc/passwd', 'site.js/../x.js', 'photo.svg', '.env', `${'a'.repeat(200)}.js`, ''])(
    'are not other files: %j',
    async (name) => {
      expect(await app.core.assets.read(name)).toBeUndefined();
    },
  );

  test('that were never built are none', async () => {
    expect(await app.core.assets.store(join(folder, 'missing'))).toBe(0);
  });
});
