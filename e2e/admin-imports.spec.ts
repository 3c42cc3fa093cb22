import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { messySheet } from '../test/messy-sheet.ts';
import { inDatabase } from './database.ts';
import { newStaff, openAs } from './new-staff.ts';
import { staffTest as test } from './staff.ts';
import { DESKTOP, expect, expectAccessible, FROM_WORKER, LAYOUT } from './visitor.ts';

const row = (title: string, price = '85 lakh', city = 'Gurugram') =>
  `${title},${city},${price},"1,180",Flat / Apartment,Residential,Ready To Move`;

/** The heading of the titles is nobody else's, because columns are remembered. */
const sheet = (name: string, titles: string, ...rows: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [`${titles},City,Price,Area (sq ft),Property type,Residency type,Possession`, ...rows].join('\r\n'),
  ),
});

async function upload(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Import file' });
  await dialog.getByLabel('File', { exact: true }).setInputFiles(file);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Import / })).toBeVisible();
}

async function download(page: Page, act: () => Promise<void>): Promise<string> {
  const coming = page.waitForEvent('download');
  await act();
  return readFile(await (await coming).path(), 'utf8');
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test(
  'a file of properties is mapped, checked row by row and imported',
  LAYOUT,
  async ({ staffPage: page }, { project }) => {
    const stamp = `${project.name} ${Date.now()}`;
    const [title, heading, file] = [`Imported home ${stamp}`, `What ${stamp}`, `homes-${stamp}.csv`];
    await page.goto('/admin/imports');
    await page.getByRole('button', { name: 'Import file' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import file' });
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('Please choose a file')).toBeVisible();
    await expectAccessible(page);
    const rows = [row(`${title} A`), row(`${title} B`, 'cheap'), row(`${title} C`, '1.25 cr', 'Atlantis')];
    await upload(page, sheet(file, heading, ...rows));

    const columns = page.getByRole('region', { name: 'Columns' });
    await expect(columns.getByLabel('Field for City')).toHaveValue('city_id');
    // What and where a home is would do as its title.
    await expect(columns.getByRole('alert')).toBeHidden();
    await columns.getByLabel('Field for City').selectOption('Do not import');
    await expect(columns.getByRole('alert')).toHaveText('Choose the column with the title');
    await columns.getByLabel(`Field for ${heading}`).selectOption('Title');
    await columns.getByLabel('Field for City').selectOption('City');
    const problems = page.getByRole('region', { name: 'Problems, grouped' });
    await expect(problems.getByRole('listitem').filter({ hasText: 'Unknown city' })).toContainText('Atlantis');
    const price = problems.getByRole('listitem').filter({ hasText: 'cheap' });
    await expect(price).toContainText('Impossible value');
    await price.getByRole('button', { name: 'Show rows' }).click();
    await expect(price).toContainText('Row 3');
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);

    await expect(page.getByText('1 of 3 rows ready')).toBeVisible();
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await expect(page.getByText('1 row imported as a draft.')).toBeVisible(FROM_WORKER);
    await expectAccessible(page);
    const leftOut = await download(page, () => page.getByRole('link', { name: 'Download 2 rows left out' }).click());
    expect(leftOut).toContain('City: There is no city called Atlantis');
    await page.getByRole('button', { name: 'All imports' }).click();
    await expect(page.getByRole('row').filter({ hasText: file }).first()).toContainText('Imported');
    await expectAccessible(page);

    await page.goto(`/admin/properties?q=${encodeURIComponent(title)}`);
    await expect(page.getByRole('row').filter({ hasText: `${title} A` })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: `${title} B` })).toBeHidden();
  },
);

/** Counts what a user decides. */
function countDecisions() {
  let count = 0;
  return {
    get count() {
      return count;
    },
    decide: async (act: Promise<unknown>) => {
      count += 1;
      await act;
    },
  };
}

const getTile = (page: Page, label: string): Locator =>
  page.getByRole('status').getByRole('link').filter({ hasText: label });

test(
  'R-422 the messy sheet of 200 rows is imported with at most six decisions',
  DESKTOP,
  async ({ browser }, { project }) => {
    const stamp = `${project.name} ${Date.now()}`;
    const [type, furnishing] = [`Row Hse ${stamp}`, `Lux ${stamp}`];
    const staff = await newStaff('editor', { full_name: 'Meera Nair' });
    const page = await openAs(browser, staff, '/admin/imports?add=property');
    const buffer = messySheet({ locality: 'Sec 65', builder: `Baithak Resid. ${Date.now() % 1000}`, type, furnishing });
    await upload(page, { name: `stock-${stamp}.csv`, mimeType: 'text/csv', buffer });
    await expect(page.getByText('200 rows, Windows encoding')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Heading row' })).toHaveValue('3');
    await expect(page.getByLabel('Field for Rate (all incl)')).toHaveValue('price');
    await expect(page.getByLabel('Field for Remarks')).toHaveValue('');

    const counted = countDecisions();
    const values = page.getByRole('region', { name: 'Values' });
    await counted.decide(page.getByRole('button', { name: 'Use Baithak Residences' }).click());
    await counted.decide(values.getByLabel(`Furnishing ${furnishing} means`).selectOption('Fully furnished'));
    await counted.decide(values.getByLabel(`Property type ${type} means`).selectOption('Residential House'));
    await counted.decide(page.getByText('₹ lakh').click());
    await expect(page.getByText('195 becomes ₹ 1.95 Cr')).toBeVisible();
    await expect(getTile(page, 'New homes')).toHaveText(/^198/);
    await expect(getTile(page, 'Left out')).toHaveText(/^2/);
    await expect(page.getByRole('listitem').filter({ hasText: 'Impossible value' })).toContainText('12 sft');
    await expect(page.getByRole('listitem').filter({ hasText: 'No price' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import 198 rows' }).click();
    await expect(page.getByText('198 rows imported as drafts.')).toBeVisible(FROM_WORKER);
    expect(counted.count).toBeLessThanOrEqual(6);

    const { rows } = await inDatabase((client) =>
      client.query<{ homes: number; places: number }>(
        'select count(*)::int as homes, count(locality_id)::int as places from properties where created_by = $1',
        [staff.id],
      ),
    );
    expect(rows).toEqual([{ homes: 198, places: 198 }]);

    await page.goto('/admin/imports?add=property');
    await upload(page, { name: `again-${stamp}.csv`, mimeType: 'text/csv', buffer });
    const remembered = page
      .getByRole('region', { name: 'Values' })
      .getByRole('listitem')
      .filter({ hasText: furnishing });
    await page
      .getByRole('button', { name: /^Show \d+ more$/ })
      .first()
      .click();
    await expect(remembered).toContainText('Remembered');
    await expect(page.getByRole('region', { name: 'Columns' }).getByText('Remembered')).toHaveCount(11);
    await page.context().close();
  },
);

test(
  'R-422 rows with an ID change a listing after a preview, and a builder is created by one press',
  DESKTOP,
  async ({ browser }, { project }) => {
    const stamp = `${project.name} ${Date.now()}`;
    const staff = await newStaff('editor', { full_name: 'Rohan Iyer' });
    const { rows } = await inDatabase((client) =>
      client.query<{ id: string }>(
        `insert into properties (slug, title, price, furnishing) values ($1, $2, 18600000, 'unfurnished') returning id`,
        [`changed-${Date.now()}`, `A home to change ${stamp}`],
      ),
    );
    const id = rows[0]?.id;
    const page = await openAs(browser, staff, '/admin/imports?add=property');
    const body = `ID,Rate,Furnishing,Developer\n${id},1.92 cr,semi,Aravalli Makers ${stamp}`;
    await upload(page, { name: `changes-${stamp}.csv`, mimeType: 'text/csv', buffer: Buffer.from(body) });
    await page.getByRole('button', { name: `Create “Aravalli Makers ${stamp}”` }).click();
    const changes = page.getByRole('region', { name: 'What changes in 1 existing home' });
    await expect(changes.locator('del')).toHaveText([/₹\s1\.86\sCr/, /Unfurnished/]);
    await expect(changes.locator('ins').filter({ hasText: 'Semi-furnished' })).toBeVisible();
    await expect(changes.locator('ins').filter({ hasText: `Aravalli Makers ${stamp}` })).toBeVisible();
    await changes.getByLabel('Field').selectOption('Price (1)');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await expect(page.getByText('1 row changed an existing listing.')).toBeVisible(FROM_WORKER);
    const after = await inDatabase((client) =>
      client.query<{ price: string }>('select price from properties where id = $1', [id]),
    );
    expect(after.rows).toEqual([{ price: '19200000' }]);
    await page.context().close();
  },
);

test('R-422 an admin names the hosts of pictures', DESKTOP, async ({ staffPage: page }) => {
  await page.goto('/admin/settings?tab=imports');
  const hosts = page.getByLabel('Hosts of pictures');
  await hosts.fill('127.0.0.1');
  await hosts.press('Enter');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter host names only, such as images.example.com', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('R-298 a list is taken along as a file, as it is searched', async ({ staffPage: page }) => {
  await page.goto('/admin/properties?q=flat');
  await expect(page.getByRole('table')).toBeVisible();
  const csv = await download(page, async () => {
    await page.getByRole('button', { name: 'More actions for Properties' }).click();
    await page.getByRole('menuitem', { name: 'Export' }).click();
  });
  expect(csv).toMatch(/^\uFEFFID,Title,/);
  await page.getByRole('button', { name: 'More actions for Properties' }).click();
  await page.getByRole('menuitem', { name: 'Import' }).click();
  await expect(page.getByRole('dialog', { name: 'Import file' }).getByLabel('Type')).toHaveValue('property');
});

test('a tab of the master list is a file of its own', DESKTOP, async ({ staffPage: page }) => {
  await page.goto('/admin/master-list?tab=city');
  await expect(page.getByRole('table')).toBeVisible();
  const csv = await download(page, async () => {
    await page.getByRole('button', { name: 'More actions for Cities' }).click();
    await page.getByRole('menuitem', { name: 'Export' }).click();
  });
  expect(csv).toContain('Gurugram');
});

test('an import works by keys alone, and is kept for later', DESKTOP, async ({ staffPage: page }, { project }) => {
  const stamp = `${project.name}-${Date.now()}`;
  const file = `keys-${stamp}.csv`;
  await page.goto('/admin/imports?add=property');
  const dialog = page.getByRole('dialog', { name: 'Import file' });
  const template = await download(page, () => dialog.getByRole('link', { name: 'Download a template' }).press('Enter'));
  expect(template).toContain('Built-up area');
  const titles = `Keys ${stamp}`;
  await dialog.getByLabel('File', { exact: true }).setInputFiles(sheet(file, titles, row('x')));
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter');
  const field = page.getByLabel(`Field for ${titles}`);
  await field.focus();
  await page.keyboard.type('Title');
  await expect(field).toHaveValue('title');
  await expect(page.getByText('0 of 1 row ready')).toBeVisible();
  const problem = page.getByRole('listitem').filter({ hasText: 'Impossible value' });
  await expect(problem).toContainText('At least 3 characters');
  await problem.getByLabel('Right value for Title x').fill('A typed title');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeEnabled();
  await page.getByRole('button', { name: 'Keep for later' }).press('Enter');
  await expect(page.getByRole('row').filter({ hasText: file })).toContainText('Checked');
});
