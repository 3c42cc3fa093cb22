import type { Page } from '@playwright/test';
import { initialScripts } from '../../test/initial-scripts.ts';
import { expectAutoplay } from '../carousel.ts';
import { alive, allowErrors, DESKTOP, expect, httpTest, LAYOUT, settled, test, visit } from '../visitor.ts';

const GROUPS = ['Featured Properties', 'Top Properties', 'Trending Properties', 'New Properties'];

/** Opens the home page through client-side navigation, so that its lists are fetched and can be mocked. */
async function enterFromAnotherPage(page: Page): Promise<void> {
  await visit(page, '/why-choose-us');
  await page.getByRole('banner').getByRole('link', { name: 'Aangan' }).click();
}

const row = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('the rows of the home page', () => {
  test('R-044 R-045 of India are four groups, each with a way to all properties', async ({ page }) => {
    await visit(page, '/');
    for (const group of GROUPS) {
      await expect(row(page, group).getByRole('article').first()).toBeVisible();
      await expect(row(page, group).getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/properties');
    }
  });

  httpTest('R-047 hold properties by the beginning of a word of their tags', DESKTOP, async ({ request }) => {
    const { groups } = await (await request.get('/api/v1/public/home-groups')).json();
    for (const [group, word] of Object.entries({ featured: 'feature', top: 'top', trending: 'trending', new: 'new' })) {
      expect(groups[group].length, group).toBeGreaterThan(0);
      for (const { tags } of groups[group]) {
        const names = tags.map(({ tag_name }: { tag_name: string }) => tag_name.toLowerCase()).join(' ');
        expect(names).toMatch(new RegExp(`(^|\\s)${word}`));
      }
    }
  });

  test('R-046 say so when a group has nothing', DESKTOP, async ({ page }) => {
    await page.route('**/api/v1/public/home-groups', (route) =>
      route.fulfill({ json: { success: true, groups: { featured: [], top: [], trending: [], new: [] } } }),
    );
    await page.route('**/api/v1/public/project?*', (route) =>
      route.fulfill({ json: { success: true, projects: [], totalItems: 0, totalPages: 0 } }),
    );
    await enterFromAnotherPage(page);
    for (const group of GROUPS) await expect(row(page, group)).toContainText(`No ${group}!`);
    await expect(row(page, 'Project Collection')).toContainText('No Projects!');
  });

  test('D-38 that cannot be fetched offer another try', { ...DESKTOP, ...allowErrors('net::ERR_FAILED') }, async ({
    page,
  }) => {
    await page.route('**/api/v1/public/home-groups', (route) => route.abort());
    await enterFromAnotherPage(page);
    const again = row(page, 'Featured Properties').getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible({ timeout: 15_000 });
    await page.unroute('**/api/v1/public/home-groups');
    await again.click();
    await expect(row(page, 'New Properties').getByRole('article').first()).toBeVisible();
  });

  test('R-054 show one card, two or three by the width of the screen', async ({ page }) => {
    for (const [width, cards] of [
      [390, 1],
      [800, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, '/');
      const track = row(page, 'Featured Properties').getByRole('list').first();
      const wide = await track.evaluate((list) => list.clientWidth / (list.firstElementChild?.clientWidth ?? 1));
      expect(Math.floor(wide), `${width} px`).toBe(cards);
    }
  });

  test('R-054 move on by their arrows', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/');
    const featured = row(page, 'Featured Properties');
    const track = featured.getByRole('list').first();
    await featured.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => track.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100);
    await featured.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(() => track.evaluate((list) => list.scrollLeft)).toBeLessThan(5);
  });
});

test.describe('a row that moves automatically', () => {
  test.use({ motion: true });

  test('R-048 R-055 Project Collection moves automatically every five seconds', DESKTOP, async ({ page }) => {
    await page.clock.install();
    await visit(page, '/city/gurugram');
    const collection = row(page, 'Project Collection');
    await expect(collection.getByRole('article').first()).toBeVisible();
    await expectAutoplay(page, collection, 5_000);
  });
});

test.describe('the home page of a city', () => {
  test('R-039 R-048 shows its name, its properties and its projects, at an address of its own', async ({
    page,
    request,
  }) => {
    await visit(page, '/city/gurugram');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Better Future in GURUGRAM');
    const { cities } = await (await request.get('/api/v1/public/city')).json();
    const { id } = cities.find(({ slug }: { slug: string }) => slug === 'gurugram');
    const properties = row(page, 'Properties in Gurugram');
    await expect(properties.getByRole('article').first()).toContainText('Gurugram');
    await expect(properties.getByRole('link', { name: 'View All' })).toHaveAttribute(
      'href',
      `/properties?city_id=${id}`,
    );
    await expect(row(page, 'Project Collection').getByRole('link', { name: 'View All' })).toHaveAttribute(
      'href',
      `/projects?city_id=${id}`,
    );
    for (const group of GROUPS) await expect(row(page, group)).toHaveCount(0);
    await expect(page).toHaveTitle(/Gurugram/);
  });

  test('R-046 R-048 says so when it has nothing yet', DESKTOP, async ({ page }) => {
    await page.route('**/api/v1/public/property?*', (route) =>
      route.fulfill({ json: { success: true, properties: [], totalItems: 0, totalPages: 0 } }),
    );
    await page.route('**/api/v1/public/project?*', (route) =>
      route.fulfill({ json: { success: true, projects: [], totalItems: 0, totalPages: 0 } }),
    );
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/why-choose-us');
    await page.getByRole('banner').getByRole('combobox', { name: 'City' }).selectOption('Goa');
    await expect(row(page, 'Properties in Goa')).toContainText('No Properties!');
    await expect(row(page, 'Project Collection')).toContainText('No Projects!');
  });

  httpTest('answers 404 for an unknown city', DESKTOP, async ({ request }) => {
    expect((await request.get('/city/atlantis')).status()).toBe(404);
  });
});

test.describe('below the listings', () => {
  test('R-052 Property Collection leads to each kind of place, and says how many there are', async ({
    page,
    request,
  }) => {
    await visit(page, '/');
    const tile = row(page, 'Property Collection').getByRole('link', { name: /^Villas/ });
    await expect(tile).toHaveAttribute('href', '/properties?property_type=villa');
    const { totalItems } = await (await request.get('/api/v1/public/property?property_type=villa')).json();
    await expect(tile).toContainText(`${totalItems} home`);
  });

  test('R-052 the film is fetched from its host only when asked for', DESKTOP, async ({ page }) => {
    const foreign: string[] = [];
    await page.route(/youtube/, (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' });
    });
    await visit(page, '/');
    const play = page.getByRole('link', { name: /^Play video/ });
    await alive(play);
    await play.click();
    const film = page.locator('iframe[src^="https://www.youtube-nocookie.com/embed/"]');
    await expect(film).toBeVisible();
    await expect(film).toHaveAttribute('title', 'Walk through Aravalli Terraces with our advisor');
    expect(foreign).toHaveLength(1);
  });

  test(
    'R-053 the lower sections are in the HTML, their code and pictures come later',
    DESKTOP,
    async ({ page, request, baseURL }) => {
      const html = await (await request.get('/')).text();
      const titles = [
        'Why Choose Us',
        'How We Work',
        'Families who found home with us',
        'Our Partners',
        'Latest Blogs',
      ];
      for (const title of titles) expect(html).toContain(`>${title}</h2>`);
      const scripts = await initialScripts(`${baseURL}/`);
      expect(scripts.filter(({ file }) => file.includes('company-sections'))).toEqual([]);
      await visit(page, '/');
      for (const picture of await row(page, 'Latest Blogs').getByRole('presentation').all())
        await expect(picture).toHaveAttribute('loading', 'lazy');
    },
  );

  test('nothing on the page moves while it loads', LAYOUT, async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) window.shifted = (window.shifted ?? 0) + entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(page, '/');
    for (const title of ['Trending Properties', 'How We Work', 'Latest Blogs'])
      await row(page, title).scrollIntoViewIfNeeded();
    await settled(page);
    await expect.poll(() => page.evaluate(() => window.shifted ?? 0)).toBeLessThanOrEqual(0.02);
  });
});

declare global {
  interface Window {
    shifted?: number;
  }
}
