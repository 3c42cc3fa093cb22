import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sitePath } from './content.ts';

const OWN = 'https://own.example';

/** The URL that a browser on our site resolves the path to. */
const goesTo = (path: string) => new URL(path, `${OWN}/some/page`);

const tricks = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/x/../\\evil.example',
  '/./\\evil.example',
  '/%2e%2e//evil.example',
  '/;@evil.example',
  '/@evil.example',
  '/?//evil.example',
  '/#//evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '//',
  '/////',
];

test.each(tricks)('R-300 %j leads to this site or nowhere', (trick) => {
  expect(goesTo(sitePath(trick) ?? '/').origin).toBe(OWN);
});

test('R-300 whatever is written leads to this site or nowhere, and stays as it is when it is read again', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '%2e',
    '\t',
    '\n',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
    'x',
    ' ',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece, { maxLength: 12 }).map((parts) => `/${parts.join('')}`),
      ),
      (text) => {
        const path = sitePath(text);
        if (path === undefined) return;
        expect(goesTo(path).origin).toBe(OWN);
        expect(path.startsWith('/') && !/^\/[/\\]/.test(path)).toBe(true);
        expect(sitePath(path)).toBe(path);
      },
    ),
    { numRuns: 2_000 },
  );
});

test('a very long address made of slashes is read at once', () => {
  expect(sitePath(`/x${'/'.repeat(60_000)}y${'/'.repeat(60_000)}`)).toBeDefined();
});
