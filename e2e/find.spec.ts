import type { APIRequestContext, Page } from '@playwright/test';
import { cards, cityId, expectShowing, fetchTotal } from './lists.ts';
import { DESKTOP, expect, expectAccessible, test, visit } from './visitor.ts';

const kinds = (page: Page) => page.getByRole('navigation', { name: 'Kinds of listings' });

/** The dialog with all filters, at any width. */
async function openFilters(page: Page) {
  await page
    .getByRole('button', { name: /^(All filters|Filters)/ })
    .filter({ visible: true })
    .click();
  return page.getByRole('dialog', { name: 'Filters' });
}

interface Facet {
  value: string;
  count: number;
}

const readFacets = async (request: APIRequestContext, query: string): Promise<Record<string, Facet[]>> =>
  (await (await request.get(`/api/v1/public/property?facets=1&${query}`)).json()).facets;

test.describe('R-339 the kinds of listings', () => {
  test('lead to homes to buy and to rent, to projects, workplaces and plots of the same city', async ({
    page,
    request,
  }) => {
    const city = await cityId(request, 'Pune');
    await visit(page, `/properties?city_id=${city}`);
    await expect(kinds(page).getByRole('link')).toHaveText(['Buy', 'Rent', 'New projects', 'Commercial', 'Plots']);
    await expect(kinds(page).getByRole('link', { name: 'Buy' })).toHaveAttribute('aria-current', 'page');
    for (const [kind, address, heading] of [
      ['Rent', `/rent?city_id=${city}`, 'Properties for Rent in Pune'],
      ['New projects', `/projects?city_id=${city}`, 'Projects in Pune'],
      ['Commercial', `/properties?city_id=${city}&residency_type=commercial`, 'Commercial Properties in Pune'],
      ['Plots', `/properties?city_id=${city}&property_type=plot`, 'Plots in Pune'],
      ['Buy', `/properties?city_id=${city}`, 'Properties in Pune'],
    ] as const) {
      await kinds(page).getByRole('link', { name: kind }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(kinds(page).getByRole('link', { name: kind })).toHaveAttribute('aria-current', 'page');
    }
  });

  test('rents have an address of their own, with prices for a month', DESKTOP, async ({ page, request }) => {
    const moved = await request.get('/properties?purpose=rent&bhk=4', { maxRedirects: 0 });
    expect([moved.status(), moved.headers()['location']]).toEqual([301, '/rent?bhk=4']);
    await visit(page, '/rent');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/rent$/);
    await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(0);
    await expectShowing(
      page,
      `1 to 10 of ${(await fetchTotal(request, '/properties?purpose=rent')).toLocaleString('en-IN')}`,
    );
    for (const card of await cards(page).all()) await expect(card).toContainText(/\/ month|Price on request/i);
    await expectAccessible(page);
  });

  test('D-60 a rent is typed as people write it', async ({ page }) => {
    await visit(page, '/rent');
    const sheet = await openFilters(page);
    await sheet.getByLabel('Maximum', { exact: true }).fill('25k');
    await sheet.getByLabel('Maximum', { exact: true }).press('Enter');
    await expect(sheet).toContainText('₹\u00a05,000 or less – ₹\u00a025,000');
    await sheet.getByRole('button', { name: /^Show/ }).click();
    await expect(page).toHaveURL('/rent?max_price=25000');
  });
});

test.describe('R-343 the filters of a list', () => {
  test('include localities, amenities, carpet area, floor and more, each with what it leaves', async ({
    page,
    request,
  }) => {
    const city = await cityId(request, 'Pune');
    const facets = await readFacets(request, `city_id=${city}`);
    const [locality] = facets['locality'] ?? [];
    await visit(page, `/properties?city_id=${city}`);
    const sheet = await openFilters(page);
    await sheet.locator('summary').filter({ hasText: 'Localities' }).click();
    const option = sheet.getByRole('group', { name: 'Localities' }).getByRole('checkbox').first();
    await option.check();
    const inLocality = await fetchTotal(request, `/properties?city_id=${city}&locality=${locality?.value}`);
    expect(inLocality).toBe(locality?.count);
    await expect(sheet.getByRole('button', { name: `Show ${inLocality} properties` })).toBeVisible();
    await sheet.getByRole('group', { name: 'Facing' }).getByText('East', { exact: true }).click();
    await sheet.getByRole('group', { name: 'Carpet Area' }).getByText('1,000 – 1,500').click();
    const query = `city_id=${city}&locality=${locality?.value}&min_carpet=1000&max_carpet=1500&facing=east`;
    const total = await fetchTotal(request, `/properties?${query}`);
    await sheet.getByRole('button', { name: total === 1 ? 'Show 1 property' : `Show ${total} properties` }).click();
    await expect(page).toHaveURL(`/properties?${query}`);
    const applied = page.getByRole('list', { name: 'Applied filters' });
    await expect(applied).toContainText('1,000 – 1,500 sq\u00a0ft carpet');
    await expect(applied).toContainText('East facing');
    await applied.getByRole('link', { name: 'Remove East facing' }).click();
    await expect(page).toHaveURL(
      `/properties?city_id=${city}&locality=${locality?.value}&min_carpet=1000&max_carpet=1500`,
    );
  });

  test('name the chosen localities in the heading, also without scripts', DESKTOP, async ({ request }) => {
    const city = await cityId(request, 'Pune');
    const { localities } = await (await request.get(`/api/v1/public/locality?city_id=${city}`)).json();
    const [first, second] = localities as { id: number; name: string }[];
    const html = await (await request.get(`/properties?city_id=${city}&locality=${first?.id},${second?.id}`)).text();
    expect(html).toContain(`Properties in ${first?.name} and ${second?.name}, Pune</h1>`);
  });

  test('are accessible in the dialog', async ({ page }) => {
    await visit(page, '/properties?city_id=1');
    const sheet = await openFilters(page);
    await sheet.locator('summary').filter({ hasText: 'Amenities' }).click();
    await expect(sheet.getByRole('group', { name: 'Amenities' }).getByRole('checkbox').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('D-26 a wide list has numbered pages and goes to any of them', DESKTOP, async ({ page, request }) => {
    await visit(page, '/properties');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages.getByRole('link', { name: 'Page 3', exact: true }).click();
    await expect(page).toHaveURL('/properties?page=3');
    await expect(pages.getByRole('link', { name: 'Page 3', exact: true })).toHaveAttribute('aria-current', 'page');
    await pages.getByLabel('Go to page').fill('12');
    await pages.getByLabel('Go to page').press('Enter');
    await expect(page).toHaveURL('/properties?page=12');
    const total = await fetchTotal(request, '/properties');
    await expectShowing(page, `111 to 120 of ${total.toLocaleString('en-IN')}`);
  });
});

test.describe('R-344 a search that finds nothing', () => {
  test('offers what to change, with what it finds then', async ({ page, request }) => {
    const city = await cityId(request, 'Pune');
    await visit(page, `/properties?city_id=${city}&property_type=penthouse&max_price=600000`);
    await expect(page.getByRole('heading', { name: 'No Properties!' })).toBeVisible();
    const offers = page.getByRole('region', { name: 'Change one thing' }).getByRole('link');
    await expect(offers.filter({ hasText: 'Any budget' })).toBeVisible();
    await expectAccessible(page);
    const text = (await offers.filter({ hasText: 'Any budget' }).textContent()) ?? '';
    const count = Number(/(\d+) propert/.exec(text)?.[1]);
    await offers.filter({ hasText: 'Any budget' }).click();
    await expect(page).toHaveURL(`/properties?city_id=${city}&property_type=penthouse`);
    await expectShowing(page, `1 to ${Math.min(10, count)} of ${count}`);
  });
});
