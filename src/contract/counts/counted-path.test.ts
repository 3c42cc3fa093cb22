import { expect, test } from 'vitest';
import { countedPath } from './counted-path.ts';

test.each([
  ['/', '/'],
  ['/properties', '/properties'],
  ['/properties/', '/properties'],
  ['/projects?search=meera%40aangan.example', '/projects'],
  ['/projects/jasmine-court#plans', '/projects/jasmine-court'],
  ['/posted-properties/17', '/posted-properties/17'],
  ['/city/goa', '/city/goa'],
])('a view of %s counts for %s', (address, path) => {
  expect(countedPath(address)).toBe(path);
});

test.each([
  '',
  'properties',
  '/admin/users',
  '/login',
  '/no-such-page',
  '/newsletter/unsubscribe',
  '/posting/manage?token=1.2.3',
  '/projects/Jasmine Court',
  '/projects/jasmine-court/more',
  '/projects/<script>',
  '/projects/meera@aangan.example',
  `/projects/${'a'.repeat(200)}`,
  '/projects\n/jasmine-court',
])('nothing is counted for %j', (address) => {
  expect(countedPath(address)).toBeUndefined();
});
