import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeMarkup } from '../markup.ts';
import { sitemapIndex, urlset } from './parts.ts';

const ORIGIN = 'https://www.aangan.example';

/** Decodes text content like an XML parser. */
const read = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

const characters = Array.from('abc-&;<>"\'/%#?= éघ🏡\n\u0000\u0001amplt');
const slugs = fc.string({ unit: fc.constantFrom(...characters), maxLength: 40 });

describe('an address in the sitemap', () => {
  test('D-42 survives being written and read, whatever is in it', () => {
    fc.assert(
      fc.property(slugs, (text) => {
        const written = escapeMarkup(text);
        expect(written).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
        expect(read(written)).toBe(text);
      }),
    );
  });

  test('D-42 of any slug makes an entry that XML allows and that leads back to the slug', () => {
    fc.assert(
      fc.property(slugs, (slug) => {
        const entry = urlset.entry(ORIGIN, { path: `/properties/${encodeURIComponent(slug)}`, changedAt: new Date(0) });
        const [, address = ''] =
          /^<url><loc>([\x21-\x7e]*)<\/loc><lastmod>1970-01-01T00:00:00Z<\/lastmod><\/url>\n$/.exec(entry) ?? [];
        expect(decodeURIComponent(read(address))).toBe(`${ORIGIN}/properties/${slug}`);
      }),
    );
  });

  test('without a date has none', () => {
    expect(urlset.entry(ORIGIN, { path: '/', changedAt: undefined })).toBe(`<url><loc>${ORIGIN}/</loc></url>\n`);
  });
});

test('D-42 the index names its parts by absolute addresses and dates', () => {
  expect(
    sitemapIndex(ORIGIN, [{ path: '/sitemaps/pages-00001.xml', changedAt: new Date('2026-11-15T06:30:00.5Z') }]),
  ).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://www.aangan.example/sitemaps/pages-00001.xml</loc><lastmod>2026-11-15T06:30:00Z</lastmod></sitemap>
</sitemapindex>
`,
  );
});
