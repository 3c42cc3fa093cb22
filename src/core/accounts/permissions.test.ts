import { describe, expect, test } from 'vitest';
import { ALL_PERMISSIONS, getScope, PERMISSIONS, type Permission, Role, roleMay, SUBJECTS } from '#contract';
import { authorise, may } from './permissions.ts';

const person = (role: Role) => ({ role });
const allowed = (permission: Permission) => Role.options.filter((role) => may(person(role), permission));

describe('D-55 the permission table', () => {
  test('lets an admin do everything', () => {
    for (const permission of ALL_PERMISSIONS) expect(roleMay('admin', permission)).toBe(true);
  });

  test('grants no action that does not exist, and none without seeing', () => {
    for (const permission of ALL_PERMISSIONS) {
      const [subject] = permission.split(':');
      for (const role of Role.options.filter((other) => roleMay(other, permission)))
        expect(roleMay(role, `${subject}:see` as Permission)).toBe(true);
    }
    for (const subject of SUBJECTS) {
      const grants: Record<string, unknown> = PERMISSIONS[subject];
      const granted = Role.options.flatMap((role) => grants[role] ?? []);
      expect(PERMISSIONS[subject].actions).toEqual(expect.arrayContaining(granted));
    }
  });

  test('R-400 limits sales to own leads and managers to those of their team, and nobody else', () => {
    const limited = SUBJECTS.flatMap((subject) =>
      Role.options.flatMap((role) => {
        const scope = getScope(role, subject);
        return scope === 'all' ? [] : [[subject, role, scope]];
      }),
    );
    expect(limited).toEqual([
      ['leads', 'manager', 'team'],
      ['leads', 'sales', 'own'],
      ['lead-imports', 'manager', 'own'],
    ]);
  });

  test.each<[Permission, Role[]]>([
    ['leads:see', ['admin', 'manager', 'sales']],
    ['lead-imports:see', ['admin', 'manager']],
    ['lead-imports:change', ['admin', 'manager']],
    ['leads:export', ['admin', 'manager']],
    ['posters:see', ['admin', 'manager', 'sales']],
    ['subscribers:see', ['admin']],
    ['applications:see', ['admin', 'hr']],
    ['applications:export', ['admin', 'hr']],
    ['properties:change', ['admin', 'manager', 'editor', 'sales']],
    ['properties:publish', ['admin', 'manager', 'editor']],
    ['properties:export', ['admin', 'manager']],
    ['properties:delete', ['admin', 'editor']],
    ['pages:publish', ['admin', 'editor']],
    ['users:change', ['admin']],
    ['teams:see', ['admin', 'manager']],
    ['teams:change', ['admin']],
    ['history:see', ['admin']],
    ['privacy:change', ['admin']],
    ['settings:see', ['admin']],
  ])('%s is for %j only', (permission, roles) => {
    expect(allowed(permission)).toEqual(roles);
    for (const role of Role.options.filter((other) => !roles.includes(other)))
      expect(() => authorise(person(role), permission)).toThrow(expect.objectContaining({ code: 'forbidden' }));
  });

  test('keeps people who write about homes away from people who ask about them, and the other way round', () => {
    const seen = (role: Role) => ALL_PERMISSIONS.filter((permission) => roleMay(role, permission));
    for (const personal of ['leads', 'posters', 'subscribers', 'applications', 'privacy'])
      expect(seen('editor').filter((permission) => permission.startsWith(`${personal}:`))).toEqual([]);
    expect(seen('hr').filter((permission) => /^(?:leads|posters|postings|subscribers):/.test(permission))).toEqual([]);
  });
});
