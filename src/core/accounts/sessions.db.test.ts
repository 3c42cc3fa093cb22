import { expect, test } from 'vitest';
import { eq, tables } from '#db';
import { testHouse } from '../../../test/house.ts';
import { newStaff, signedIn, statusOf } from '../../../test/staff-accounts.ts';
import { endSessions } from './index.ts';

const house = testHouse();

test('D-51 sessions that end when somebody is switched off stay ended when they are switched on again', async () => {
  const staff = await newStaff(house);
  const [cookie, stranger] = [await signedIn(house, staff), await signedIn(house, await newStaff(house))];
  const setActive = (isActive: boolean) =>
    house.db.transaction(async (tx) => {
      await tx.update(tables.users).set({ isActive }).where(eq(tables.users.id, staff.id));
      await endSessions(tx, staff.id);
    });
  await setActive(false);
  expect(await statusOf(house, cookie)).toBe(401);
  await setActive(true);
  expect(await statusOf(house, cookie)).toBe(401);
  expect(await statusOf(house, stranger)).toBe(200);
});
