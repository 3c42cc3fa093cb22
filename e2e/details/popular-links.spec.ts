import type { Page } from '@playwright/test';
import { allowErrors, DESKTOP, expect, expectAccessible, httpTest, LAYOUT, test, visit } from '../visitor.ts';

const CITIES = [
  'Gurugram',
  'Delhi',
  'Noida',
  'Mumbai',
  'Bengaluru',
  'Pune',
  'Hyderabad',
  'Chennai',
  'Jaipur',
  'Goa',
  'Ahmedabad',
  'Dholera',
];
const TITLES = [...CITIES.flatMap((city) => [`Real Estate In ${city}`, `Property In ${city}`]), 'Property In India'];
const LINK = '**/api/v1/public/popular-link/*';

const toPath = (title: string) => `/most-popular-links/${title.toLowerCase().replaceAll(' ', '-')}`;
const links = (page: Page) => page.getByRole('main').getByRole('link');

/** Follows one of the links, whose results the browser then fetches. */
async function follow(page: Page, title: string): Promise<void> {
  await visit(page, '/most-popular-links');
  await links(page).filter({ hasText: title }).click();
  await expect(page).toHaveURL(toPath(title));
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
}

test.describe('most popular links', () => {
  httpTest(
    'R-021 R-178 R-312 are whole in their HTML, with title and canonical address',
    DESKTOP,
    async ({ request, baseURL }) => {
      const html = await (await request.get('/most-popular-links')).text();
      for (const title of TITLES) expect(html).toContain(`href="${toPath(title)}"`);
      expect(html).toContain('<title>Most Popular Links: real estate by city | Aangan</title>');
      expect(html).toContain(`<link rel="canonical" href="${baseURL}/most-popular-links"/>`);
      expect(html).toMatch(/<meta name="description" content="[^"]{120,160}"/);
    },
  );

  test('R-178 stand in four columns on large screens, fewer below', LAYOUT, async ({ page, isMobile }) => {
    await visit(page, '/most-popular-links');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Most Popular Links');
    await expect(links(page)).toHaveText(TITLES);
    const columns = async () =>
      new Set(await links(page).evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left))).size;
    await expect.poll(() => columns()).toBe(isMobile ? 1 : 4);
    await page.setViewportSize({ width: 768, height: 800 });
    await expect.poll(() => columns()).toBe(2);
  });

  test('R-310 do not scroll sideways at 320 px, nor does what they lead to', DESKTOP, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const path of ['/most-popular-links', toPath('Real Estate In Gurugram'), toPath('Property In Goa')]) {
      await visit(page, path);
      await expectNoSidewaysScroll(page);
    }
  });

  test('D-40 stand beneath the search of the home page, those of the city on its page', async ({ page, request }) => {
    for (const [path, titles] of [
      ['/', ['Real Estate In Gurugram', 'Real Estate In Delhi', 'Real Estate In Noida']],
      ['/city/goa', ['Real Estate In Goa', 'Property In Goa']],
    ] as const) {
      await visit(page, path);
      const popular = page.getByRole('main').getByText('Popular:').getByRole('link');
      await expect(popular).toHaveText([...titles]);
      for (const title of titles) expect((await request.get(toPath(title))).status()).toBe(200);
    }
  });
});

test.describe('what a popular link leads to', () => {
  httpTest('R-021 R-179 R-312 is whole in its HTML, titled by the link', DESKTOP, async ({ request, baseURL }) => {
    const html = await (await request.get(toPath('Real Estate In Gurugram'))).text();
    expect(html).toContain('<title>Real Estate In Gurugram | Aangan</title>');
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${toPath('Real Estate In Gurugram')}"/>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{120,160}"/);
    expect(html.match(/<article/g)).toHaveLength(10);
    expect(html).toContain('href="/projects/');
  });

  test('R-178 R-179 shows projects, with their number and the way to all of them', async ({ page }) => {
    await follow(page, 'Real Estate In Gurugram');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Real Estate In Gurugram');
    await expect(page).toHaveTitle('Real Estate In Gurugram | Aangan');
    await expect(page.getByRole('article')).toHaveCount(10);
    await expect(page.getByText(/^Showing 1 to 10 of \d+$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'View All' })).toHaveAttribute('href', /^\/projects\?city_id=\d+$/);
    await expectAccessible(page);
  });

  test('R-179 shows properties of one city, or of India', async ({ page }) => {
    await visit(page, toPath('Property In Goa'));
    await expect(
      page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Request Callback/ }),
    ).toBeVisible();
    for (const article of await page.getByRole('article').all()) await expect(article).toContainText('Goa');
    await expect(page.getByRole('link', { name: 'View All' })).toHaveAttribute('href', /^\/properties\?city_id=\d+$/);
    await visit(page, toPath('Property In India'));
    await expect(page.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/properties');
  });

  test('R-010 R-179 is titled before it has come, and says so when there is nothing', DESKTOP, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(LINK, async (route) => {
      await held;
      const nothing = { success: true, title: 'Property In Goa', cityId: 1, properties: [], totalItems: 0 };
      await route.fulfill({ json: nothing });
    });
    await follow(page, 'Property In Goa');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property In Goa');
    await expect(page.getByRole('list', { name: 'Loading...' })).toBeVisible();
    release();
    await expect(page.getByRole('heading', { name: 'No Data Found!' })).toBeVisible();
    await expectAccessible(page);
  });

  test("R-179 is called 'Popular Link' when the link has no title", DESKTOP, async ({ page }) => {
    await page.route('**/api/v1/public/popular-link', (route) =>
      route.fulfill({ json: { success: true, popularLinks: [{ title: '', slug: 'property-in-goa', cityId: 1 }] } }),
    );
    await visit(page, '/why-choose-us');
    await page.evaluate(() => {
      window.history.pushState({}, '', '/most-popular-links/property-in-goa');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Popular Link');
    await expect(page.getByRole('article')).toHaveCount(10);
  });

  test('D-38 offers another try when it could not be fetched', {
    ...DESKTOP,
    ...allowErrors('net::ERR_FAILED'),
  }, async ({ page }) => {
    await page.route(LINK, (route) => route.abort());
    await follow(page, 'Property In Goa');
    await expect(page.getByRole('alert')).toContainText('Something went wrong', { timeout: 15_000 });
    await page.unroute(LINK);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article')).toHaveCount(10);
  });

  test('R-025 R-179 is not found where no link leads, with status 404', { ...DESKTOP, ...allowErrors('404') }, async ({
    page,
    request,
  }) => {
    expect((await request.get('/most-popular-links/property-in-atlantis')).status()).toBe(404);
    await page.goto('/most-popular-links/property-in-atlantis');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 | Page not found');
  });
});
