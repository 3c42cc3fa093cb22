import type { Page } from '@playwright/test';
import { demo, propertyPath, section, storeFormerSlug, storeProperty, visitListing } from './demo-listings.ts';
import { allowErrors, DESKTOP, expect, expectAccessible, test } from './visitor.ts';

const { row } = demo.property;
const PATH = propertyPath(demo.property);

/** Navigates inside the open page, as a link would. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => window.history.pushState({}, '', to), path);
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
}

test.describe('missing values', () => {
  test('D-03 R-093 R-095 is not shown, and a long name stays within a small screen', async ({ page }) => {
    const title = `${'Averylongwordwithoutanygap'.repeat(4)} home`;
    const slug = await storeProperty({ title });
    await visitListing(page, `/properties/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Price on request').first()).toBeVisible();
    await expect(page.getByText('No picture yet')).toBeVisible();
    await expect(page.getByRole('main').getByText(/per Sq.Ft|RERA|Trending|Illustration/)).toHaveCount(0);
    await expect(page.locator('details[id] h2')).toHaveText(['Compare Properties']);
    await expect(page.getByRole('button', { name: /Enlarge|Show picture/ })).toHaveCount(0);
    await expect
      .poll(() => page.locator('dt').allInnerTexts())
      .toEqual(['Possession', 'Property type', 'Residency type', 'City']);
    await expect(page.getByRole('main')).toContainText('Carpet area not given');
    await expect(page.getByRole('main')).toContainText('Built-up');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('R-326 D-08 a stored script or a foreign map never reaches the page', DESKTOP, async ({ page }) => {
    const slug = await storeProperty({
      description: '<p>Kept.</p><script>window.slippedIn = true</script><img src=x onerror="window.slippedIn = true">',
      location_embed_src: 'https://evil.example/maps/embed',
    });
    const html = await (await page.request.get(`/properties/${slug}`)).text();
    expect(html).toContain('<p>Kept.</p>');
    expect(html).not.toMatch(/slippedIn|evil\.example/);
    await visitListing(page, `/properties/${slug}`);
    await expect(section(page, 'Location')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Show map' })).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => 'slippedIn' in window)).toBe(false);
  });
});

test.describe('the address of a property', () => {
  test('R-117 R-125 R-025 that leads nowhere is not found', { ...DESKTOP, ...allowErrors('404') }, async ({ page }) => {
    const answer = await page.goto('/properties/no-such-home');
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()['cache-control']).toBe('public, max-age=0, s-maxage=10');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 | Page not found');
    await expect(page.getByRole('main')).toContainText(
      "We couldn't find this listing. It may have been sold or taken down.",
    );
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect((await page.goto('/posted-properties/999999'))?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText(
      "We couldn't find this listing. It may have been sold or taken down.",
    );
  });

  test('R-117 R-125 that leads nowhere is not found inside the page too', {
    ...DESKTOP,
    ...allowErrors('404'),
  }, async ({ page }) => {
    await visitListing(page, PATH);
    await follow(page, '/properties/no-such-home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 | Page not found');
    await expect(page).toHaveTitle('Page not found | Aangan');
  });

  test('D-43 of one that is gone says so with status 410, and offers others', allowErrors('410'), async ({ page }) => {
    const answer = await page.goto(propertyPath(demo.goneProperty));
    expect(answer?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This property is no longer listed');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('region', { name: 'Similar Properties' }).getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'See all properties' })).toHaveAttribute('href', '/properties');
    await expectAccessible(page);
  });

  test('D-43 of one that is gone says so inside the page too', { ...DESKTOP, ...allowErrors('410') }, async ({
    page,
  }) => {
    await visitListing(page, PATH);
    await follow(page, propertyPath(demo.goneProperty));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This property is no longer listed');
    const card = page.getByRole('region', { name: 'Similar Properties' }).getByRole('article').first();
    const title = await card.getByRole('heading').innerText();
    await card.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test('D-07 that it had before leads to the present one, for ever', DESKTOP, async ({ page, request }) => {
    const slug = await storeProperty();
    const former = await storeFormerSlug(slug);
    const answer = await request.get(`/properties/${former}?utm_source=mail`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(`/properties/${slug}?utm_source=mail`);
    await visitListing(page, PATH);
    await follow(page, `/properties/${former}`);
    await expect(page).toHaveURL(`/properties/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A home of which little is known');
  });

  test('R-317 R-116 alone decides what is shown, whatever is remembered', DESKTOP, async ({ page }) => {
    const other = propertyPath(demo.onePicture);
    await visitListing(page, PATH);
    await page.evaluate((slug) => window.sessionStorage.setItem('property', JSON.stringify({ slug })), row.slug);
    await page.goto(other);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(demo.onePicture.row.title);
    await follow(page, PATH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(row.title);
    await expect(page).toHaveTitle(new RegExp(`^${row.title}`));
    await expect(page.getByText(`1 / ${demo.property.pictures.length}`)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(demo.onePicture.row.title);
  });
});

test.describe('a property on its way', () => {
  test('R-111 R-010 shows its boxes, and at once what a list knew of it', async ({ page, request }) => {
    const { property } = await (await request.get(`/api/v1/public/property/${row.slug}`)).json();
    const [similarHome] = property.similar;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await visitListing(page, PATH);
    await page.route('**/api/v1/public/property/*', async (route) => {
      await held;
      await route.continue();
    });
    await follow(page, propertyPath(demo.onePicture));
    await expect(page.getByRole('heading', { level: 1, name: 'Loading...' })).toBeAttached();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await follow(page, `/properties/${similarHome.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(similarHome.title);
    await expect(page.getByRole('main').getByText('Loading...')).toBeAttached();
    await expect(section(page, 'Description')).toHaveCount(0);
    release();
    await expect(section(page, 'Description')).toBeVisible();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  });

  test('R-111 D-38 that did not arrive offers another try, and is not called lost', {
    ...DESKTOP,
    ...allowErrors('net::ERR_FAILED'),
  }, async ({ page }) => {
    await visitListing(page, PATH);
    await page.route('**/api/v1/public/property/*', (route) => route.abort());
    await follow(page, propertyPath(demo.onePicture));
    await expect(page.getByRole('alert')).toContainText('Something went wrong', { timeout: 15_000 });
    await expect(page.getByText('404 | Page not found')).toHaveCount(0);
    await page.unroute('**/api/v1/public/property/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(demo.onePicture.row.title);
  });
});
