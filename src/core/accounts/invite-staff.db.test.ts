import { describe, expect, test } from 'vitest';
import { diskStore } from '#core';
import { createTestApp } from '../../../test/app.ts';
import { entriesAbout, mailedToken, newStaff, staffPost } from '../../../test/staff-accounts.ts';
import { inviteStaff, renewInvitation } from './index.ts';

const app = createTestApp();
const DAY = 24 * 60 * 60 * 1000;
const PASSWORD = 'a swing on the veranda';

const ctx = () => ({
  db: app.db,
  jobs: app.jobs,
  links: app.links,
  now: () => app.clock.now,
  files: diskStore(app.filesFolder),
  scan: async () => app.scanner.says,
  cacheFolder: app.cacheFolder,
  emit: () => {},
});

async function admin() {
  const { id, email } = await newStaff(app, { fullName: 'Asha Menon', role: 'admin' });
  const staff = {
    id,
    email,
    full_name: 'Asha Menon',
    mobile_number: null,
    role: 'admin' as const,
    is_active: true,
    start_page: null,
  };
  return { staff, requestId: 'a-request', ip: '198.51.100.7' };
}

const choose = (token: string) => staffPost(app, '/auth/choose-password', { token, password: PASSWORD });
const login = (email: string) => staffPost(app, '/auth/login', { email, password: PASSWORD });

describe('an invitation', () => {
  test('D-52 lets a new member of staff choose a password within seven days, once', async () => {
    const invitedBy = await admin();
    const newcomer = await newStaff(app, { passwordHash: null });
    await app.db.transaction((tx) => inviteStaff(ctx(), tx, { userId: newcomer.id, invitedBy }));
    const token = await mailedToken(app, newcomer);
    expect((await login(newcomer.email)).statusCode).toBe(401);
    const start = app.clock.now;
    app.clock.now = new Date(start.getTime() + 6.9 * DAY);
    expect((await staffPost(app, '/auth/password-link', { token })).json()).toMatchObject({ purpose: 'invitation' });
    expect((await choose(token)).statusCode).toBe(200);
    expect((await login(newcomer.email)).statusCode).toBe(200);
    expect((await choose(token)).statusCode).toBe(410);
    app.clock.now = start;
    expect(await entriesAbout(app, newcomer.id)).toMatchObject([
      {
        actorId: invitedBy.staff.id,
        action: 'password',
        requestId: 'a-request',
        after: { invited_until: expect.any(String) },
      },
      { actorId: newcomer.id, action: 'password', after: { by: 'invitation link' } },
    ]);
  });

  test('D-52 that was lost is renewed: the newest link works, the one before does not', async () => {
    const invitedBy = await admin();
    const newcomer = await newStaff(app, { passwordHash: null });
    await renewInvitation(ctx(), { userId: newcomer.id, invitedBy });
    const first = await mailedToken(app, newcomer);
    app.clock.now = new Date(app.clock.now.getTime() + 8 * DAY);
    expect((await choose(first)).statusCode).toBe(410);
    await renewInvitation(ctx(), { userId: newcomer.id, invitedBy });
    expect((await choose(first)).statusCode).toBe(410);
    expect((await choose(await mailedToken(app, newcomer))).statusCode).toBe(200);
  });

  test('D-52 is refused for a person who has a password or is switched off', async () => {
    const invitedBy = await admin();
    const member = await newStaff(app);
    const off = await newStaff(app, { passwordHash: null, isActive: false });
    for (const { id } of [member, off]) {
      await expect(renewInvitation(ctx(), { userId: id, invitedBy })).rejects.toMatchObject({ code: 'conflict' });
    }
  });
});
