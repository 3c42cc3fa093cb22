import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import {
  card,
  heart,
  type Item,
  message,
  projects,
  properties,
  type Saved,
  sidewaysScrollAt320,
  withWishlist,
} from './saved-listings.ts';
import { alive, allowErrors, DESKTOP, expect, expectAccessible, httpTest, LAYOUT, test, visit } from './visitor.ts';

const SAVED = '**/api/v1/public/saved?*';
const HEART_RED = 'rgb(200, 16, 46)';

const asSaved = ({ id, price }: Item): Saved => ({ type: 'property', id, priceWhenSaved: price });
const list = (page: Page) => page.getByRole('list', { name: 'Saved listings' });
const titles = (page: Page) => list(page).getByRole('heading', { level: 2 });
const count = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Wishlist/ });
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(window.localStorage.getItem('wishlist-items') ?? '[]') as Saved[]);

async function threeProperties(page: Page): Promise<[Item, Item, Item]> {
  const [one, two, three] = await properties(page.request);
  await withWishlist(page, [one, two, three].map(asSaved));
  return [one, two, three];
}

test.describe('the heart of a listing', () => {
  for (const path of ['/', '/properties', '/projects']) {
    test(`R-099 R-032 on ${path} saves on the first press and lets go on the second, without opening the card`, async ({
      page,
    }) => {
      await visit(page, path);
      const first = page.getByRole('main').getByRole('article').first();
      await alive(first);
      const button = first.getByRole('button', { name: /^Save .+ to wishlist$/ });
      await first.hover();
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(button).toHaveCSS('color', HEART_RED);
      await expect(button.locator('svg')).toHaveAttribute('fill', 'currentColor');
      await expect(count(page)).toHaveAccessibleName('Wishlist, 1 saved');
      await expect(page).toHaveURL(path);
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await expect(button.locator('svg')).toHaveAttribute('fill', 'none');
      await expect(count(page)).toHaveAccessibleName('Wishlist');
    });
  }

  test('R-099 R-101 on its own page is the same heart', async ({ page }) => {
    const [{ title, slug }] = await threeProperties(page);
    await visit(page, `/properties/${slug}`);
    const main = page.getByRole('main');
    await expect(heart(main, title)).toHaveAttribute('aria-pressed', 'true');
    await heart(main, title).click();
    await expect(count(page)).toHaveAccessibleName('Wishlist, 2 saved');
  });

  test(
    'R-091 D-47 hides behind a mouse that is elsewhere, never from a finger, the keyboard or once it is red',
    LAYOUT,
    async ({ page, isMobile }) => {
      const [saved] = await threeProperties(page);
      await visit(page, '/wishlist');
      const { title } = saved;
      const share = card(page, title)
        .getByRole('button', { name: `Share ${title}` })
        .locator('..');
      await page.mouse.move(0, 0);
      await expect(heart(page, title)).toHaveCSS('opacity', '1');
      await expect(share).toHaveCSS('opacity', isMobile ? '1' : '0');
      const picture = card(page, title).locator('img').first();
      await card(page, title).hover();
      await expect(share).toHaveCSS('opacity', '1');
      await expect(picture).toHaveCSS('scale', isMobile ? 'none' : '1.05');
      await page.mouse.move(0, 0);
      await card(page, title).getByRole('link').first().focus();
      await expect(share).toHaveCSS('opacity', '1');
    },
  );
});

test.describe('the wishlist', () => {
  test('R-016 R-102 is a grid of what is saved, in the order of saving, one, two or three beside each other', async ({
    page,
  }) => {
    const saved = await threeProperties(page);
    await visit(page, '/wishlist');
    await expect(page).toHaveTitle('Wishlist | Aangan');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wishlist');
    await expect(titles(page)).toHaveText(saved.map(({ title }) => title));
    for (const [width, columns] of [
      [390, 1],
      [768, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await list(page)
        .getByRole('listitem')
        .evaluateAll((items) =>
          items.filter((item) => item.querySelector('article')).map((item) => item.getBoundingClientRect().left),
        );
      expect(new Set(lefts).size, `${width} px`).toBe(columns);
    }
    await expectAccessible(page);
    await expect.poll(() => sidewaysScrollAt320(page)).toBe(0);
  });

  test('R-102 without anything in it says so and leads to the properties', async ({ page }) => {
    await visit(page, '/wishlist');
    await expect(page.getByRole('heading', { name: 'No Property Wishlisted!' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Tap the heart on any listing to save it here.');
    await expectAccessible(page);
    await expect.poll(() => sidewaysScrollAt320(page)).toBe(0);
    await page.getByRole('link', { name: 'Explore Properties' }).click();
    await expect(page).toHaveURL('/properties');
  });

  test('R-100 survives a restart of the browser, and keeps the whole objects for the session', async ({
    launchOptions,
    baseURL,
  }) => {
    const profile = await mkdtemp(join(tmpdir(), 'aangan-profile-'));
    const open = async () => {
      const context = await chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: baseURL ?? '' });
      await context.addInitScript(() => {
        document.cookie = 'terms-accepted=Yes; path=/';
      });
      return { context, page: context.pages()[0] ?? (await context.newPage()) };
    };
    const objects = (page: Page) =>
      page.evaluate(() => JSON.parse(window.sessionStorage.getItem('wishlist') ?? '[]') as Item[]);

    const before = await open();
    const [item] = await properties(before.page.request);
    await visit(before.page, `/properties/${item.slug}`);
    await heart(before.page.getByRole('main'), item.title).click();
    await expect
      .poll(() => objects(before.page))
      .toMatchObject([{ id: item.id, title: item.title, price: item.price }]);
    await before.context.close();

    const after = await open();
    await visit(after.page, '/wishlist');
    await expect(titles(after.page)).toHaveText([item.title]);
    await expect.poll(() => objects(after.page)).toMatchObject([{ id: item.id, title: item.title, price: item.price }]);
    await after.context.close();
    await rm(profile, { recursive: true, force: true });
  });

  test(
    'R-101 R-316 holds a project and a property of one id, and removing one leaves the other',
    DESKTOP,
    async ({ page }) => {
      const { properties: homes, projects: sites } = await (
        await page.request.get('/api/v1/public/saved?properties=7,8,9,10,11&projects=7,8,9,10,11')
      ).json();
      const home = homes.find(({ id }: Item) => sites.some((site: Item) => site.id === id)) as Item;
      const site = sites.find(({ id }: Item) => id === home.id) as Item;
      await withWishlist(page, [
        { type: 'project', id: site.id },
        { type: 'property', id: home.id },
      ]);
      await visit(page, '/wishlist');
      await expect(titles(page)).toHaveText([site.title, home.title]);
      await heart(page, home.title).click();
      await expect(titles(page)).toHaveText([site.title]);
      await expect.poll(() => stored(page)).toMatchObject([{ type: 'project', id: site.id }]);
      await expect(count(page)).toHaveAccessibleName('Wishlist, 1 saved');
    },
  );

  test('D-04 shows prices of today and how they moved since, in words', DESKTOP, async ({ page }) => {
    const [one, two, three] = await properties(page.request);
    const [project] = await projects(page.request);
    await withWishlist(page, [
      { type: 'property', id: one.id, priceWhenSaved: Number(one.price) + 500_000 },
      { type: 'property', id: two.id, priceWhenSaved: Number(two.price) - 200_000 },
      { type: 'project', id: project.id, priceWhenSaved: project.minimum_price },
      { type: 'property', id: three.id },
    ]);
    await visit(page, '/wishlist');
    await expect(card(page, one.title)).toContainText('₹ 5 L less than when you saved it');
    await expect(card(page, two.title)).toContainText('₹ 2 L more than when you saved it');
    await expect(card(page, project.title)).not.toContainText('when you saved it');
    await expect(card(page, three.title)).not.toContainText('when you saved it');
  });

  test(
    'D-04 keeps the place of a listing that is no longer available, until it is removed',
    DESKTOP,
    async ({ page }) => {
      const [item] = await properties(page.request);
      await withWishlist(page, [
        { type: 'property', id: 999_999_999, savedAt: '2026-11-03T10:00:00Z', priceWhenSaved: 8_500_000 },
        asSaved(item),
      ]);
      await visit(page, '/wishlist');
      await expect(titles(page)).toHaveText(['No longer available', item.title]);
      await expect(list(page)).toContainText('A property saved on 3 Nov 2026 at ₹ 85 L');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Remove from wishlist' }).click();
      await expect(titles(page)).toHaveText([item.title]);
      await expect(heart(page, item.title)).toBeFocused();
      await expect.poll(() => stored(page)).toHaveLength(1);
    },
  );

  test('D-04 shows as many placeholders as there are listings while they load', DESKTOP, async ({ page }) => {
    const saved = await threeProperties(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(SAVED, async (route) => {
      await held;
      await route.continue();
    });
    await visit(page, '/wishlist');
    await expect(page.getByRole('list', { name: 'Loading...' }).getByRole('listitem')).toHaveCount(saved.length);
    release();
    await expect(titles(page)).toHaveCount(saved.length);
  });

  test('D-38 that cannot be fetched offers another try, and is no empty list', {
    ...DESKTOP,
    ...allowErrors('net::ERR_FAILED'),
  }, async ({ page }) => {
    const saved = await threeProperties(page);
    await page.route(SAVED, (route) => route.abort());
    await visit(page, '/wishlist');
    await expect(page.getByRole('alert')).toContainText('Something went wrong', { timeout: 15_000 });
    await page.unroute(SAVED);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(titles(page)).toHaveCount(saved.length);
  });

  test('D-04 follows what another tab does', DESKTOP, async ({ page, context }) => {
    const [one, two, three] = await threeProperties(page);
    const [, , , fourth] = await properties(page.request);
    await visit(page, '/wishlist');
    await expect(titles(page)).toHaveCount(3);
    const other = await context.newPage();
    await other.addInitScript(() => {
      document.cookie = 'terms-accepted=Yes; path=/';
    });
    await visit(other, `/properties/${two.slug}`);
    await heart(other.getByRole('main'), two.title).click();
    await expect(titles(page)).toHaveText([one.title, three.title]);
    await expect(count(page)).toHaveAccessibleName('Wishlist, 2 saved');
    await visit(other, `/properties/${fourth.slug}`);
    await heart(other.getByRole('main'), fourth.title).click();
    await expect(titles(page)).toHaveText([fourth.title, one.title, three.title]);
  });

  test('D-04 by keyboard alone: the focus moves on to what is left, and what was removed can be had back', async ({
    page,
  }) => {
    const [one, two, three] = await threeProperties(page);
    await visit(page, '/wishlist');
    await heart(page, two.title).focus();
    await page.keyboard.press('Enter');
    await expect(titles(page)).toHaveText([one.title, three.title]);
    await expect(heart(page, three.title)).toBeFocused();
    await expect(message(page, 'Removed from wishlist')).toContainText(two.title);
    await message(page, 'Removed from wishlist').getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(titles(page)).toHaveText([one.title, two.title, three.title]);
    for (const { title } of [three, two, one]) {
      await heart(page, title).focus();
      await page.keyboard.press('Space');
      await expect(heart(page, title)).toHaveCount(0);
    }
    await expect(page.getByRole('heading', { name: 'No Property Wishlisted!' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('D-04 asks again every ten minutes', DESKTOP, async ({ page }) => {
    const [{ title }] = await threeProperties(page);
    await page.clock.install();
    await visit(page, '/wishlist');
    await expect(card(page, title)).toBeVisible();
    const poll = page.waitForRequest(SAVED);
    await page.clock.fastForward('10:10');
    await poll;
  });
});

test.describe('a wishlist that is passed on', () => {
  test('D-04 is an address to copy, which shows the list and saves it only when asked to', async ({
    page,
    context,
    baseURL,
  }) => {
    const [one, two, three] = await threeProperties(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, '/wishlist');
    await page.getByRole('button', { name: 'Copy link to this list' }).click();
    await expect(message(page, 'Link copied')).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toBe(`${baseURL}/wishlist?properties=${one.id},${two.id},${three.id}`);

    const mine = [{ type: 'property', id: three.id, savedAt: '2026-11-01', priceWhenSaved: 1 }];
    await page.evaluate((saved) => window.localStorage.setItem('wishlist-items', JSON.stringify(saved)), mine);
    await visit(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shared wishlist');
    const shared = page.getByRole('list', { name: 'Shared listings' }).getByRole('heading', { level: 2 });
    await expect(shared).toHaveText([one.title, two.title, three.title]);
    await expectAccessible(page);
    await expect.poll(() => stored(page)).toEqual(mine);
    await page.getByRole('button', { name: 'Save all to my wishlist' }).click();
    await expect(count(page)).toHaveAccessibleName('Wishlist, 3 saved');
    await expect.poll(() => stored(page)).toMatchObject([{ id: one.id }, { id: two.id }, ...mine]);
    await expect.poll(() => sidewaysScrollAt320(page)).toBe(0);
  });

  httpTest('D-04 is whole in its HTML and says what is gone', DESKTOP, async ({ request }) => {
    const [one] = await properties(request);
    const html = await (await request.get(`/wishlist?properties=${one.id},999999999`)).text();
    expect(html).toContain(one.title);
    expect(html).toContain('1 more listing is no longer available.');
  });
});

test.describe('the page of the wishlist', () => {
  httpTest(
    'D-04 is the same for everyone, may be cached, and is not for search engines',
    DESKTOP,
    async ({ request }) => {
      const answer = await request.get('/wishlist');
      expect(answer.headers()['cache-control']).toMatch(/^public, .*s-maxage=\d+/);
      const html = await answer.text();
      expect(html).toContain('<title>Wishlist | Aangan</title>');
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('No Property Wishlisted!');
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the wishlist says why it cannot be seen', DESKTOP, async ({ page }) => {
    await page.goto('/wishlist');
    // Playwright's text locators ignore noscript.
    const sentence = page.getByRole('main').locator('noscript p');
    await expect(sentence).toBeVisible();
    await expect
      .poll(() => sentence.innerText())
      .toBe('Your wishlist is stored in your browser. Turn on JavaScript to see it.');
  });
});
