import { describe, expect, test } from 'vitest';
import { isAllowedLink } from '#contract/content/allowed-html.ts';
import { pastedHtml, writtenHtml } from './extensions.ts';
import { toLinkUrl } from './link-tool.tsx';

test('a text is stored without empty lines at its end, and an empty one as nothing', () => {
  expect(writtenHtml('<p></p>')).toBe('');
  expect(writtenHtml('<h2>A</h2><p></p><p>B<br>&nbsp;</p><p></p><p></p>')).toBe(
    '<h2>A</h2><p></p><p>B<br />\u00a0</p>',
  );
  expect(pastedHtml('<H1 class="x">A</H1><h6>B</h6><hr>')).toBe('<h2 class="x">A</h2><h4>B</h4><hr>');
});

describe('the address of a link', () => {
  test.each([
    ['https://a.example/x y', 'https://a.example/x%20y'],
    ['aangan.example/about-us', 'https://aangan.example/about-us'],
    ['asha@aangan.example', 'mailto:asha@aangan.example'],
    ['+91 98100 00000', 'tel:+919810000000'],
    ['/contact-us', '/contact-us'],
  ])('%s becomes %s', (typed, address) => {
    expect(toLinkUrl(typed)).toBe(address);
    expect(isAllowedLink(address)).toBe(true);
  });

  test.each([
    'javascript:alert(1)',
    '//evil.example',
    'http://plain.example',
    'https://a.example/" onclick="x()',
    '',
    'word',
    'https://',
  ])('%j is none', (typed) => {
    expect(toLinkUrl(typed)).toBeUndefined();
  });
});
