import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PDF } from '../test/documents.ts';
import { keepOpeningOpen } from './database.ts';
import { newEnquirer } from './enquirer.ts';
import { newStaff } from './new-staff.ts';
import { staffTest as test } from './staff.ts';
import { DESKTOP, expect, expectAccessible, FROM_WORKER, mailTo } from './visitor.ts';

interface Applicant {
  name: string;
  email: string;
}

test.beforeAll(keepOpeningOpen);

/** Sends an application as the public form does. */
async function apply(page: Page, project: string): Promise<Applicant> {
  const { email } = newEnquirer(project);
  const name = `Kabir ${email.split('@')[0]?.split('-').slice(-2).join(' ')}`;
  const answer = await page.request.post('/api/v1/public/jobs/customer-support-advisor/apply', {
    multipart: {
      full_name: name,
      email,
      mobile: '00000 01077',
      gender: 'Male',
      role: 'Sales Executive',
      location: 'Gurugram',
      experience: '4+',
      about_yourself: 'I like to listen.',
      iAgreeToTerms: 'Yes',
      file: { name: 'Resume of Kabir.pdf', mimeType: 'application/pdf', buffer: PDF },
    },
  });
  expect(answer.ok()).toBe(true);
  return { name, email };
}

async function openApplication(page: Page, { name }: Applicant) {
  await page.goto(`/admin/applications?q=${encodeURIComponent(name)}`);
  await page.getByRole('row').filter({ hasText: name }).getByRole('button', { name }).click();
  return page.getByRole('dialog', { name, exact: true });
}

test('R-299 an application is found, read with its document, noted, and answered by an invitation', async ({
  staffPage: page,
}, { project }) => {
  const applicant = await apply(page, project.name);
  await page.goto('/admin/applications');
  await page.getByLabel('Status').selectOption('Received');
  await page.getByLabel('Job', { exact: true }).selectOption('Customer Support Advisor');
  await page.getByRole('searchbox', { name: 'Search' }).fill(applicant.name);
  await expect(page).toHaveURL(/status=received&job_id=\d+&q=/);
  await expect(page.getByRole('row').filter({ hasText: applicant.name })).toContainText('No virus found');
  await expectAccessible(page);

  const dialog = await openApplication(page, applicant);
  await expect(dialog).toContainText('I like to listen.');
  await expect(dialog).toContainText(/Terms and recruitment, given .+ \(notice application-1\)/);
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('Resume of Kabir.pdf');
  expect(await readFile(await saved.path())).toEqual(PDF);

  const history = dialog.getByRole('region', { name: 'History' });
  await dialog.getByLabel('Note').fill('Asked about evenings.');
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(history).toContainText('Asked about evenings.');
  await dialog.getByLabel('Status').selectOption('Shortlisted');
  await expect(history).toContainText('Received → Shortlisted');
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Invite' }).click();
  const emailDialog = page.getByRole('dialog', { name: `Invitation email to ${applicant.name}` });
  await expect(emailDialog.getByLabel('Message')).toHaveValue(new RegExp(`^Dear ${applicant.name},`));
  await emailDialog.getByLabel('Subject').fill('Tuesday at ten?');
  await expectAccessible(page);
  await emailDialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(emailDialog).toBeHidden();
  await expect(history).toContainText('Shortlisted → Interview');
  await expect(history).toContainText('Invitation emailed: Tuesday at ten?');
  await expect.poll(() => mailTo(applicant.email), FROM_WORKER).toContain('Subject: Tuesday at ten?');
});

test(
  'R-299 works by keys alone, and a letter that was closed keeps its words',
  DESKTOP,
  async ({ staffPage: page }, { project }) => {
    const { name } = await apply(page, project.name);
    await page.goto(`/admin/applications?q=${encodeURIComponent(name)}`);
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toBeVisible();
    await page.keyboard.press('j');
    await expect(row.getByRole('button', { name })).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name, exact: true });
    await expect(dialog.getByRole('link', { name: 'Download' })).toBeVisible();
    await page.keyboard.press('r');
    const emailDialog = page.getByRole('dialog', { name: `Rejection email to ${name}` });
    await emailDialog.getByLabel('Message').fill('Dear Kabir, not this time.');
    await page.keyboard.press('Escape');
    await expect(emailDialog).toBeHidden();
    await dialog.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('r');
    await expect(emailDialog.getByLabel('Message')).toHaveValue('Dear Kabir, not this time.');
    await emailDialog.getByRole('button', { name: 'Send rejection' }).click();
    await expect(dialog.getByRole('region', { name: 'History' })).toContainText('Received → Rejected');
    await dialog.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('s');
    await expect(dialog.getByLabel('Status')).toBeFocused();
    await dialog.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('n');
    await expect(dialog.getByLabel('Note')).toBeFocused();
  },
);

test('R-299 is kept longer for a reason, and exported', DESKTOP, async ({ staffPage: page }, { project }) => {
  const dialog = await openApplication(page, await apply(page, project.name));
  await dialog.getByRole('button', { name: 'Keep longer' }).click();
  await expect(dialog.getByLabel('Keep until')).toBeFocused();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This is required')).toHaveCount(2);
  const nextYear = new Date(Date.now() + 500 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await dialog.getByLabel('Keep until').fill(nextYear);
  await dialog.getByLabel('Reason for keeping it longer').fill('Wants to start after the harvest.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('region', { name: 'History' })).toContainText('Wants to start after the harvest.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('applications.csv');
});

test('D-55 personnel find applications, and others no such screen', DESKTOP, async ({ page }) => {
  const enter = async (role: 'hr' | 'sales') => {
    const { email, password } = await newStaff(role);
    await page.request.post('/api/v1/admin/auth/login', { data: { email, password } });
    await page.goto('/admin/applications');
  };
  await enter('hr');
  await expect(page.getByRole('heading', { name: 'Applications' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enquiries' })).toHaveCount(0);
  await enter('sales');
  await expect(page.getByRole('heading', { name: '404 | Page not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Applications' })).toHaveCount(0);
});
