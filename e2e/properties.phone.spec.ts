import { cards, cityId, expectShowing, fetchTotal } from './lists.ts';
import { expect, expectAccessible, test, visit } from './visitor.ts';

test.describe('the filters of the properties on a phone', () => {
  test('R-065 R-073 open as one sheet that applies nothing before its button is pressed', async ({ page, request }) => {
    const city = await cityId(request, 'Gurugram');
    await visit(page, '/properties');
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByLabel('City').selectOption('Gurugram');
    await sheet.getByText('Residential', { exact: true }).click();
    await sheet.locator('summary').filter({ hasText: 'Property Type' }).click();
    await sheet.getByText('Villa', { exact: true }).click();
    const search = `city_id=${city}&residency_type=residential&property_type=villa`;
    const total = await fetchTotal(request, `/properties?${search}`);
    await expect(sheet.getByRole('button', { name: `Show ${total} properties` })).toBeVisible();
    await expect(page).toHaveURL('/properties');
    await sheet.getByRole('button', { name: `Show ${total} properties` }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(`/properties?${search}`);
    await expect(page.getByRole('button', { name: 'Filters 3 applied' })).toBeVisible();
    await expect(page.getByText(`${total} properties`)).toBeVisible();
    await expectShowing(page, `1 to ${Math.min(10, total)} of ${total}`);
  });

  test('can be cleared on the sheet, and left as they were by closing it', async ({ page }) => {
    const address = '/properties?furnishing=semi&possession_status=ready_to_move';
    await visit(page, address);
    await page.getByRole('button', { name: 'Filters 2 applied' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('button', { name: 'Clear all' }).click();
    await expect(sheet.getByRole('radio', { name: 'Semi-furnished' })).not.toBeChecked();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(address);
    await page.getByRole('button', { name: 'Filters 2 applied' }).click();
    await expect(sheet.getByRole('radio', { name: 'Semi-furnished' })).toBeChecked();
    await sheet.getByRole('button', { name: 'Clear all' }).click();
    await sheet.getByRole('button', { name: /^Show/ }).click();
    await expect(page).toHaveURL('/properties');
  });

  test('R-083 include the budget', async ({ page }) => {
    await visit(page, '/properties');
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByLabel('Minimum', { exact: true }).fill('8000000');
    await sheet.getByLabel('Minimum', { exact: true }).press('Enter');
    await expect(sheet).toContainText('₹\u00a080\u00a0L – ₹\u00a02\u00a0Cr+');
    await sheet.getByRole('button', { name: /^Show/ }).click();
    await expect(page).toHaveURL('/properties?min_price=8000000');
  });

  test('are accessible', async ({ page }) => {
    await visit(page, '/properties');
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.locator('summary').filter({ hasText: 'Property Type' }).click();
    await expect(sheet.getByText('ALL RESIDENTIAL')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('the properties on a phone', () => {
  test('D-26 grow by Load More, with a link to the earlier ones after a reload', async ({ page }) => {
    await visit(page, '/properties');
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(page).toHaveURL('/properties?page=2');
    await expect(cards(page)).toHaveCount(20);
    await expect(page.getByRole('link', { name: 'Next page' })).toBeHidden();
    await page.reload();
    await expect(cards(page)).toHaveCount(10);
    await expect(page.getByRole('link', { name: 'Show earlier properties' })).toBeVisible();
  });
});
