import type { Browser, Page } from '@playwright/test';
import { inDatabase } from './database.ts';
import { newStaff, openAs } from './new-staff.ts';
import { DESKTOP, expect, expectAccessible, FROM_WORKER, LAYOUT, test } from './visitor.ts';

/** A manager with three homes that no one else has, and the list of them. */
async function openOwnHomes(browser: Browser) {
  const manager = await newStaff('manager');
  await inDatabase((client) =>
    client.query(
      `insert into properties (slug, title, price, created_by)
       select format('bulk-%s-%s', $1::bigint, n), 'Bulk home ' || n, 10000000 * n, $1::bigint from generate_series(1, 3) n`,
      [manager.id],
    ),
  );
  const page = await openAs(browser, manager, `/admin/properties?created_by=${manager.id}`);
  await expect(getHome(page, 1)).toContainText('₹ 1 Cr');
  return { manager, page };
}

const getHome = (page: Page, n: number) => page.getByRole('row').filter({ hasText: `Bulk home ${n}` });
const select = (page: Page, n: number) => page.getByRole('checkbox', { name: `Select Bulk home ${n}` }).check();
const getBar = (page: Page) => page.getByRole('toolbar', { name: 'Chosen rows' });
const getChanges = (page: Page) => page.getByRole('group', { name: 'Changes of many rows' });

test(
  'R-420 the prices of all homes of a list are raised after a preview, and set back',
  LAYOUT,
  async ({ browser }) => {
    const { page } = await openOwnHomes(browser);
    await select(page, 1);
    await expect(getBar(page)).toContainText('1 selected');
    await expectAccessible(page);
    // On phones the button takes the place of the box in the head of the table.
    const [box, button] = [
      page.getByRole('checkbox', { name: 'Select all of Properties' }),
      getBar(page).getByRole('button', { name: 'Select all' }),
    ];
    await ((await button.isVisible()) ? button.click() : box.click());
    await expect(getBar(page)).toContainText('3 selected all that match');
    await getBar(page).getByRole('button', { name: 'Price' }).click();
    const panel = page.getByRole('dialog', { name: 'Price' });
    await panel.getByLabel('By how much').fill('-');
    await expect(panel).toContainText('Please enter a number');
    await panel.getByLabel('By how much').fill('2.5%');
    await expect(panel.getByRole('row', { name: 'Bulk home 3' })).toContainText('₹ 3.08 Cr');
    await expectAccessible(page);
    await panel.getByLabel('By how much').press('Enter');
    await expect(getChanges(page)).toContainText('Price + 2.5%: 3 of 3', FROM_WORKER);
    await expect(getBar(page)).toHaveCount(0);
    await expect(getHome(page, 2)).toContainText('₹ 2.05 Cr');
    await expectAccessible(page);
    await page.reload();
    await getChanges(page).getByRole('button', { name: /^Undo/ }).click();
    await expect(getChanges(page)).toContainText('Undone: Price + 2.5%', FROM_WORKER);
    await expect(getHome(page, 2)).toContainText('₹ 2 Cr');
    await page.context().close();
  },
);

test('R-420 rows that cannot be changed say why, and others are chosen by keyboard', DESKTOP, async ({ browser }) => {
  const { page } = await openOwnHomes(browser);
  await page.getByRole('link', { name: 'Bulk home 3', exact: true }).focus();
  await page.keyboard.press('x');
  await expect(getBar(page)).toContainText('1 selected');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  await expect(getBar(page)).toContainText('2 selected');
  await getBar(page).getByRole('button', { name: 'Status' }).click();
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  await expect(getChanges(page)).toContainText('Published: 0 of 2, 2 left as they are', FROM_WORKER);
  await expect(getChanges(page).getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  await getChanges(page).getByRole('button', { name: 'Result per row' }).click();
  const result = page.getByRole('dialog', { name: 'Result per row' });
  await expect(result.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await result.getByRole('link', { name: 'Bulk home 3' }).click();
  await expect(page).toHaveURL(/\/admin\/properties\/\d+\/edit$/);
  await page.context().close();
});

test('R-420 R-401 the leads of a colleague are handed over in five clicks', LAYOUT, async ({ browser }) => {
  const [manager, from, to] = [
    await newStaff('manager'),
    await newStaff('sales', { full_name: `Leaver ${Date.now().toString(36)}` }),
    await newStaff('sales', { full_name: `Successor ${Date.now().toString(36)}` }),
  ];
  await inDatabase(async (client) => {
    const team = await client.query<{ id: string }>(
      'insert into teams (name, manager_id) values ($1, $2) returning id',
      [`Team of ${manager.id}`, manager.id],
    );
    const values = [team.rows[0]?.id, [from.id, to.id]];
    await client.query('insert into team_members (team_id, user_id) select $1, unnest($2::bigint[])', values);
    await client.query(
      `with consent as (insert into consents (notice_version, purposes) values ('e2e', '{enquiry}') returning id)
       insert into enquiries (submission_key, full_name, email, country_code, phone_number, message, assigned_to, consent_id)
       select gen_random_uuid(), 'Leela ' || n, '', '+91', '0000012345', '', $1, id from consent, generate_series(1, 25) n`,
      [from.id],
    );
  });
  const page = await openAs(browser, manager, `/admin/enquiries?assigned_to=${from.id}`);
  await page.getByRole('checkbox', { name: 'Select Leela 7', exact: true }).check();
  const button = getBar(page).getByRole('button', { name: 'Select all' });
  await ((await button.isVisible()) ? button : page.getByRole('checkbox', { name: 'Select all of Enquiries' })).click();
  await expect(getBar(page)).toContainText('25 selected all that match');
  await getBar(page).getByRole('button', { name: 'Assign' }).click();
  const panel = page.getByRole('dialog', { name: 'Assign' });
  const search = panel.getByRole('searchbox', { name: 'Search Assign to' });
  await search.fill(to.full_name);
  await expectAccessible(page);
  await panel.getByRole('button', { name: to.full_name }).click();
  await expect(getChanges(page)).toContainText(`Assigned to ${to.full_name}: 25 of 25`, FROM_WORKER);
  await expect(page.getByText('No Result Found')).toBeVisible();
  await page.context().close();
});
