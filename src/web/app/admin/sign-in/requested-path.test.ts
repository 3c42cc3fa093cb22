import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getRequestedPath } from './sign-in-page.tsx';

test('R-225 no page was asked for by an address outside of the back office, so sign-in leads to the start', () => {
  for (const nothing of [null, '', '/', '/admin', '/login']) expect(getRequestedPath(nothing)).toBeUndefined();
});

test('D-51 leads back to the page that was asked for, with its query', () => {
  expect(getRequestedPath('/admin/projects')).toBe('/admin/projects');
  expect(getRequestedPath('/admin/users?page=3&q=asha%20menon')).toBe('/admin/users?page=3&q=asha%20menon');
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
  for (const trick of tricks) expect(getRequestedPath(trick) ?? '/admin/users').toBe('/admin/users');
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(new URL(getRequestedPath(`/admin/${text}`) ?? '/admin/', 'https://own.example').href).toMatch(
        /^https:\/\/own\.example\/admin\//,
      );
    }),
  );
});
