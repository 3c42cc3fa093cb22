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

const HALF_A_SCREEN = 844 / 2;

/** Pairs of elements that lie over one another. Runs in the page. */
function findOverlaps(elements: Element[]): string[] {
  const boxes = elements.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0);
  return boxes.flatMap((a, at) =>
    boxes
      .slice(at + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => JSON.stringify([a, b])),
  );
}

test('the position in a long list and its order share one row', async ({ page }) => {
  await visit(page, '/properties');
  const order = await page.getByLabel('Sort by').boundingBox();
  const position = await page
    .getByText(/^Showing 1 to 10 of 1,\d{3}$/)
    // The same words are announced, which takes no space.
    .filter({ has: page.locator('b') })
    .first()
    .boundingBox();
  expect(order?.y).toBeLessThan((position?.y ?? 0) + (position?.height ?? 0));
});

for (const path of ['/properties?city_id=2', '/projects', '/rent?city_id=4&bhk=4']) {
  test(`on ${path} the first card begins in the upper half of the screen, and cards are low`, async ({ page }) => {
    await visit(page, path);
    const articles = page.getByRole('main').getByRole('article');
    await expect(articles.first()).toBeVisible();
    const boxes = await articles.evaluateAll((found) =>
      found.map((article) => article.getBoundingClientRect().toJSON()),
    );
    expect(boxes[0].top).toBeLessThan(HALF_A_SCREEN);
    for (const { height } of boxes) {
      expect(height).toBeGreaterThan(360);
      expect(height).toBeLessThanOrEqual(430);
    }
    // The position among the images, and the buttons on them.
    const parts = articles.first().locator('button, [aria-hidden] > i');
    await expect(parts.filter({ has: page.locator('svg') })).not.toHaveCount(0);
    expect(await parts.evaluateAll(findOverlaps)).toEqual([]);
  });
}

test('what is sticky takes at most 120 px, hides while scrolling down and comes back on the way up', async ({
  page,
}) => {
  await visit(page, '/properties');
  const header = page.getByRole('banner');
  const filters = page.getByRole('button', { name: /^Filters/ });
  await page.mouse.wheel(0, 1_500);
  await expect(header).not.toBeInViewport();
  await expect(filters).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(header).toBeInViewport({ ratio: 1 });
  await expect(filters).toBeInViewport({ ratio: 1 });
  const lowest = await page.evaluate(() => {
    const sticky = [...document.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).position === 'sticky' && element.getBoundingClientRect().top < 200,
    );
    return Math.max(...sticky.map((element) => element.getBoundingClientRect().bottom));
  });
  expect(lowest).toBeLessThanOrEqual(120);
  // Nothing shines through.
  for (const bar of [header, filters.locator('xpath=ancestor::*[contains(@class,"sticky")]')])
    expect(await bar.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toMatch(/\/|rgba/);
});
