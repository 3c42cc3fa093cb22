import type { APIRequestContext, Page } from '@playwright/test';
import type { Blog, BlogList } from '../../src/contract/index.ts';
import { storeFormerSlug } from '../demo-listings.ts';
import { cards, follow, titles } from '../lists.ts';
import { allowErrors, DESKTOP, expect, expectAccessible, httpTest, test, visit } from '../visitor.ts';

const BLOG_CALLS = '**/api/v1/public/blog?*';

const fetchBlogs = async (request: APIRequestContext, page = 1): Promise<BlogList> =>
  (await request.get(`/api/v1/public/blog?page=${page}`)).json();

async function newest(request: APIRequestContext): Promise<Blog> {
  const [blog] = (await fetchBlogs(request)).blogs;
  if (!blog) throw new Error('the demo has no blog');
  return blog;
}

const more = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Load More' });

/** A page of 23 invented blogs. The second page repeats the last blog of the first, as after a new publication. */
function inventedPage(page: number): BlogList {
  const first = [0, 0, 9, 19][page] ?? 0;
  const last = [0, 10, 19, 23][page] ?? 0;
  const blogs = Array.from({ length: last - first }, (_, index) => ({
    id: 1_000 + first + index,
    slug: `invented-${first + index}`,
    title: `Invented ${first + index}`,
    image_url: null,
    author: 'Ira Sen',
    createdAt: '2026-06-01T10:00:00.000Z',
  }));
  return { success: true, blogs, totalItems: 23, totalPages: 3 };
}

/** Opens the list through client-side navigation, so that the browser fetches its data. */
async function comeFromInside(page: Page): Promise<void> {
  await visit(page, '/about-us');
  await follow(page, 'Blogs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
}

test.describe('the blogs', () => {
  httpTest(
    'R-019 R-131 R-312 are whole in their HTML, as many pages as the address says',
    DESKTOP,
    async ({ request, baseURL }) => {
      const html = await (await request.get('/blogs?page=2')).text();
      expect(html.match(/<article/g)).toHaveLength(20);
      for (const { title, author, slug } of [
        ...(await fetchBlogs(request)).blogs,
        ...(await fetchBlogs(request, 2)).blogs,
      ]) {
        expect(html).toContain(title);
        expect(html).toContain(author);
        expect(html).toContain(`href="/blog/${slug}"`);
      }
      expect(html).toContain('<title>Blogs: property guides for India | Aangan</title>');
      expect(html).toContain(`<link rel="canonical" href="${baseURL}/blogs"/>`);
      expect(html).toContain('<link rel="alternate" type="application/rss+xml" title="Blogs" href="/feed.xml"/>');
      expect(await (await request.get('/feed.xml')).text()).toContain((await newest(request)).title);
      const tooFar = await request.get('/blogs?page=99', { maxRedirects: 0 });
      expect([tooFar.status(), tooFar.headers().location]).toEqual([302, '/blogs?page=3']);
    },
  );

  test('R-132 R-135 D-26 grow by Load More up to the last page, and Back takes it away again', async ({
    page,
    request,
  }) => {
    const { totalItems } = await fetchBlogs(request);
    await visit(page, '/blogs');
    await expect(cards(page)).toHaveCount(10);
    for (const [pages, count] of [
      [2, 20],
      [3, totalItems],
    ] as const) {
      await more(page).focus();
      await page.keyboard.press('Enter');
      await expect(cards(page)).toHaveCount(count);
      await expect(page).toHaveURL(`/blogs?page=${pages}`);
      const firstNew = cards(page).nth((pages - 1) * 10);
      await expect(firstNew.getByRole('link')).toBeFocused();
    }
    await expect(more(page)).toHaveCount(0);
    expect(new Set(await titles(page)).size).toBe(totalItems);
    await expectAccessible(page);

    const last = cards(page).last();
    const title = await last.getByRole('heading').innerText();
    await last.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(cards(page)).toHaveCount(totalItems);
    await expect(last).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/blogs?page=2');
    await expect(cards(page)).toHaveCount(20);
    await page.setViewportSize({ width: 320, height: 800 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });

  test('R-315 R-132 show 23 after two clicks, each once, with ten placeholders while they load', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(BLOG_CALLS, async (route) => {
      await held;
      await route.fulfill({ json: inventedPage(Number(new URL(route.request().url()).searchParams.get('page'))) });
    });
    await comeFromInside(page);
    const loading = page.getByRole('list', { name: 'Loading...' });
    await expect(loading.getByRole('listitem')).toHaveCount(10);
    release();
    await expect(cards(page)).toHaveCount(10);
    await more(page).click();
    await expect(cards(page)).toHaveCount(19);
    await more(page).click();
    await expect(cards(page)).toHaveCount(23);
    await expect(more(page)).toHaveCount(0);
    await expect(loading).toHaveCount(0);
  });

  test(
    "R-132 D-38 say 'No Blogs!' when there are none, and offer another try when they cannot be fetched",
    allowErrors('net::ERR_FAILED'),
    async ({ page }) => {
      await page.route(BLOG_CALLS, (route) => route.abort());
      await comeFromInside(page);
      await expect(page.getByRole('alert')).toContainText('Something went wrong', { timeout: 15_000 });
      await page.unroute(BLOG_CALLS);
      await page.route(BLOG_CALLS, (route) =>
        route.fulfill({ json: { success: true, blogs: [], totalItems: 0, totalPages: 0 } }),
      );
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'No Blogs!' })).toBeVisible();
      await expect(more(page)).toHaveCount(0);
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('D-26 the blogs grow all the same, and can be read', DESKTOP, async ({ page }) => {
    await page.goto('/blogs');
    await more(page).click();
    await expect(page).toHaveURL('/blogs?page=2');
    await expect(cards(page)).toHaveCount(20);
    const card = cards(page).nth(12);
    const title = await card.getByRole('heading').innerText();
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});

test.describe('a blog', () => {
  httpTest(
    'R-019 R-133 R-312 is whole in its HTML, for readers and for machines',
    DESKTOP,
    async ({ request, baseURL }) => {
      const { slug, title } = await newest(request);
      const html = await (await request.get(`/blog/${slug}`)).text();
      expect(html).toMatch(/<title>.+ \| Aangan guides<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]{40,160}"/);
      expect(html).toContain(`<link rel="canonical" href="${baseURL}/blog/${slug}"/>`);
      expect(html).toContain('<meta property="og:type" content="article"/>');
      expect(html).toContain('type="application/rss+xml"');
      const data = Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g), ([, json]) =>
        JSON.parse(json ?? ''),
      );
      const posting = data.find((thing) => thing['@type'] === 'BlogPosting');
      expect(posting).toMatchObject({ headline: title, url: `${baseURL}/blog/${slug}` });
      expect(data.map((thing) => thing['@type'])).toContain('BreadcrumbList');
    },
  );

  test('R-302 R-125 leads on from a former address for ever, and is not found at a wrong one', {
    ...DESKTOP,
    ...allowErrors('404'),
  }, async ({ page, request }) => {
    const { slug, title } = await newest(request);
    const former = await storeFormerSlug(slug, 'blog');
    const moved = await request.get(`/blog/${former}?utm_source=mail`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, `/blog/${slug}?utm_source=mail`]);
    expect((await page.goto('/blog/no-such-blog'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 | Page not found');
    await visit(page, '/blogs');
    await page.evaluate((path) => window.history.pushState({}, '', path), `/blog/${former}`);
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveURL(`/blog/${slug}`);
  });

  test('R-133 R-134 shows title, author, date, picture and text, and loads one of two others whole', async ({
    page,
    request,
  }) => {
    const { slug, title, author } = await newest(request);
    await visit(page, `/blog/${slug}`);
    const article = page.getByRole('main').getByRole('article').first();
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(article).toContainText(author);
    await expect(article.getByRole('time')).toHaveText(/^\d{1,2} \w{3} \d{4}$/);
    await expect(article.locator('img')).toHaveJSProperty('complete', true);
    await expect
      .poll(() => article.locator('img').evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await expect(article.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);

    const others = page.getByRole('region', { name: 'Read Also' }).getByRole('article');
    await expect(others).toHaveCount(2);
    const next = await others.first().getByRole('heading').innerText();
    expect(next).not.toBe(title);
    const loaded = page.waitForEvent('load');
    await others.first().getByRole('link').click();
    await loaded;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(next);
    await expect.poll(() => page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toBe(page.url());
  });

  test(
    'R-010 D-38 that is slow or fails to come says so, and comes at another try',
    allowErrors('net::ERR_FAILED'),
    async ({ page }) => {
      await page.route('**/api/v1/public/blog/*', (route) => route.abort());
      await visit(page, '/blogs');
      await cards(page).first().getByRole('link').click();
      await expect(page).toHaveTitle('Loading... | Aangan');
      await expect(page.getByRole('alert')).toContainText('Something went wrong', { timeout: 15_000 });
      await page.unroute('**/api/v1/public/blog/*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('region', { name: 'Read Also' })).toBeVisible();
    },
  );
});

test('R-034 the navigation marks the blogs while one of them is read', DESKTOP, async ({ page, request }) => {
  await visit(page, `/blog/${(await newest(request)).slug}`);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.locator('[aria-current=page]')).toHaveText('Blogs');
});
