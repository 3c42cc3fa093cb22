import type { Page } from '@playwright/test';
import { demo, propertyPath, storeFormerSlug, storeProperty, visitListing } from './demo-listings.ts';
import { expect, expectAccessible, expected, test } from './visitor.ts';

const { row, pictures, amenities, builder } = demo.property;
const PATH = propertyPath(demo.property);

const section = (page: Page, title: string) =>
  page.locator('details').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
const shownLarge = (page: Page) => page.getByRole('main').locator('img').first();
const pictureNumber = (path: string | null) =>
  pictures.findIndex(({ name }) => path?.includes(`/media/art/${name}.`)) + 1;

/** Goes to an address inside the page that is open, as a link would. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => window.history.pushState({}, '', to), path);
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
}

test.describe('the page of a property', () => {
  test('R-312 R-114 R-108 is whole in its HTML', { tag: '@once' }, async ({ request }) => {
    const answer = await request.get(PATH);
    expect(answer.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+/);
    const again = await request.get(PATH, { headers: { 'if-none-match': answer.headers().etag ?? '' } });
    expect(again.status()).toBe(304);
    const html = await answer.text();
    expect(html).toContain(`<link rel="canonical" href="${process.env.E2E_ORIGIN}${PATH}"/>`);
    expect(html).toMatch(new RegExp(`<title>${row.title}, [A-Z][a-z ]+ \\| Aangan</title>`));
    expect(html).toMatch(/<meta property="og:image" content="http[^"]+"\/>/);
    for (const text of [row.title, row.reraId, builder, ...amenities.map((name) => name.replaceAll("'", '&#x27;'))]) {
      expect(html).toContain(text);
    }
    for (const { name } of pictures) expect(html).toContain(`/media/art/${name}.svg`);
    for (const title of ['Description', 'Amenities', 'About Builder', 'Compare Properties', 'Location']) {
      expect(html).toContain(`>${title}</h2>`);
    }
  });

  test('R-312 D-46 tells search engines what it is, and no review', { tag: '@once' }, async ({ page }) => {
    await visitListing(page, PATH);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const data = blocks.map((text) => JSON.parse(text) as Record<string, unknown>);
    expect(new Set(data.map((block) => block['@type']))).toEqual(
      new Set(['BreadcrumbList', 'Organization', 'RealEstateListing']),
    );
    const listing = data.find((block) => block['@type'] === 'RealEstateListing');
    expect(listing).toMatchObject({
      name: row.title,
      url: `${process.env.E2E_ORIGIN}${PATH}`,
      offers: { '@type': 'Offer', price: row.price, priceCurrency: 'INR' },
      mainEntity: { address: { addressCountry: 'IN' } },
    });
    expect(blocks.join()).not.toMatch(/rating|review/i);
  });

  test('is accessible, and stays within a small screen', async ({ page }) => {
    await visitListing(page, PATH);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('R-110 has the way to ask after what there is to read, or on its right', async ({ page }) => {
    await visitListing(page, PATH);
    const form = page.getByRole('region', { name: 'Ask about this home' });
    await expect(form).toContainText('An advisor who has visited it will call you.');
    const [ask, read] = await Promise.all([form.boundingBox(), section(page, 'Description').boundingBox()]);
    const isWide = (page.viewportSize()?.width ?? 0) > 1024;
    if (isWide) expect(ask?.x).toBeGreaterThan((read?.x ?? 0) + (read?.width ?? 0));
    else expect(ask?.y).toBeGreaterThan((read?.y ?? 0) + (read?.height ?? 0));
  });

  test('R-312 can be read and used without any script', { tag: '@once' }, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${process.env.E2E_ORIGIN}${PATH}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(row.title);
    await expect(section(page, 'Description').locator('p').first()).toBeVisible();
    const categories = section(page, 'Amenities').getByRole('radio');
    const seen: string[] = [];
    for (const category of await categories.all()) {
      await category.check();
      seen.push(...(await section(page, 'Amenities').locator('li:visible').allInnerTexts()));
    }
    expect(seen.sort()).toEqual([...amenities].sort());
    await section(page, 'Description').locator('summary').click();
    await expect(section(page, 'Description').locator('p').first()).toBeHidden();
    await context.close();
  });
});

test.describe('the pictures of a property', () => {
  test('R-106 are five, and a thumbnail shows its picture large', async ({ page }) => {
    await visitListing(page, PATH);
    await expect(page.getByText('1 / 5')).toBeVisible();
    await expect(page.getByText('Illustration, not a photograph')).toBeVisible();
    for (const number of [3, 5, 1]) {
      const thumb = page.getByRole('button', { name: `Show picture ${number}` });
      await thumb.click();
      await expect(thumb).toHaveAttribute('aria-current', 'true');
      await expect(page.getByText(`${number} / 5`)).toBeVisible();
      expect(pictureNumber(await shownLarge(page).getAttribute('src'))).toBe(number);
      await expect(shownLarge(page)).toHaveAttribute('alt', pictures[number - 1]?.alt ?? '');
    }
  });

  test('R-106 open over the page and are walked through by keyboard', async ({ page }) => {
    await visitListing(page, PATH);
    const big = page.getByRole('button', { name: 'Enlarge picture 1 of 5' });
    await big.focus();
    await page.keyboard.press('Enter');
    const view = page.getByRole('dialog', { name: `Pictures of ${row.title}` });
    await expect(view.getByText('Picture 1 of 5')).toBeAttached();
    await expectAccessible(page);
    for (const [key, number] of [
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['End', 5],
      ['ArrowRight', 5],
      ['Home', 1],
      ['ArrowLeft', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(view.getByText(`Picture ${number} of 5`)).toBeAttached();
      await expect(view.getByAltText(pictures[number - 1]?.alt ?? '', { exact: true })).toBeInViewport({ ratio: 0.9 });
    }
    await page.keyboard.press('Shift+Tab');
    expect(await view.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(view).toHaveCount(0);
    await expect(big).toBeFocused();
  });

  test('R-106 go on from where the large view was left', async ({ page }) => {
    await visitListing(page, PATH);
    await page.getByRole('button', { name: 'Show picture 2' }).click();
    await page.getByRole('button', { name: 'Enlarge picture 2 of 5' }).click();
    const view = page.getByRole('dialog');
    await view.getByRole('button', { name: 'Next picture' }).click();
    await expect(view.getByText('Picture 3 of 5')).toBeAttached();
    await view.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('3 / 5')).toBeVisible();
  });

  test('R-106 one alone has no thumbnails and no arrows', { tag: '@once' }, async ({ page }) => {
    await visitListing(page, propertyPath(demo.onePicture));
    await expect(page.getByRole('button', { name: /Show picture/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Enlarge picture 1 of 1' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('button', { name: /(Previous|Next) picture/ })).toHaveCount(0);
  });

  test('R-101 R-104 carry the heart and the ways to share', async ({ page }) => {
    await visitListing(page, PATH);
    const heart = page.getByRole('button', { name: `Save ${row.title} to wishlist` });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: `Share ${row.title}` }).click();
    await expect(page.getByRole('link', { name: 'Whatsapp', exact: true })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(PATH)),
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('the sections of a property', () => {
  test('R-108 all start open, and each can be closed', async ({ page }) => {
    await visitListing(page, PATH);
    const titles = await page.locator('details[id] h2').allInnerTexts();
    expect(titles).toEqual(['Description', 'Amenities', 'About Builder', 'Compare Properties', 'Location']);
    for (const title of titles) {
      await expect(section(page, title)).toHaveAttribute('open');
      await section(page, title).locator('summary').click();
      await expect(section(page, title)).not.toHaveAttribute('open');
    }
  });

  test('R-112 amenities begin with their first category, and another name switches the list', async ({ page }) => {
    await visitListing(page, PATH);
    const categories = section(page, 'Amenities').getByRole('radio');
    await expect(categories.first()).toBeChecked();
    const list = section(page, 'Amenities').locator('li:visible');
    const first = await list.allInnerTexts();
    await categories.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(categories.nth(1)).toBeChecked();
    await expect(list.first()).not.toHaveText(first[0] ?? '');
    await section(page, 'Amenities').locator('label').first().click();
    await expect(list).toHaveText(first);
  });

  test("R-113 D-46 decision drivers are four, as the company's own view", async ({ page }) => {
    await visitListing(page, PATH);
    const drivers = page.getByRole('region', { name: 'Decision drivers' });
    await expect(drivers).toContainText("Our advisors' own view");
    await expect(drivers.getByRole('listitem')).toHaveText([
      'Lifestyle',
      'Connectivity',
      'Livability',
      'Value for money',
    ]);
    await expect(drivers.getByRole('img').first()).toHaveAccessibleName(`${row.decisionDriversLifeStyle} of 5 stars`);
    await expect(drivers).toContainText(`${row.rating} Rating`);
  });

  test('R-115 D-32 D-09 compare: the closest left, this one in the middle, the next right; always so', async ({
    page,
    request,
  }) => {
    const { property } = await (await request.get(`/api/v1/public/property/${row.slug}`)).json();
    const [left, right] = property.similar;
    for (const home of [left, right]) {
      expect(home.city).toEqual(property.city);
      expect(home.slug).not.toBe(row.slug);
    }
    for (const _ of [1, 2]) {
      await visitListing(page, PATH);
      const table = page.getByRole('region', { name: 'Compare Properties' });
      await expect(table.getByRole('columnheader')).toHaveText([
        'What is compared',
        left.title,
        row.title,
        right.title,
      ]);
    }
    await page.getByRole('link', { name: left.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(left.title);
  });

  test('R-122 the builder has a name, a year, words and projects', { tag: '@once' }, async ({ page }) => {
    await visitListing(page, PATH);
    const about = section(page, 'About Builder');
    await expect(about.getByRole('heading', { level: 3 })).toHaveText(builder ?? '');
    await expect(about).toContainText(/Established \d{4}/);
    await expect(about.getByRole('link', { name: `See all projects of ${builder}` })).toHaveAttribute(
      'href',
      /^\/projects\?builder_id=\d+$/,
    );
  });

  test('R-118 D-08 the map comes when it is asked for, and nothing of it before', async ({ page, watch }) => {
    const foreign: string[] = [];
    await page.route(/^https:/, async (route) => {
      foreign.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
    });
    await visitListing(page, PATH);
    await section(page, 'Location').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Open in maps/ })).toHaveAttribute('target', '_blank');
    await page.getByRole('button', { name: 'Show map' }).click();
    const map = page.locator('iframe');
    await expect(map).toHaveAttribute('title', `Map of ${row.title}`);
    await expect(map).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
    await expect(map).toBeFocused();
    await expect.poll(() => foreign).toEqual([row.locationEmbedSrc]);
    // The script that answers the notices beforehand runs in the frame too, where it may store nothing.
    expected(watch, 'sessionStorage');
  });
});

test.describe('what nobody entered', () => {
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
    expect(await page.locator('dt').allInnerTexts()).toEqual([
      'Built-up area',
      'Property type',
      'Residency type',
      'Possession',
      'City',
    ]);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('R-326 D-08 a stored script or a foreign map never reaches the page', { tag: '@once' }, async ({ page }) => {
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
    expect(await page.evaluate(() => 'slippedIn' in window)).toBe(false);
  });
});

test.describe('the address of a property', () => {
  test('R-117 R-125 R-025 that leads nowhere is not found', { tag: '@once' }, async ({ page, watch }) => {
    const answer = await page.goto('/properties/no-such-home');
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()['cache-control']).toBe('public, max-age=0, s-maxage=10');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 | Page not found');
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expected(watch, '404');
  });

  test('R-117 R-125 that leads nowhere is not found inside the page too', { tag: '@once' }, async ({ page, watch }) => {
    await visitListing(page, PATH);
    await follow(page, '/properties/no-such-home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 | Page not found');
    await expect(page).toHaveTitle('Page not found | Aangan');
    expected(watch, '404');
  });

  test('D-43 of one that is gone says so with status 410, and offers others', async ({ page, watch }) => {
    const answer = await page.goto(propertyPath(demo.goneProperty));
    expect(answer?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This home is no longer listed');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('region', { name: 'Similar Properties' }).getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'See all properties' })).toHaveAttribute('href', '/properties');
    await expectAccessible(page);
    expected(watch, '410');
  });

  test('D-43 of one that is gone says so inside the page too', { tag: '@once' }, async ({ page, watch }) => {
    await visitListing(page, PATH);
    await follow(page, propertyPath(demo.goneProperty));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This home is no longer listed');
    const card = page.getByRole('region', { name: 'Similar Properties' }).getByRole('article').first();
    const title = await card.getByRole('heading').innerText();
    await card.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expected(watch, '410');
  });

  test('D-07 that it had before leads to the present one, for ever', { tag: '@once' }, async ({ page, request }) => {
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

  test('R-317 R-116 alone decides what is shown, whatever is remembered', { tag: '@once' }, async ({ page }) => {
    const other = propertyPath(demo.onePicture);
    await visitListing(page, PATH);
    await page.evaluate((slug) => window.sessionStorage.setItem('property', JSON.stringify({ slug })), row.slug);
    await page.goto(other);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(demo.onePicture.row.title);
    await follow(page, PATH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(row.title);
    await expect(page).toHaveTitle(new RegExp(`^${row.title}`));
    await expect(page.getByText('1 / 5')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(demo.onePicture.row.title);
  });
});

test.describe('a property on its way', () => {
  test('R-111 R-010 shows its boxes, and at once what a list knew of it', async ({ page, request }) => {
    const { property } = await (await request.get(`/api/v1/public/property/${row.slug}`)).json();
    const [known] = property.similar;
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
    await follow(page, `/properties/${known.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(known.title);
    await expect(page.getByRole('main').getByText('Loading...')).toBeAttached();
    await expect(section(page, 'Description')).toHaveCount(0);
    release();
    await expect(section(page, 'Description')).toBeVisible();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  });

  test('R-111 D-38 that did not arrive offers another try, and is not called lost', { tag: '@once' }, async ({
    page,
    watch,
  }) => {
    await visitListing(page, PATH);
    await page.route('**/api/v1/public/property/*', (route) => route.abort());
    await follow(page, propertyPath(demo.onePicture));
    await expect(page.getByRole('alert')).toContainText('Something went wrong', { timeout: 15_000 });
    await expect(page.getByText('404 | Page not found')).toHaveCount(0);
    await page.unroute('**/api/v1/public/property/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(demo.onePicture.row.title);
    expected(watch, 'net::ERR_FAILED');
  });
});
