import type { Page } from '@playwright/test';
import { allowErrors, DESKTOP, expect, httpTest, test, visit } from '../visitor.ts';

/** Opens a page that loads no cities, so that the public site is entered through client-side navigation. */
async function startElsewhere(page: Page): Promise<void> {
  await page.goto('/login');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
}

test.describe('available cities', () => {
  httpTest('R-017 R-312 are whole in their HTML', DESKTOP, async ({ request }) => {
    const html = await (await request.get('/available-cities')).text();
    expect(html).toContain('Available Cities');
    for (const city of ['Delhi', 'Goa', 'Kolkata', 'Noida']) expect(html).toContain(city);
  });

  test('R-177 form a grid under a banner', async ({ page }) => {
    await visit(page, '/available-cities');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Available Cities');
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(12);
  });

  test('R-051 R-177 R-010 show five placeholders while they load', async ({ page }) => {
    await startElsewhere(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/v1/public/featured-city', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Aangan' }).click();
    await expect(page.getByRole('region', { name: 'These Cities' }).getByText('Loading...')).toBeAttached();
    await page.getByRole('region', { name: 'These Cities' }).getByRole('link', { name: 'View All' }).click();
    await expect(page.getByRole('list', { name: 'Loading...' }).getByRole('listitem')).toHaveCount(5);
    release();
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(12);
  });

  test(
    'D-38 that cannot be fetched offer another try, and are no empty list',
    allowErrors('net::ERR_FAILED'),
    async ({ page }) => {
      await startElsewhere(page);
      await page.route('**/api/v1/public/featured-city', (route) => route.abort());
      await page.getByRole('link', { name: 'Aangan' }).click();
      await expect(page.getByRole('alert')).toContainText('Something went wrong', { timeout: 15_000 });
      await page.unroute('**/api/v1/public/featured-city');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('link', { name: 'Delhi', exact: true })).toBeVisible();
      // The browser logs the aborted requests as errors, which the test allows.
    },
  );

  test('D-35 without any say so', async ({ page }) => {
    await startElsewhere(page);
    await page.route('**/api/v1/public/featured-city', (route) =>
      route.fulfill({ json: { success: true, featuredCities: [] } }),
    );
    await page.getByRole('link', { name: 'Aangan' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('INDIA');
    await expect(page.getByRole('region', { name: "We're Available in These Cities" })).toHaveCount(0);
    await startElsewhere(page);
    await page.evaluate(() => window.history.pushState({}, '', '/available-cities'));
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await expect(page.getByRole('heading', { name: 'No Data Found!' })).toBeVisible();
  });
});

test.describe('the home page of a city', () => {
  test('R-039 has an address of its own that can be shared', async ({ page, request }) => {
    const html = await (await request.get('/city/gurugram')).text();
    expect(html).toContain('GURUGRAM');
    expect(html).toContain('<title>Find Your Better Future in Gurugram | Aangan</title>');
    await visit(page, '/city/gurugram');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Better Future in GURUGRAM');
  });

  httpTest('of a city we do not know is not found', DESKTOP, async ({ request }) => {
    expect((await request.get('/city/atlantis')).status()).toBe(404);
  });
});
