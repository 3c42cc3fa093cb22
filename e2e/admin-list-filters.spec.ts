import type { Page } from '@playwright/test';
import { newStaff, openAs } from './new-staff.ts';
import { staffTest as test } from './staff.ts';
import { DESKTOP, expect, expectAccessible, LAYOUT } from './visitor.ts';

const getRows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const getFilters = (page: Page) => page.getByRole('group', { name: 'Filters' });
const openFilter = (page: Page, name: string) => getFilters(page).getByRole('button', { name, exact: true }).click();

test(
  'R-420 a list is narrowed down by city, locality and price, and the address keeps it',
  LAYOUT,
  async ({ staffPage: page }) => {
    await page.goto('/admin/properties');
    await expect(getRows(page).first()).toContainText('₹');
    await expect(getFilters(page).getByRole('button', { name: 'Locality' })).toHaveCount(0);
    await openFilter(page, 'City');
    await page.getByRole('searchbox', { name: 'Search City' }).fill('guru');
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/city_id=\d+/);
    await expect(getFilters(page).getByRole('button', { name: 'City: Gurugram' })).toBeVisible();
    await openFilter(page, 'Locality');
    await page.getByRole('searchbox', { name: 'Search Locality' }).fill('sector 65');
    await page
      .getByRole('dialog', { name: 'Locality' })
      .getByRole('button', { name: /^Sector 65\b/ })
      .click();
    await expect(page).toHaveURL(/locality_id=\d+/);

    await openFilter(page, 'Price');
    const price = page.getByRole('dialog', { name: 'Price' });
    await price.getByLabel('From').fill('50 lakh');
    await price.getByLabel('To', { exact: true }).fill('20 cr');
    await price.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/min_price=5000000&max_price=200000000/);
    await expect(getFilters(page).getByRole('button', { name: 'Price: ₹ 50 L to ₹ 20 Cr' })).toBeVisible();
    await expect(getRows(page).first()).toContainText('Gurugram');
    await expectAccessible(page);
    await page.reload();
    await expect(getFilters(page).getByRole('button', { name: 'Locality: Sector 65' })).toBeVisible();

    // Another city has other localities.
    await getFilters(page).getByRole('button', { name: 'Clear filter City' }).click();
    await expect(page).not.toHaveURL(/locality_id/);
    await getFilters(page).getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/admin/properties');
  },
);

test('R-420 says that nothing matches, and ignores a damaged filter', DESKTOP, async ({ staffPage: page }) => {
  await page.goto('/admin/properties?min_price=1&max_price=2');
  await expect(page.getByText('No Result Found')).toBeVisible();
  await page.goto('/admin/properties?city_id=none&from=yesterday&min_price=much');
  await expect(getRows(page).first()).toContainText('₹');
  await expect(getFilters(page).getByRole('button', { name: 'Clear filters' })).toHaveCount(0);
});

test(
  'R-420 rows per page, columns and density are remembered, and a click anywhere opens a row',
  DESKTOP,
  async ({ staffPage: page }) => {
    await page.goto('/admin/properties');
    await expect(getRows(page)).toHaveCount(10);
    await page.getByLabel('Rows').selectOption('50');
    await expect(getRows(page)).toHaveCount(50);
    const columns = () => page.getByRole('columnheader').allInnerTexts();
    expect(await columns()).not.toContain('Confirmed');
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    const chooser = page.getByRole('dialog', { name: 'Columns' });
    await chooser.getByRole('checkbox', { name: 'Confirmed' }).check();
    await chooser.getByRole('checkbox', { name: 'Residency' }).uncheck();
    await expectAccessible(page);
    await chooser.getByRole('checkbox', { name: 'Compact rows' }).check();
    await page.reload();
    await expect(getRows(page)).toHaveCount(50);
    expect(await columns()).toContain('Confirmed');
    expect(await columns()).not.toContain('Residency');

    await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click();
    await expect(page).toHaveURL(/sort=price/);
    await getRows(page).nth(3).getByRole('cell').nth(1).click();
    await expect(page).toHaveURL(/\/admin\/properties\/\d+\/edit$/);
  },
);

test(
  'R-420 a page of the inbox shows the leads of one colleague, or those that are unassigned',
  DESKTOP,
  async ({ staffPage: page }) => {
    const colleague = await newStaff('sales', { full_name: `Colleague ${Date.now().toString(36)}` });
    await page.goto('/admin/enquiries');
    await page.getByLabel('Assigned to').selectOption(colleague.full_name);
    await expect(page).toHaveURL(`/admin/enquiries?assigned_to=${colleague.id}`);
    await expect(page.getByText('No Result Found')).toBeVisible();
    await page.getByLabel('Assigned to').selectOption('Unassigned');
    await expect(page).toHaveURL('/admin/enquiries?assigned_to=none');
  },
);

test('R-420 a narrowed list is saved as a view, used by a colleague and deleted', LAYOUT, async ({ browser }) => {
  const [owner, colleague] = [await newStaff('manager'), await newStaff('manager')];
  const name = `Villas ${owner.id}`;
  const getView = (page: Page) => page.getByRole('button', { name: `${name} (shared)`, exact: true });
  // A filter that no other test has.
  const page = await openAs(browser, owner, `/admin/properties?created_by=${owner.id}`);
  await openFilter(page, 'Type');
  await page.getByRole('dialog', { name: 'Type' }).getByRole('button', { name: 'Villa', exact: true }).click();
  await expect(page).toHaveURL(/property_type=villa/);
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('checkbox').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(getView(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Save view' })).toHaveCount(0);
  await expectAccessible(page);

  const theirs = await openAs(browser, colleague, '/admin/properties');
  await expect(theirs.getByRole('button', { name: 'Save view' })).toHaveCount(0);
  await getView(theirs).click();
  await expect(getFilters(theirs).getByRole('button', { name: 'Type: Villa' })).toBeVisible();
  await expect(theirs.getByRole('button', { name: `Delete view ${name}` })).toHaveCount(0);
  await theirs.context().close();

  await page.getByRole('button', { name: `Delete view ${name}` }).click();
  await page.getByRole('dialog', { name: 'Delete view' }).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(getView(page)).toHaveCount(0);
  await page.context().close();
});
