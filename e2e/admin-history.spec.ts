import { staffTest as test } from './staff.ts';
import { expect, expectAccessible } from './visitor.ts';

test('an admin sees who signed in and who read personal data', async ({ staffPage: page }) => {
  await page.goto('/admin/enquiries');
  await expect(page.getByRole('heading', { name: 'Enquiries', level: 1 })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.goto('/admin/history');
  await page.getByRole('link', { name: 'Access' }).click();
  await page.getByLabel('Type').selectOption('Enquiry');
  await page.getByLabel('Action').selectOption('Read personal data');
  await expect(page.getByRole('row').nth(1)).toContainText(/Enquiry No\. \d+/);
  await expectAccessible(page);
  await page.getByLabel('Type').selectOption('All types');
  await page.getByLabel('Action').selectOption('Signed in');
  await expect(page.getByRole('row').nth(1)).toContainText('Signed in');
});
