import type { Page } from '@playwright/test';
import { cards, cityId, expectSettled, expectShowing, fetchTotal, titles } from './lists.ts';
import { expect, expectAccessible, listening, test, visit } from './visitor.ts';

const bar = (page: Page) => page.getByRole('group', { name: 'Filters' });

async function open(page: Page, filter: string) {
  await bar(page).getByRole('button', { name: filter }).click();
  const panel = page.getByRole('dialog', { name: filter });
  await listening(panel);
  return panel;
}

test.describe('the filter bar of the properties', () => {
  test('R-065 R-073 has a button for each filter, in sight also far down the page', async ({ page }) => {
    await visit(page, '/properties');
    await expect(bar(page).getByRole('button')).toHaveText([
      'City',
      'Builder',
      'Residency Type',
      'Property Type',
      'BHK',
      'Budget',
      'Furnishing',
      'Possession',
      'All filters',
    ]);
    await page.mouse.wheel(0, 1500);
    await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
    await expect(bar(page)).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Contact Our Experts' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeHidden();
  });

  test('R-313 R-081 applies a possession status at once: the request carries it, every badge says it', async ({
    page,
    request,
  }) => {
    await visit(page, '/properties?page=2');
    const panel = await open(page, 'Possession');
    const requested = page.waitForRequest(/\/api\/v1\/public\/property\?/);
    await panel.getByText('Near Possession').click();
    expect(new URL((await requested).url()).searchParams.get('possession_status')).toBe('near_possession');
    await expect(page).toHaveURL('/properties?possession_status=near_possession');
    await expect(panel).toHaveCount(0);
    const button = bar(page).getByRole('button', { name: 'Near Possession' });
    await expect(button).toBeFocused();
    const total = await fetchTotal(request, '/properties?possession_status=near_possession');
    await expectShowing(page, `1 to 10 of ${total}`);
    for (const card of await cards(page).all()) await expect(card).toContainText('Near Possession');
    await page.goBack();
    await expect(page).toHaveURL('/properties?page=2');
    await expect(bar(page).getByRole('button', { name: 'Possession' })).toHaveText('Possession');
  });

  test('R-075 R-076 says beside each option how many it would leave', async ({ page }) => {
    await visit(page, '/properties?residency_type=residential');
    const panel = await open(page, 'Furnishing');
    const full = panel.locator('label').filter({ hasText: 'Fully furnished' });
    const [count = ''] = /[\d,]+$/.exec((await full.textContent()) ?? '') ?? [];
    await full.click();
    await expect(page).toHaveURL('/properties?residency_type=residential&furnishing=full');
    await expectShowing(page, `1 to 10 of ${count}`);
  });

  test('R-077 R-078 R-079 offers the kinds under three headings, several at once', async ({ page, request }) => {
    await visit(page, '/properties');
    const panel = await open(page, 'Property Type');
    for (const [heading, count] of [
      ['ALL RESIDENTIAL', 8],
      ['ALL COMMERCIAL', 9],
      ['ALL AGRICULTURAL', 2],
    ] as const)
      await expect(panel.getByRole('group', { name: heading }).getByRole('checkbox')).toHaveCount(count);
    await panel.getByText('Flat / Apartment').click();
    await panel.getByText('Warehouse / Godown').click();
    await expect(page).toHaveURL('/properties?property_type=flat-apartment,warehouse-godown');
    await expect(panel).toBeVisible();
    const total = await fetchTotal(request, '/properties?property_type=flat-apartment,warehouse-godown');
    await expectShowing(page, `1 to 10 of ${total}`);
    await expect(bar(page).getByRole('button', { name: 'Property Type' })).toContainText('Flat / Apartment +1');
  });

  test('R-084 sends the ids of the BHKs that were chosen', async ({ page, request }) => {
    const answer = await request.get('/api/v1/public/bhk');
    const { bhk } = (await answer.json()) as { bhk: { id: number; bhk: string }[] };
    const id = (rooms: string) => bhk.find((choice) => choice.bhk === rooms)?.id;
    await visit(page, '/properties');
    const panel = await open(page, 'BHK');
    await expect(panel.getByRole('checkbox')).toHaveCount(bhk.length);
    await panel.getByText('2\u00a0BHK', { exact: true }).click();
    await panel.getByText('3\u00a0BHK', { exact: true }).click();
    await expect(page).toHaveURL(`/properties?bhk=${id('2')},${id('3')}`);
    await expectSettled(page);
    for (const card of await cards(page).all()) await expect(card).toContainText(/[23]\u00a0BHK|BHK/);
    await panel.getByText('2\u00a0BHK', { exact: true }).click();
    await expect(page).toHaveURL(`/properties?bhk=${id('3')}`);
  });

  test('finds a city by typing, from the keyboard alone', async ({ page, request }) => {
    await visit(page, '/properties');
    await bar(page).getByRole('button', { name: 'City' }).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'City' });
    await expect(panel.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('zzz');
    await expect(panel).toContainText('No Result Found');
    await panel.getByRole('searchbox').fill('noi');
    await expect(panel.getByRole('radio')).toHaveCount(3);
    await page.keyboard.press('ArrowDown');
    await expect(panel.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/properties?city_id=${await cityId(request, 'Noida')}`);
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Properties in Noida');
  });

  test('R-086 closes what is open on a click beside it and on Escape, and gives the focus back', async ({ page }) => {
    await visit(page, '/properties');
    const builders = await open(page, 'Builder');
    await page.mouse.click(10, 500);
    await expect(builders).toHaveCount(0);
    const cities = await open(page, 'City');
    await page.keyboard.press('Escape');
    await expect(cities).toHaveCount(0);
    await expect(bar(page).getByRole('button', { name: 'City' })).toBeFocused();
    const furnishing = await open(page, 'Furnishing');
    await expect(furnishing.getByRole('radio', { name: 'Any' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(furnishing.getByRole('radio', { name: 'Any' })).toBeFocused();
    await expect(page).toHaveURL('/properties');
  });

  test("R-085 says 'No Data Yet!' where there is nothing to choose", async ({ page }) => {
    await visit(page, '/about-us');
    await page.route('**/api/v1/public/builder', (route) => route.fulfill({ json: { success: true, builders: [] } }));
    await page.route('**/api/v1/public/bhk', (route) => route.fulfill({ json: { success: true, bhk: [] } }));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Properties', exact: true }).click();
    await expect(page).toHaveURL('/properties');
    await expect(await open(page, 'Builder')).toContainText('No Data Yet!');
    await page.keyboard.press('Escape');
    await expect(await open(page, 'BHK')).toContainText('No Data Yet!');
  });

  test('R-310 is accessible with any filter open', async ({ page }) => {
    await visit(page, '/properties');
    for (const filter of ['City', 'Property Type', 'Budget', 'Furnishing']) {
      await open(page, filter);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
  });

  test('D-30 offers no BHK for workplaces and land', async ({ page }) => {
    await visit(page, '/properties?bhk=6');
    const panel = await open(page, 'Residency Type');
    await panel.getByText('Commercial').click();
    await expect(page).toHaveURL('/properties?residency_type=commercial');
    await expect(bar(page).getByRole('button', { name: 'BHK' })).toHaveCount(0);
  });
});

test.describe('R-083 D-29 the budget', () => {
  test('moves by arrow keys a lakh at a time, speaks, and is in the address', async ({ page, request }) => {
    await visit(page, '/properties');
    const panel = await open(page, 'Budget');
    const minimum = panel.getByRole('slider', { name: 'Minimum budget' });
    const maximum = panel.getByRole('slider', { name: 'Maximum budget' });
    await expect(minimum).toHaveAttribute('aria-valuetext', '5 lakh or less');
    await expect(maximum).toHaveAttribute('aria-valuetext', '₹ 2 crore or more');
    await minimum.focus();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
    await expect(minimum).toHaveAttribute('aria-valuetext', '₹ 8 lakh');
    await expect(panel).toContainText('₹\u00a08\u00a0L – ₹\u00a02\u00a0Cr+');
    await expect(page).toHaveURL('/properties?min_price=800000');
    await maximum.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL('/properties?min_price=800000&max_price=19900000');
    const total = await fetchTotal(request, '/properties?min_price=800000&max_price=19900000');
    await expectShowing(page, `1 to 10 of ${total.toLocaleString('en-IN')}`);
    await minimum.focus();
    await page.keyboard.press('Home');
    await expect(page).toHaveURL('/properties?max_price=19900000');
    await expect(panel).toContainText('5\u00a0Lakh or less – ₹\u00a01.99\u00a0Cr');
  });

  test('D-60 can be typed as people write it: kept exactly, also beyond the slider, the ends a rupee apart', async ({
    page,
  }) => {
    await visit(page, '/properties');
    const panel = await open(page, 'Budget');
    await panel.getByLabel('Maximum', { exact: true }).fill('60,00,000');
    await expect(panel).toContainText('₹\u00a060\u00a0L');
    await panel.getByLabel('Maximum', { exact: true }).press('Enter');
    await expect(page).toHaveURL('/properties?max_price=6000000');
    await panel.getByLabel('Minimum', { exact: true }).fill('90 00 000');
    await panel.getByLabel('Minimum', { exact: true }).press('Tab');
    await expect(page).toHaveURL('/properties?min_price=5999999&max_price=6000000');
    await panel.getByLabel('Minimum', { exact: true }).fill('');
    await panel.getByLabel('Maximum', { exact: true }).fill('3.5 Cr');
    await panel.getByLabel('Maximum', { exact: true }).press('Enter');
    await expect(page).toHaveURL('/properties?max_price=35000000');
    await expect(panel).toContainText('5\u00a0Lakh or less – ₹\u00a03.5\u00a0Cr');
    await panel.getByLabel('Maximum', { exact: true }).fill('about three');
    await panel.getByLabel('Maximum', { exact: true }).press('Enter');
    await expect(panel).toContainText('Enter an amount such as 80 lakh or 1.5 Cr');
    await expect(page).toHaveURL('/properties?max_price=35000000');
    await panel.getByText('₹ 5–10 Cr').click();
    await expect(page).toHaveURL('/properties?min_price=50000000&max_price=100000000');
    await expect(panel.getByLabel('Maximum', { exact: true })).toHaveValue('₹\u00a010,00,00,000');
    await panel.getByText('₹ 5–10 Cr').click();
    await expect(page).toHaveURL('/properties');
  });

  test('does not hide what is cheaper than its lower end', async ({ page }) => {
    await visit(page, '/properties?min_price=500000&sort=price_asc');
    const all = await titles(page);
    await visit(page, '/properties?sort=price_asc');
    await expect.poll(() => titles(page)).toEqual(all);
  });
});
