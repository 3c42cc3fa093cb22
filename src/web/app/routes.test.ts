import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { countedPath } from '#contract/counts/counted-path.ts';
import routes from './routes.ts';

/** Pages whose views are not counted: the back office, private links, and what was not found. */
const NOT_COUNTED = /^\/(?:\*|login|choose-password|admin\/\*|posting\/|preview\/|enquiry\/|newsletter\/)/;

const pathsOf = ({ path, index, children }: RouteConfigEntry): string[] => [
  ...(index ? ['/'] : []),
  ...(path === undefined ? [] : [`/${path}`]),
  ...(children ?? []).flatMap(pathsOf),
];

test('every page of the site is either counted or left out on purpose', () => {
  const paths = routes.flatMap(pathsOf);
  expect(paths.length).toBeGreaterThan(20);
  const counted = paths.filter((path) => countedPath(path.replace(/:\w+/, 'some-7')) !== undefined);
  expect(paths.filter((path) => !counted.includes(path) && !NOT_COUNTED.test(path))).toEqual([]);
  expect(counted.filter((path) => NOT_COUNTED.test(path))).toEqual([]);
});
