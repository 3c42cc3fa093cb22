import { expect, test } from 'vitest';
import { Role } from '#contract';
import { authorise, may, type Permission } from './permissions.ts';

const person = (role: Role) => ({
  id: 1,
  full_name: 'Asha Menon',
  email: 'asha@aangan.example',
  mobile_number: null,
  role,
  is_active: true,
});

test.each<[Permission, Role[]]>([
  ['enquiries', ['admin', 'sales']],
  ['applications', ['admin', 'hr']],
  ['settings', ['admin']],
  ['audit', ['admin']],
  ['privacy', ['admin']],
  ['users', ['admin']],
])('R-260 D-55 %s are for %j only', (permission, allowed) => {
  const people = Role.options.map(person);
  expect(people.filter((staff) => may(staff, permission)).map(({ role }) => role)).toEqual(allowed);
  for (const staff of people.filter(({ role }) => !allowed.includes(role)))
    expect(() => authorise(staff, permission)).toThrow(expect.objectContaining({ code: 'forbidden' }));
});
