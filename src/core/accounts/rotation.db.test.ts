import { generate } from 'otplib';
import { expect, test } from 'vitest';
import { createLinks, renewSecrets } from '#core';
import { eq, tables } from '#db';
import { createTestApp, LINK_SECRET, newVisitor, SITE_ORIGIN } from '../../../test/app.ts';
import { mailedToken, newStaff, signedIn, staffPost } from '../../../test/staff-accounts.ts';

const app = createTestApp();
const NEW_SECRET = 'a new secret that is long enough for tests';

/** The app goes on with a new secret, and accepts the one before until `forget`. */
function replaceSecret({ forget = false } = {}): void {
  Object.assign(app.links, createLinks(SITE_ORIGIN, forget ? [NEW_SECRET] : [NEW_SECRET, LINK_SECRET]));
}
const restoreSecret = () => Object.assign(app.links, createLinks(SITE_ORIGIN, [LINK_SECRET]));

test('a link to choose a password works after the secret was replaced, also if its email is sent only then', async () => {
  for (const isSentBefore of [true, false]) {
    const staff = await newStaff(app);
    await staffPost(app, '/auth/forgot-password', { email: staff.email });
    await app.core.accounts.mailPasswordLink(staff.id);
    const before = await mailedToken(app, staff);
    replaceSecret();
    const token = isSentBefore ? before : await mailedToken(app, staff);
    expect(token === before).toBe(isSentBefore);
    const password = 'a swing on the veranda';
    expect((await staffPost(app, '/auth/choose-password', { token, password })).statusCode).toBe(200);
    expect((await staffPost(app, '/auth/choose-password', { token: before, password })).statusCode).toBe(410);
    await signedIn(app, { ...staff, password });
    restoreSecret();
  }
});

test('authenticator apps work after the secret was replaced, and without the old one once they are renewed', async () => {
  const staff = await newStaff(app);
  const cookie = await signedIn(app, staff);
  const own = { ...newVisitor(), cookie };
  const { secret } = (await staffPost(app, '/user/me/two-factor/start', { password: staff.password }, own)).json();
  const code = (minutes: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
    return generate({ secret, epoch: Math.floor(app.clock.now.getTime() / 1000) });
  };
  await staffPost(app, '/user/me/two-factor/confirm', { code: await code(0) }, own);
  replaceSecret();
  await signedIn(app, staff, await code(1));
  expect(await renewSecrets({ db: app.db, links: app.links })).toEqual({ renewed: 1, unreadable: 0 });
  replaceSecret({ forget: true });
  await signedIn(app, staff, await code(1));
  restoreSecret();
  expect(await renewSecrets({ db: app.db, links: app.links })).toEqual({ renewed: 0, unreadable: 1 });
  await app.db.delete(tables.users).where(eq(tables.users.id, staff.id));
});
