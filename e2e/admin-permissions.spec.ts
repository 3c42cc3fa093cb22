import { newStaff } from './new-staff.ts';
import { staffTest as test } from './staff.ts';
import { DESKTOP, expect, expectAccessible } from './visitor.ts';

test('D-55 the table of permissions is shown to admins', DESKTOP, async ({ staffPage: page }) => {
  await page.goto('/admin/settings?tab=permissions');
  const table = page.getByRole('region', { name: 'Permissions by role' });
  const leads = table.getByRole('row', { name: /^Enquiries/ });
  await expect(leads.getByRole('cell')).toHaveText([
    'All',
    'See, Add and change, ExportOwn, of their team and unassigned',
    '–',
    'See, Add and changeOwn and unassigned',
    '–',
  ]);
  await expectAccessible(page);
});

test(
  'D-55 an advisor changes properties and finds no button for what the server refuses',
  DESKTOP,
  async ({ page }) => {
    const { email, password } = await newStaff('sales');
    await page.request.post('/api/v1/admin/auth/login', { data: { email, password } });
    await page.goto('/admin/projects');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add Project' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'More actions for Projects' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);

    await page.goto('/admin/properties');
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add Property' }).click();
    await expect(page.getByRole('form').getByLabel('Status', { exact: true })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  },
);
