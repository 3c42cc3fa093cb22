import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { staffTest as test } from './staff.ts';
import { DESKTOP, expect, expectAccessible } from './visitor.ts';

const HEAD = 'Name of home,City,Price,Area (sq ft),Property type,Residency type,Possession';
const row = (title: string, price = '85 lakh', city = 'Gurugram') =>
  `${title},${city},${price},"1,180",Flat / Apartment,Residential,Ready To Move`;

const sheet = (name: string, ...rows: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([HEAD, ...rows].join('\r\n')),
});

const opened = (page: Page, name: string) => page.getByRole('dialog', { name });

async function download(page: Page, act: () => Promise<void>): Promise<string> {
  const coming = page.waitForEvent('download');
  await act();
  return readFile(await (await coming).path(), 'utf8');
}

test('a file of properties is mapped, checked row by row and imported', async ({ staffPage: page }, { project }) => {
  const title = `Imported home ${project.name} ${Date.now()}`;
  const file = `homes-${project.name}.csv`;
  await page.goto('/admin/imports');
  await page.getByRole('button', { name: 'Import file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import file' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Please choose a file')).toBeVisible();
  await expectAccessible(page);
  await dialog
    .getByLabel('File', { exact: true })
    .setInputFiles(
      sheet(file, row(`${title} A`), row(`${title} B`, 'cheap'), row(`${title} C`, '1.25 cr', 'Atlantis')),
    );
  await dialog.getByRole('button', { name: 'Continue' }).click();

  const steps = opened(page, file);
  await expect(steps.getByLabel('City')).toHaveValue('city_id');
  await expect(steps.getByLabel('Name of home')).toHaveValue('');
  await steps.getByRole('button', { name: 'Check rows' }).click();
  await expect(steps.getByRole('alert')).toHaveText('Choose the column with the title');
  await steps.getByLabel('Name of home').selectOption('Title');
  await expectAccessible(page);
  await steps.getByRole('button', { name: 'Check rows' }).click();

  await expect(steps.getByText('1 row can be imported as a draft.')).toBeVisible();
  const issues = steps.getByRole('region', { name: 'Problems' });
  await expect(issues).toContainText('There is no city called Atlantis');
  await expectAccessible(page);
  await steps.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(steps.getByText('Confirm, or fix the file and upload it again')).toBeVisible();
  await steps.getByRole('checkbox', { name: /Skip the rows with problems/ }).check();
  await steps.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(steps.getByText('1 row imported as a draft.')).toBeVisible();
  await steps.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row').filter({ hasText: file }).first()).toContainText('Imported');
  await expectAccessible(page);

  await page.goto(`/admin/properties?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('row').filter({ hasText: `${title} A` })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `${title} B` })).toBeHidden();
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

test(
  'an import works by keys alone, and its problems are a file',
  DESKTOP,
  async ({ staffPage: page }, { project }) => {
    const file = `keys-${project.name}-${Date.now()}.csv`;
    await page.goto('/admin/imports?add=property');
    const dialog = page.getByRole('dialog', { name: 'Import file' });
    const template = await download(page, () =>
      dialog.getByRole('link', { name: 'Download a template' }).press('Enter'),
    );
    expect(template).toContain('Built-up area');
    await dialog.getByLabel('File', { exact: true }).setInputFiles(sheet(file, row('x')));
    await dialog.getByRole('button', { name: 'Continue' }).press('Enter');
    const steps = opened(page, file);
    await steps.getByLabel('Name of home').focus();
    await page.keyboard.type('Title');
    await expect(steps.getByLabel('Name of home')).toHaveValue('title');
    await steps.getByRole('button', { name: 'Check rows' }).press('Enter');
    await expect(steps.getByText('None of the rows in this file can be imported.')).toBeVisible();
    const issues = await download(page, () =>
      steps.getByRole('link', { name: 'Download all problems' }).press('Enter'),
    );
    expect(issues).toContain('2,Title,At least 3 characters');
    await steps.getByRole('button', { name: 'Change columns' }).press('Enter');
    await expect(steps.getByLabel('City')).toHaveValue('city_id');
    await page.keyboard.press('Escape');
    await expect(steps).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: file })).toContainText('Checked');
  },
);
