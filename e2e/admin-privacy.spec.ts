import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { staffTest as test } from './staff.ts';
import { expect, expectAccessible } from './visitor.ts';

/** A visitor with an enquiry, used by no other test. */
async function enquirer(page: Page, project: string, values: object = {}) {
  const person = {
    full_name: `Nalini ${project}`,
    email: `nalini-${randomUUID()}@mail.example`,
    phone_number: `70${String(randomInt(1e8)).padStart(8, '0')}`,
  };
  const form = { ...person, message: 'A flat near the lake, please.', iAgreeToTerms: 'Yes', ...values };
  expect((await page.request.post('/api/v1/contactUs', { data: form })).ok()).toBe(true);
  return person;
}

test('D-55 R-308 a person is found, exported and erased', async ({ staffPage: page }, { project }) => {
  const { email, phone_number } = await enquirer(page, project.name);
  await page.goto('/admin/privacy');
  const box = page.getByRole('searchbox', { name: 'Phone number or email address' });
  await box.fill(`+91 ${phone_number.slice(0, 5)} ${phone_number.slice(5)}`);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('heading', { name: 'Enquiries 1' })).toBeVisible();
  await page.getByRole('button', { name: `Include ${email}` }).click();
  await expect(page.getByRole('button', { name: `Exclude ${email}` })).toBeVisible();
  const log = page.getByRole('table', { name: 'Consent log' });
  await expect(log.getByRole('row').filter({ hasText: 'enquiry-1' })).toContainText('Terms and contact');
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  expect((await download).suggestedFilename()).toBe('person.json');

  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase this person' });
  await dialog.getByRole('button', { name: 'Erase permanently' }).click();
  await expect(dialog.getByText('Please type ERASE')).toBeVisible();
  await expect(dialog).toContainText(/This erases 1 record(?: and \d+ emails?)?, including /);
  await expectAccessible(page);
  await dialog.getByLabel('Type ERASE to confirm').fill('ERASE');
  await dialog.getByRole('button', { name: 'Erase permanently' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Erased. Keep this reference for your records' }),
  ).toBeVisible();
  expect(page.url()).not.toContain(phone_number);

  await box.fill(email.toUpperCase());
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('We hold no data for these contact details.')).toBeVisible();
});

test('D-69 R-308 someone who left only a number is found by it, and staff withdraw their consent', async ({
  staffPage: page,
}, { project }) => {
  const callback = { email: '', message: '', source: 'property-card' };
  const { full_name, phone_number } = await enquirer(page, `callback ${project.name}`, callback);
  await page.goto('/admin/privacy');
  await page.getByRole('searchbox', { name: 'Phone number or email address' }).fill(phone_number);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText(`${full_name}, —, +91 ${phone_number}`)).toBeVisible();
  await page.getByRole('button', { name: /^Withdraw consent of / }).click();
  await expect(page.getByText('Consent Withdrawn Successfully').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Withdraw consent of / })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto(`/admin/enquiries?view=all&q=${phone_number}`);
  await page
    .getByRole('button', { name: full_name })
    .or(page.getByRole('link', { name: full_name }))
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: full_name });
  await expect(dialog.getByText('Consent withdrawn at the request of the visitor.')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Enquiry', exact: true })).toContainText('Email—');
});
