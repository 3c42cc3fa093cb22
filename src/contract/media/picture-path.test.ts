import { expect, test } from 'vitest';
import { pictureFiles, picturePath } from './picture-path.ts';

test('the path of a picture names its files from narrow to wide, in both formats', () => {
  const path = picturePath({ name: '9f2c4e', width: 1000, height: 667, colour: 'd8cbb2' });
  const found = pictureFiles(path);
  expect(found).toMatchObject({ width: 1000, height: 667, colour: 'd8cbb2' });
  expect(found?.files.avif.map((file) => file.width)).toEqual([320, 640, 960, 1000]);
  expect(found?.files.webp.at(0)?.path).toBe('pictures/9f2c4e-1000x667-d8cbb2-320.webp');
  expect(found?.files.webp.at(-1)?.path).toBe(path);
});

test('a small picture has one file in each format', () => {
  const found = pictureFiles(picturePath({ name: 'a1', width: 200, height: 100, colour: '000000' }));
  expect(found?.files.webp).toEqual([{ width: 200, path: 'pictures/a1-200x100-000000.webp' }]);
});

test.each(['pictures/city-delhi.svg', 'pictures/../secret.webp', 'og/property/1.jpg', ''])('%j is none', (path) => {
  expect(pictureFiles(path)).toBeUndefined();
});
