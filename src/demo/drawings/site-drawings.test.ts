import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { artFile } from './art-file.ts';
import { SITE_DRAWINGS } from './catalogue.ts';

const SOURCE = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, SOURCE), 'utf8');

test('the drawings of the site are those that "npm run art:site" writes', () => {
  const files = readdirSync(new URL('web/public/assets/drawings-1/', SOURCE));
  expect(files.sort()).toEqual(SITE_DRAWINGS.map((name) => `${name}.svg`).sort());
  expect(SITE_DRAWINGS.filter((name) => read(`web/public/assets/drawings-1/${name}.svg`) !== artFile(name))).toEqual(
    [],
  );
});

test('a link preview without a picture shows the courtyard of the home page', () => {
  expect(read('core/share-pictures/courtyard.svg') === artFile('courtyard-india-golden-tall')).toBe(true);
});
