import { describe, expect, test } from 'vitest';
import { eq, tables } from '#db';
import { createTestApp, newVisitor, SITE_ORIGIN } from '../../../../test/app.ts';
import { entriesAbout, getStatus, newStaff, signedIn, staffPost } from '../../../../test/staff-accounts.ts';

const app = createTestApp();
const NEW = 'a swing on the veranda';

const patch = (payload: object, headers: Record<string, string>) =>
  app.server.inject({
    method: 'PATCH',
    url: '/api/v1/admin/user/me',
    payload,
    headers: { origin: SITE_ORIGIN, ...headers },
  });

const changePassword = (cookie: string, current_password: string, new_password: string) =>
  staffPost(app, '/user/me/password', { current_password, new_password }, { ...newVisitor(), cookie });

describe('the own profile', () => {
  test('D-52 changes name and mobile number, and what they were is written down', async () => {
    const staff = await newStaff(app);
    const cookie = await signedIn(app, staff);
    const answer = await patch({ full_name: '  Kabir   Rao ', mobile_number: '+91 00000 01044' }, { cookie });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      success: true,
      customer: { full_name: 'Kabir Rao', mobile_number: '+91 00000 01044', email: staff.email },
    });
    expect(await entriesAbout(app, staff.id)).toMatchObject([
      {
        actorId: staff.id,
        action: 'update',
        entity: 'user',
        before: { full_name: 'Kabir Anand', mobile_number: null },
        after: { full_name: 'Kabir Rao', mobile_number: '+91 00000 01044' },
      },
    ]);
  });

  test('D-52 cannot change address, role or whether one is active', async () => {
    const staff = await newStaff(app);
    const cookie = await signedIn(app, staff);
    const more = { email: 'other@aangan.example', role: 'admin', is_active: false };
    await patch({ full_name: 'Kabir Rao', mobile_number: '', ...more }, { cookie });
    const [row] = await app.db.select().from(tables.users).where(eq(tables.users.id, staff.id));
    expect(row).toMatchObject({ email: staff.email, role: 'editor', isActive: true, mobileNumber: null });
  });

  test('D-52 tells what is wrong at its field', async () => {
    const cookie = await signedIn(app, await newStaff(app));
    const answer = await patch({ full_name: 'K', mobile_number: 'call me' }, { cookie });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      { field: 'full_name', message: 'Please enter a name of 2 to 80 characters' },
      { field: 'mobile_number', message: 'Please enter a valid mobile number' },
    ]);
  });

  test('D-52 is refused without a session and from a foreign page', async () => {
    const change = { full_name: 'Kabir Rao', mobile_number: '' };
    expect((await patch(change, {})).statusCode).toBe(401);
    const cookie = await signedIn(app, await newStaff(app));
    expect((await patch(change, { cookie, origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await staffPost(app, '/user/me/password', {})).statusCode).toBe(401);
  });
});

describe('the own password', () => {
  test('D-52 is changed by the person who knows it; only this browser stays signed in', async () => {
    const staff = await newStaff(app);
    const cookie = await signedIn(app, staff);
    const elsewhere = await signedIn(app, staff);
    expect((await changePassword(cookie, ` ${staff.password} `, NEW)).json()).toEqual({ success: true });
    expect(await getStatus(app, cookie)).toBe(200);
    expect(await getStatus(app, elsewhere)).toBe(401);
    await signedIn(app, { ...staff, password: NEW });
    const entries = await entriesAbout(app, staff.id);
    expect(entries).toMatchObject([{ action: 'password', before: null, after: { by: 'current password' } }]);
  });

  test('D-52 is refused with a wrong one and with a weak one, each at its field', async () => {
    const staff = await newStaff(app);
    const cookie = await signedIn(app, staff);
    const wrong = await changePassword(cookie, 'wrong', NEW);
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().errors).toEqual([{ field: 'current_password', message: 'The password is wrong' }]);
    const weak = await changePassword(cookie, staff.password, 'short');
    expect(weak.json().errors).toEqual([{ field: 'new_password', message: 'Use at least 12 characters' }]);
    await signedIn(app, staff);
  });

  test('D-51 cannot be guessed faster by a stolen session than at sign-in', async () => {
    const staff = await newStaff(app);
    const cookie = await signedIn(app, staff);
    const headers = { ...newVisitor(), cookie };
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) {
      const guess = { current_password: 'wrong', new_password: NEW };
      statuses.push((await staffPost(app, '/user/me/password', guess, headers)).statusCode);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });
});
