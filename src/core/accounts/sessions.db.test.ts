import { expect, test } from 'vitest';
import { eq, tables } from '#db';
import { createTestApp } from '../../../test/app.ts';
import { getStatus, newStaff, signedIn } from '../../../test/staff-accounts.ts';
import { endSessions } from './index.ts';

const app = createTestApp();

test('D-51 sessions that end when a person is switched off stay ended when they are switched on again', async () => {
  const staff = await newStaff(app);
  const [cookie, stranger] = [await signedIn(app, staff), await signedIn(app, await newStaff(app))];
  const setActive = (isActive: boolean) =>
    app.db.transaction(async (tx) => {
      await tx.update(tables.users).set({ isActive }).where(eq(tables.users.id, staff.id));
      await endSessions(tx, staff.id);
    });
  await setActive(false);
  expect(await getStatus(app, cookie)).toBe(401);
  await setActive(true);
  expect(await getStatus(app, cookie)).toBe(401);
  expect(await getStatus(app, stranger)).toBe(200);
});
