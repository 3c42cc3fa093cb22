import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mapAddress } from './map-address.ts';

const OPEN_STREET_MAP = 'https://www.openstreetmap.org/export/embed.html?bbox=72.8,19.2,72.9,19.3&layer=mapnik';
const GOOGLE = 'https://www.google.com/maps/embed?pb=!1m18!1m12';

describe('R-326 D-08 a map that a page may show', () => {
  test.each([OPEN_STREET_MAP, GOOGLE, 'https://www.google.com/maps/embed/v1/place?q=Goa'])('is %s', (address) => {
    expect(mapAddress(address)).toBe(address);
  });

  test.each([
    'https://evil.example/maps/embed',
    'https://www.google.com.evil.example/maps/embed',
    'https://www.google.com@evil.example/maps/embed',
    'https://someone@www.google.com/maps/embed',
    'https://www.google.com:8443/maps/embed',
    'https://www.google.com/url?q=https://evil.example',
    'https://www.google.com/maps/embedded',
    'https://www.google.com/maps/embed/../../url?q=https://evil.example',
    'https://www.openstreetmap.org/user/new',
    'http://www.openstreetmap.org/export/embed.html',
    '//www.openstreetmap.org/export/embed.html',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    `<iframe src="${OPEN_STREET_MAP}"></iframe><script>alert(1)</script>`,
    '',
  ])('is not %j', (address) => {
    expect(mapAddress(address)).toBeUndefined();
  });

  test('whatever is typed, is at one of the two places or nothing', () => {
    const typed = fc.oneof(
      fc.string().map((end) => OPEN_STREET_MAP + end),
      fc.tuple(fc.string(), fc.string()).map(([before, after]) => `https://${before}www.google.com${after}/maps/embed`),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const address = mapAddress(text);
        if (address === undefined) return;
        expect(address).toMatch(
          /^https:\/\/(www\.google\.com\/maps\/embed|www\.openstreetmap\.org\/export\/embed\.html)/,
        );
        expect(mapAddress(address)).toBe(address);
      }),
    );
  });
});
