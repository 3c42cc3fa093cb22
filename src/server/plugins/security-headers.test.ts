import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy } from './security-headers.ts';

const toCspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: string, name: string) =>
  policy.split('; ').find((candidate) => candidate.startsWith(`${name} `));
const scripts = (policy: string) => directive(policy, 'script-src');

test('a page may run exactly the inline scripts it was rendered with', () => {
  const html = '<script>a()</script><p>x</p><script type="module" async="">import "/b.js"</script>';
  expect(scripts(pagePolicy(html))).toBe(`script-src 'self' ${toCspHash('a()')} ${toCspHash('import "/b.js"')}`);
});

test('scripts with an address and data blocks need no hash', () => {
  const html = '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>';
  expect(scripts(pagePolicy(html))).toBe("script-src 'self'");
});

test('nothing in a policy differs between two renderings of the same page', () => {
  expect(pagePolicy('<script>a()</script>')).toBe(pagePolicy('<script>a()</script>'));
  expect(pagePolicy('')).not.toMatch(/nonce|unsafe-eval|script-src[^;]*unsafe-inline/);
});

test('a page may frame the maps and videos that visitors open, and nothing else', () => {
  expect(directive(pagePolicy(''), 'frame-src')).toBe(
    'frame-src https://www.google.com/maps/ https://www.openstreetmap.org https://www.youtube-nocookie.com',
  );
  expect(directive(pagePolicy(''), 'media-src')).toBe("media-src 'self'");
  expect(directive(pagePolicy(''), 'frame-ancestors')).toBe("frame-ancestors 'none'");
});
