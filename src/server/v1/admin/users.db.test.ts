import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { and, eq, ne, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { type Colleague, newColleague, STAFF_PASSWORD } from '../../../../test/staff.ts';
import { entriesAbout, getStatus, mailedToken, staffPost } from '../../../../test/staff-accounts.ts';

const app = createTestApp();
const { mails, sessions, users } = tables;
const OTHERS = ['editor', 'sales', 'hr'] as const;
let asha: Colleague;
let newcomers = 0;

beforeAll(async () => {
  asha = await newColleague(app, 'admin');
});

const input = (values: object = {}) => {
  newcomers += 1;
  return { full_name: 'Farah Ali', email: `farah${newcomers}@aangan.example`, role: 'editor', ...values };
};
const register = async (values: object = {}, by = asha) => {
  const sent = input(values);
  const answer = await by.call('POST', '/user', sent);
  expect(answer.json()).toEqual({ success: true, id: expect.any(Number) });
  return { id: answer.json<{ id: number }>().id, email: sent.email, password: '' };
};
const stored = async (id: number) => (await app.db.select().from(users).where(eq(users.id, id)))[0];
const mailsTo = (recipient: string) => app.db.select().from(mails).where(eq(mails.recipient, recipient));
const later = (minutes: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
};

/** Every way to change a user's account. */
const attempts = (by: Colleague, id: number) => [
  () => by.call('PUT', `/user/${id}`, { is_active: false }),
  () => by.call('PATCH', `/user/${id}`, { full_name: 'Other Name' }),
  () => by.call('PATCH', `/user/${id}`, { role: 'hr' }),
  () => by.call('DELETE', `/user/${id}`),
  () => by.call('POST', `/user/${id}/invitation`),
];

describe('registering', () => {
  test('R-255 R-259 D-52 stores a person without a password and mails a link to choose one', async () => {
    const newcomer = await register({ mobile_number: '+91 98765 43210' });
    const { users: rows } = (await asha.call('GET', '/user?q=farah1%40')).json();
    expect(rows).toEqual([
      {
        id: newcomer.id,
        full_name: 'Farah Ali',
        email: newcomer.email,
        mobile_number: '+91 98765 43210',
        is_active: true,
        role: 'editor',
        pending_email: null,
        is_invited: true,
        authenticator_app: false,
        passkeys: 0,
        last_sign_in_at: null,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ]);
    expect(await mailsTo(newcomer.email)).toMatchObject([{ template: 'invitation' }]);
    const token = await mailedToken(app, newcomer);
    expect((await staffPost(app, '/auth/choose-password', { token, password: STAFF_PASSWORD })).statusCode).toBe(200);
  });

  test('R-423 admins see when a colleague last signed in, others do not', async () => {
    const neel = await newColleague(app, 'editor');
    const seen = async (who: Colleague) =>
      (await who.call('GET', `/user?q=${encodeURIComponent(neel.email)}`)).json().users[0].last_sign_in_at;
    expect(await seen(asha)).toBe(app.clock.now.toISOString());
    expect(await seen(neel)).toBeNull();
  });

  test('R-256 people are found by name, e-mail and mobile number, and by nothing else', async () => {
    const { id } = await register({ full_name: 'Ira Zaveri', mobile_number: '+91 90000 12345', role: 'sales' });
    const found = async (q: string): Promise<number[]> =>
      (await asha.call('GET', `/user?q=${encodeURIComponent(q)}`)).json().users.map((row: { id: number }) => row.id);
    for (const q of ['zaveri', '90000 12', '9000012345']) expect(await found(q)).toEqual([id]);
    expect(await found('@aangan.example')).toContain(id);
    expect(await found('sales')).toEqual([]);
  });

  test('D-52 refuses an address that is taken, at its field, and mails nothing', async () => {
    const { email } = await register();
    const answer = await asha.call('POST', '/user', { ...input(), email: email.toUpperCase() });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().errors).toEqual([{ field: 'email', message: 'Another user already has this email' }]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test.each([
    [{ full_name: 'F' }, 'full_name'],
    [{ email: 'farah' }, 'email'],
    [{ mobile_number: 'call me' }, 'mobile_number'],
    [{ role: null }, 'role'],
  ])('D-52 refuses %j at its field', async (values, field) => {
    const answer = await asha.call('POST', '/user', input(values));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toContainEqual({ field, message: expect.any(String) });
  });

  test('R-255 the list and the history keep secrets to themselves', async () => {
    const colleague = await newColleague(app, 'editor');
    await app.db
      .update(users)
      .set({ totpSecret: 'sealed-secret', recoveryCodeHashes: ['code-hash'] })
      .where(eq(users.id, colleague.id));
    await asha.call('PATCH', `/user/${colleague.id}`, { full_name: 'Dev Rao' });
    await asha.call('DELETE', `/user/${colleague.id}`);
    const output = JSON.stringify([
      (await asha.call('GET', '/user')).json(),
      await entriesAbout(app, colleague.id),
      (await asha.call('GET', `/user/${asha.id}`)).json(),
    ]);
    for (const secret of ['argon2', 'sealed-secret', 'code-hash', 'passwordHash', 'totpSecret']) {
      expect(output).not.toContain(secret);
    }
  });

  test('D-52 an invitation is sent again to a person who has no password, and the link before ends', async () => {
    const newcomer = await register();
    const first = await mailedToken(app, newcomer);
    later(1);
    expect((await asha.call('POST', `/user/${newcomer.id}/invitation`)).json()).toEqual({ success: true });
    expect(await mailsTo(newcomer.email)).toHaveLength(2);
    expect((await staffPost(app, '/auth/password-link', { token: first })).statusCode).toBe(410);
    const member = await newColleague(app, 'sales');
    expect((await asha.call('POST', `/user/${member.id}/invitation`)).statusCode).toBe(409);
    expect((await asha.call('POST', '/user/999999/invitation')).statusCode).toBe(404);
  });
});

describe('R-258 R-323 one’s own row', () => {
  const NO_PERMISSION = 'Your role does not allow this. Ask an admin.';

  test.each([
    ['admin', 'You cannot change your own account here'],
    ...OTHERS.map((role) => [role, NO_PERMISSION] as const),
  ] as const)('is refused by the server to %s', async (role, msg) => {
    const self = await newColleague(app, role);
    for (const attempt of attempts(self, self.id)) {
      const answer = await attempt();
      expect([answer.statusCode, answer.json()]).toEqual([403, expect.objectContaining({ msg })]);
    }
    expect(await stored(self.id)).toMatchObject({ isActive: true, role, deletedAt: null });
  });
});

describe('R-260 D-62 accounts', () => {
  test.each(OTHERS)('are not added or changed by %s, not even those of the same role', async (role) => {
    const staff = await newColleague(app, role);
    expect((await staff.call('POST', '/user', input({ role }))).statusCode).toBe(403);
    const invited = await register({ role });
    for (const other of [invited, await newColleague(app, role), await newColleague(app, 'admin')]) {
      const before = await stored(other.id);
      for (const attempt of attempts(staff, other.id)) expect((await attempt()).statusCode).toBe(403);
      expect((await staff.call('PATCH', `/user/${other.id}`, { email: 'mine@aangan.example' })).statusCode).toBe(403);
      expect(await stored(other.id)).toEqual(before);
    }
    expect(await mailsTo('mine@aangan.example')).toEqual([]);
    expect((await staff.call('GET', '/user')).statusCode).toBe(200);
  });

  test('an admin gives and changes roles, and an admin’s too', async () => {
    const { id } = await register({ role: 'admin' });
    for (const role of ['hr', 'admin', 'sales']) {
      expect((await asha.call('PATCH', `/user/${id}`, { role })).statusCode).toBe(200);
      expect(await stored(id)).toMatchObject({ role });
    }
  });

  test.each([
    ['deactivated', 'PUT', { is_active: false }],
    ['deleted', 'DELETE', undefined],
    ['demoted', 'PATCH', { role: 'editor' }],
  ] as const)(
    'the last active admin is not %s: of two who try it at once, one stays',
    async (_how, method, payload) => {
      const [one, two] = [await newColleague(app, 'admin'), await newColleague(app, 'admin')];
      await app.db
        .update(users)
        .set({ role: 'hr' })
        .where(and(eq(users.role, 'admin'), ne(users.id, one.id), ne(users.id, two.id)));
      const answers = await Promise.all([
        one.call(method, `/user/${two.id}`, payload),
        two.call(method, `/user/${one.id}`, payload),
      ]);
      await app.db.update(users).set({ role: 'admin' }).where(eq(users.id, asha.id));
      const rejected = answers.filter(({ statusCode }) => statusCode !== 200);
      expect(rejected).toHaveLength(1);
      // The second request gets a conflict, or fails because its user has already lost the session or the role.
      expect([409, 401, 403]).toContain(rejected[0]?.statusCode);
      const left = [await stored(one.id), await stored(two.id)];
      expect(left.filter((user) => user?.isActive && user.role === 'admin')).toHaveLength(1);
    },
  );
});

describe('an account that ends', () => {
  test('R-257 R-296 D-55 switching a person off ends their sessions and links at once', async () => {
    const colleague = await newColleague(app, 'editor');
    expect(await getStatus(app, colleague.cookie)).toBe(200);
    const off = await asha.call('PUT', `/user/${colleague.id}`, { is_active: false });
    expect(off.json()).toEqual({ success: true });
    expect(await getStatus(app, colleague.cookie)).toBe(401);
    expect(await app.db.$count(sessions, eq(sessions.userId, colleague.id))).toBe(0);
    const login = { email: colleague.email, password: STAFF_PASSWORD };
    expect((await staffPost(app, '/auth/login', login)).statusCode).toBe(401);
    await asha.call('PUT', `/user/${colleague.id}`, { is_active: true });
    expect((await staffPost(app, '/auth/login', login)).statusCode).toBe(200);
    const newcomer = await register();
    const token = await mailedToken(app, newcomer);
    await asha.call('PUT', `/user/${newcomer.id}`, { is_active: false });
    await asha.call('PUT', `/user/${newcomer.id}`, { is_active: true });
    expect((await staffPost(app, '/auth/password-link', { token })).statusCode).toBe(410);
  });

  test('D-58 a deleted person is signed out, keeps their history, and frees the address for a new one', async () => {
    const colleague = await newColleague(app, 'editor');
    await colleague.call('POST', '/testimonial', { name: 'Meera', location: 'Pune', content: 'Good.' });
    expect((await asha.call('DELETE', `/user/${colleague.id}`)).json()).toEqual({ success: true });
    expect(await getStatus(app, colleague.cookie)).toBe(401);
    expect(await stored(colleague.id)).toMatchObject({
      isActive: false,
      deletedAt: app.clock.now,
      email: `${colleague.email}.deleted-${colleague.id}`,
    });
    const { auditEntries } = tables;
    expect(await app.db.$count(auditEntries, eq(auditEntries.actorId, colleague.id))).toBe(1);
    const again = await register({ email: colleague.email });
    expect(again.id).not.toBe(colleague.id);
    expect((await asha.call('DELETE', `/user/${again.id}`)).statusCode).toBe(200);
  });

  test('D-50 a new address has none of the links that went to the old one, and is invited again', async () => {
    const newcomer = await register();
    const token = await mailedToken(app, newcomer);
    later(1);
    const email = `moved-${newcomer.email}`;
    await asha.call('PATCH', `/user/${newcomer.id}`, { email });
    expect((await staffPost(app, '/auth/password-link', { token })).statusCode).toBe(410);
    expect(await mailsTo(email)).toMatchObject([{ template: 'invitation' }]);
  });
});

describe('D-62 a new address', () => {
  const move = async (to: string) => {
    const colleague = await newColleague(app, 'sales');
    expect((await asha.call('PATCH', `/user/${colleague.id}`, { email: to })).statusCode).toBe(200);
    return colleague;
  };
  const emailToken = async (id: number, email: string) => {
    const mail = (await mailsTo(email)).find(({ template }) => template === 'confirm-email');
    const { validUntil } = z.object({ validUntil: z.iso.datetime() }).parse(mail?.data);
    return app.links.token(`confirm-email:${email}`, id, new Date(validUntil));
  };
  const confirm = (token: string) => staffPost(app, '/auth/confirm-email', { token });
  const signIn = (email: string) => staffPost(app, '/auth/login', { email, password: STAFF_PASSWORD });
  const reported = async (email: string) =>
    (await mailsTo(email)).flatMap(({ template, data }) =>
      template === 'account-changed' ? [(data as { change: string }).change] : [],
    );

  test('counts once its link was opened, and the old address is told twice', async () => {
    const colleague = await move('moved1@aangan.example');
    expect(await stored(colleague.id)).toMatchObject({ email: colleague.email, pendingEmail: 'moved1@aangan.example' });
    expect(await reported(colleague.email)).toEqual(['email-requested']);
    expect((await signIn('moved1@aangan.example')).statusCode).toBe(401);
    expect((await signIn(colleague.email)).statusCode).toBe(200);
    const token = await emailToken(colleague.id, 'moved1@aangan.example');
    expect((await confirm(token)).json()).toEqual({ success: true, email: 'moved1@aangan.example' });
    expect((await signIn('moved1@aangan.example')).statusCode).toBe(200);
    expect((await signIn(colleague.email)).statusCode).toBe(401);
    expect(await reported(colleague.email)).toEqual(['email-requested', 'email']);
    expect((await confirm(token)).statusCode).toBe(410);
    expect(await entriesAbout(app, colleague.id)).toContainEqual(
      expect.objectContaining({ before: { email: colleague.email }, after: { email: 'moved1@aangan.example' } }),
    );
  });

  test('does not count by a link that is forged, replaced, late or of another account', async () => {
    const colleague = await move('moved2@aangan.example');
    const other = await move('moved3@aangan.example');
    const token = await emailToken(colleague.id, 'moved2@aangan.example');
    const foreign = token.replace(/^\d+/, String(other.id));
    const reset = app.links.token('choose-password', colleague.id, new Date('2030-01-01'));
    for (const forged of ['', 'x', '0', `${colleague.id}.0.x`, foreign, reset])
      expect([400, 410]).toContain((await confirm(forged)).statusCode);
    await asha.call('PATCH', `/user/${colleague.id}`, { email: 'moved4@aangan.example' });
    expect((await confirm(token)).statusCode).toBe(410);
    const later8Days = await emailToken(colleague.id, 'moved4@aangan.example');
    const start = app.clock.now;
    later(8 * 24 * 60);
    expect((await confirm(later8Days)).statusCode).toBe(410);
    app.clock.now = start;
    expect(await stored(colleague.id)).toMatchObject({ email: colleague.email });
  });

  test('is given up when the old one is entered again or the account is switched off', async () => {
    const colleague = await move('moved5@aangan.example');
    const token = await emailToken(colleague.id, 'moved5@aangan.example');
    await asha.call('PUT', `/user/${colleague.id}`, { is_active: false });
    expect((await confirm(token)).statusCode).toBe(410);
    await asha.call('PUT', `/user/${colleague.id}`, { is_active: true });
    await asha.call('PATCH', `/user/${colleague.id}`, { email: colleague.email });
    expect((await confirm(token)).statusCode).toBe(410);
  });

  test('that another account took meanwhile is refused', async () => {
    const colleague = await move('moved6@aangan.example');
    const token = await emailToken(colleague.id, 'moved6@aangan.example');
    await register({ email: 'moved6@aangan.example' });
    expect((await confirm(token)).statusCode).toBe(409);
    const taken = await asha.call('PATCH', `/user/${colleague.id}`, { email: asha.email });
    expect([taken.statusCode, taken.json().errors]).toEqual([
      409,
      [{ field: 'email', message: 'Another user already has this email' }],
    ]);
  });
});

describe('D-62 the owner is told by mail', () => {
  const changes = async (email: string) =>
    (await mailsTo(email)).flatMap(({ template, data }) =>
      template === 'account-changed' ? [(data as { change: string }).change] : [],
    );

  test('when the password is changed or reset', async () => {
    const colleague = await newColleague(app, 'sales');
    const passwords = { current_password: STAFF_PASSWORD, new_password: 'another courtyard at noon' };
    expect((await colleague.call('POST', '/user/me/password', passwords)).statusCode).toBe(200);
    await app.core.accounts.mailPasswordLink(colleague.id);
    const token = await mailedToken(app, { ...colleague, password: '' });
    const chosen = { token, password: 'a third courtyard in the rain' };
    expect((await staffPost(app, '/auth/choose-password', chosen)).statusCode).toBe(200);
    expect(await changes(colleague.email)).toEqual(['password', 'password']);
  });

  test('but not when an invited person chooses the first one', async () => {
    const newcomer = await register();
    const token = await mailedToken(app, newcomer);
    expect((await staffPost(app, '/auth/choose-password', { token, password: STAFF_PASSWORD })).statusCode).toBe(200);
    expect(await changes(newcomer.email)).toEqual([]);
  });
});
