import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { artFile } from './art-file.ts';
import { SITE_DRAWINGS } from './site-drawings.ts';

const FOLDER = new URL('../../web/app/drawings/', import.meta.url);

test('the drawings of the site are those that "npm run art:site" writes', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(SITE_DRAWINGS.map((name) => `${name}.svg`).sort());
  for (const name of SITE_DRAWINGS) {
    expect(readFileSync(new URL(`${name}.svg`, FOLDER), 'utf8') === artFile(name), name).toBe(true);
  }
});
