import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy } from './security-headers.ts';

const MARK = 'f00d';
const toCspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: string, name: string) =>
  policy.split('; ').find((candidate) => candidate.startsWith(`${name} `));
const scripts = (html: string) => directive(pagePolicy(html, MARK).policy, 'script-src');

test('a page may run exactly the inline scripts that the renderer has marked', () => {
  const html = `<script nonce="${MARK}">a()</script><p>x</p><script type="module" async="" nonce="${MARK}">import "/b.js"</script>`;
  expect(scripts(html)).toBe(`script-src 'self' ${toCspHash('a()')} ${toCspHash('import "/b.js"')}`);
});

test.each([
  ['without a mark', '<script>steal()</script>'],
  ['with a guessed mark', '<script nonce="beef">steal()</script>'],
  ['with the name of the attribute in its text', '<script>steal() // nonce="f00d"</script>'],
])('a script that got into the page %s does not run', (_name, script) => {
  expect(scripts(`<script nonce="${MARK}">a()</script>${script}`)).toBe(`script-src 'self' ${toCspHash('a()')}`);
});

test('scripts with an address and data blocks need no hash', () => {
  const html = '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>';
  expect(scripts(html)).toBe("script-src 'self'");
});

test('neither a page nor its policy differs between two renderings', () => {
  const render = (mark: string) => pagePolicy(`<link nonce="${mark}"><script nonce="${mark}">a()</script>`, mark);
  expect(render('one')).toEqual(render('two'));
  expect(render('one').html).toBe('<link><script>a()</script>');
  expect(pagePolicy('', MARK).policy).not.toMatch(/nonce|unsafe-eval|script-src[^;]*unsafe-inline/);
});

test('a page may frame the maps and videos that visitors open, and nothing else', () => {
  const { policy } = pagePolicy('', MARK);
  expect(directive(policy, 'frame-src')).toBe(
    'frame-src https://www.google.com/maps/ https://www.openstreetmap.org https://www.youtube-nocookie.com',
  );
  expect(directive(policy, 'media-src')).toBe("media-src 'self'");
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
});

test('browsers with Trusted Types enforce them, and all report what was blocked', () => {
  const { policy } = pagePolicy('', MARK);
  expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(directive(policy, 'trusted-types')).toBe('trusted-types default');
  expect(directive(policy, 'report-uri')).toBe('report-uri /api/v1/policy-report');
});
