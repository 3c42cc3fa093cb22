import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { drawingUrl } from '../../data/file-urls.ts';
import { getDrawnPlace } from './hero.tsx';

const FOLDER = `src/web/public${dirname(drawingUrl('banner'))}`;

test('a city shows its own drawing, also under another name, and any other place that of India', () => {
  const drawn = readdirSync(FOLDER).flatMap((file) => /^courtyard-(.+)-golden-wide\.svg$/.exec(file)?.[1] ?? []);
  expect(drawn).toHaveLength(17);
  expect(drawn.map((city) => getDrawnPlace(city))).toEqual(drawn);
  expect(getDrawnPlace('gurgaon')).toBe('gurugram');
  expect(getDrawnPlace('greater-noida')).toBe('noida');
  expect(getDrawnPlace('indore')).toBe('india');
  expect(getDrawnPlace()).toBe('india');
});
