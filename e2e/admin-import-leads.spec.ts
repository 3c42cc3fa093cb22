import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { leadSheet } from '../test/lead-sheet.ts';
import { inDatabase } from './database.ts';
import { newStaff, openAs } from './new-staff.ts';
import { staffTest as test } from './staff.ts';
import { expect, expectAccessible, FROM_WORKER, LAYOUT } from './visitor.ts';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const getTile = (page: Page, label: string): Locator =>
  page.getByRole('status').getByRole('link').filter({ hasText: label });

async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Import file' });
  await expect(dialog.getByLabel('Type')).toHaveValue('enquiry');
  await dialog.getByLabel('File', { exact: true }).setInputFiles({ name, mimeType: 'text/csv', buffer });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import enquiries' })).toBeVisible();
}

test(
  'R-412 a messy sheet of 60 leads is imported with two decisions, and a second time adds nothing',
  LAYOUT,
  async ({ browser }, { project }) => {
    const stamp = `${project.name} ${Date.now()}`;
    const staff = await newStaff('manager', { full_name: 'Ishaan Bose' });
    const colleague = await newStaff('sales', { full_name: `Farida ${stamp}` });
    // Numbers of one run only; the first digits are not those of another test.
    const firstNumber = 6_100_000_000 + (Date.now() % 9_000_000) * 100;
    const names = { colleague: `Fari ${stamp}`, stage: `Sitting ${stamp}`, firstNumber };
    const page = await openAs(browser, staff, '/admin/enquiries');
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await expectAccessible(page);
    await upload(page, `leads-${stamp}.csv`, leadSheet(names));
    await expect(page.getByRole('combobox', { name: 'Heading row' })).toHaveValue('3');
    await expect(page.getByLabel('Field for Contact No.')).toHaveValue('phone');

    const values = page.getByRole('region', { name: 'Values' });
    await values.getByLabel(`Colleague ${names.colleague} means`).selectOption(colleague.full_name);
    await values.getByLabel(`Status ${names.stage} means`).selectOption('Negotiating');
    await expect(getTile(page, 'New leads')).toHaveText(/^50/);
    await expect(getTile(page, 'Same lead')).toHaveText(/^10/);
    await expect(getTile(page, 'Left out')).toHaveText(/^2/);
    await expect(getTile(page, 'Decisions for you')).toHaveText(/^0/);
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);

    await page.getByRole('button', { name: 'Import 60 rows' }).click();
    await expect(page.getByText('50 leads added. 10 rows joined a lead of the same sheet.')).toBeVisible(FROM_WORKER);
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download 2 rows left out' }).click();
    const leftOut = await readFile(await (await coming).path(), 'utf8');
    expect(leftOut).toContain('Please enter a full phone number');

    const { rows } = await inDatabase((client) =>
      client.query<{ leads: number; people: number; mails: number }>(
        `select count(*)::int as leads, count(distinct contact_id)::int as people,
          (select count(*)::int from mails where recipient = $2) as mails
         from enquiries where assigned_to = $1`,
        [colleague.id, colleague.email],
      ),
    );
    expect(rows).toEqual([{ leads: 50, people: 50, mails: 1 }]);

    await page.goto('/admin/imports?add=enquiry');
    await upload(page, `again-${stamp}.csv`, leadSheet(names));
    await expect(getTile(page, 'Already here')).toHaveText(/^0/);
    await expect(getTile(page, 'With colleagues')).toHaveText(/^60/);
    await expect(page.getByText(`With ${colleague.full_name}: 60 rows.`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import 0 rows' })).toBeDisabled();
    await page.context().close();
  },
);

test('R-412 sales do not find the import of enquiries', async ({ browser }) => {
  const staff = await newStaff('sales');
  const page = await openAs(browser, staff, '/admin/enquiries');
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add lead' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Import', exact: true })).toBeHidden();
  await page.context().close();
});

test('R-412 the sheet says for all its leads whether they were contacted', async ({ browser }, { project }) => {
  const stamp = `${project.name} ${Date.now()}`;
  const staff = await newStaff('manager', { full_name: 'Ishaan Bose' });
  const number = 5_200_000_000 + (Date.now() % 700_000_000);
  const page = await openAs(browser, staff, '/admin/imports?add=enquiry');
  const body = `Buyer Name,Mobile,Received on\nMeera ${stamp},${number},01/05/2025`;
  await upload(page, `contacted-${stamp}.csv`, Buffer.from(body));
  await expect(page.getByText('Reply times count from the import.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Leads of this sheet' }).selectOption('Contacted already');
  await expect(page.getByText('They keep their dates, without a reply time.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('1 lead added.')).toBeVisible(FROM_WORKER);
  const { rows } = await inDatabase((client) =>
    client.query<{ status: string; created_at: Date }>(
      'select status, created_at from enquiries where phone_number = $1',
      [String(number)],
    ),
  );
  expect(rows).toEqual([{ status: 'contacted', created_at: new Date('2025-04-30T18:30:00Z') }]);
  await page.context().close();
});
