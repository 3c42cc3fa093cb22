import { expect, test } from 'vitest';
import { Role, StartPage } from './enumerations.ts';
import { getStartPath } from './start-path.ts';

test('R-225 an admin starts at the users, or where they chose to', () => {
  expect(getStartPath({ role: 'admin', start_page: null })).toBe('/admin/users');
  for (const start_page of StartPage.options)
    expect(getStartPath({ role: 'admin', start_page })).toBe(`/admin/${start_page}`);
});

test.each(Role.exclude(['admin']).options)('R-415 D-67 the role %s starts with the own day', (role) => {
  expect(getStartPath({ role, start_page: null })).toBe('/admin/my-day');
  // A choice from a time as admin counts no more.
  expect(getStartPath({ role, start_page: 'users' })).toBe('/admin/my-day');
});
