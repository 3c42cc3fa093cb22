import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstParagraph, safeHtml } from './safe-html.ts';

describe('R-304 HTML that leaves the house', () => {
  test.each([
    ['<script>alert(1)</script>', ''],
    ['<p onclick="x()">Hi</p>', '<p>Hi</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener nofollow">x</a>'],
    ['<a href="//evil.example">x</a>', '<a rel="noopener nofollow">x</a>'],
    ['<a href="https://ok.example">x</a>', '<a href="https://ok.example" rel="noopener nofollow">x</a>'],
    ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', '<table></table>'],
    ['<iframe srcdoc="<script>x()</script>"></iframe>', ''],
    ['<p style="background:url(javascript:x)">Hi</p>', '<p>Hi</p>'],
  ])('%s becomes %s', (dirty, clean) => {
    expect(safeHtml(dirty)).toBe(clean);
  });

  test('keeps its structure', () => {
    const html =
      '<h2>Title</h2><p>Text with <strong>weight</strong>.</p><ul><li>One</li></ul><blockquote>Said</blockquote>';
    expect(safeHtml(html)).toBe(html);
  });

  test('never holds a tag or attribute that is not allowed, whatever went in, also when it is cleaned again', () => {
    const dangerous = /<(script|img|style|svg|iframe)|<[^>]*\son\w+=|href="javascript:/i;
    // Quoted text is an attribute value, whatever it looks like; only its start can be harmful.
    const harmful = (html: string) =>
      html.match(/<[^>]*>/g)?.some((tag) => dangerous.test(tag.replace(/"(javascript:)?[^"]*"/gi, '"$1"'))) ?? false;
    const pieces = fc.constantFrom(
      '<p>',
      '</p>',
      '<script>',
      '</script>',
      '<a href="',
      '">',
      "'",
      '<img ',
      'onerror=x ',
      '<style>',
      'javascript:',
      '<svg/onload=x>',
      '&lt;',
      '<!--',
      '-->',
      'text',
      '<b',
      '>',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), (parts) => {
        const clean = safeHtml(parts.join(''));
        expect([clean, safeHtml(clean)].filter(harmful)).toEqual([]);
      }),
      { examples: [[['<a href="', '&lt;', '<img ', 'onerror=x ', '<a href="', '">']]] },
    );
    expect(
      ['<p onerror=x>', '<a href="javascript:x">', '<svg/onload=x>', '<b title="a" onclick="b">'].every(harmful),
    ).toBe(true);
  });
});

test('R-089 a card shows the first paragraph only, cleaned', () => {
  expect(firstParagraph('<h2>T</h2><p class="x">One <script>x()</script></p><p>Two</p>')).toBe('<p>One </p>');
  expect(firstParagraph('<p>See <a href="https://a.example">the <b>plan</b></a>.</p>')).toBe(
    '<p>See the <b>plan</b>.</p>',
  );
  expect(firstParagraph('No paragraph')).toBe('No paragraph');
});
