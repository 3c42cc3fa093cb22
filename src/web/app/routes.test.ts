import { expect, test } from 'vitest';
import { countedPath } from '#contract/counts/counted-path.ts';
import { ALL_PATHS, PUBLIC_PATHS } from '../../../test/public-paths.ts';

test('views are counted of every public page, and of no other', () => {
  expect(PUBLIC_PATHS.length).toBeGreaterThan(20);
  const trackedPaths = ALL_PATHS.filter((path) => countedPath(path.replace(/:\w+/, 'some-7')) !== undefined);
  expect(trackedPaths).toEqual(PUBLIC_PATHS);
});
