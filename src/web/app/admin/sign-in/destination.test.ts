import fc from 'fast-check';
import { expect, test } from 'vitest';
import { destination } from './sign-in-page.tsx';

test('R-225 leads to the users when no page was asked for', () => {
  for (const nothing of [null, '', '/', '/admin', '/login']) expect(destination(nothing)).toBe('/admin/users');
});

test('D-51 leads back to the page that was asked for, with its query', () => {
  expect(destination('/admin/projects')).toBe('/admin/projects');
  expect(destination('/admin/users?page=3&q=asha%20menon')).toBe('/admin/users?page=3&q=asha%20menon');
});

test('D-51 leads nowhere but into the back office', () => {
  const tricks = [
    'https://evil.example/admin/users',
    '//evil.example/admin/users',
    '/\\evil.example/admin/',
    '/admin/../login',
    '/admin/%2e%2e/wishlist',
    '/admin\t/users',
    '/administrator',
    'javascript:alert(1)//admin/',
    '/admin@evil.example',
  ];
  for (const trick of tricks) expect(destination(trick)).toMatch(/^\/admin\/users$/);
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(new URL(destination(`/admin/${text}`), 'https://own.example').href).toMatch(
        /^https:\/\/own\.example\/admin\//,
      );
    }),
  );
});
