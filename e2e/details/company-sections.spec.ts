import type { Page } from '@playwright/test';
import { expectAutoplay } from '../carousel.ts';
import { alive, allowErrors, DESKTOP, expect, test, visit } from '../visitor.ts';

const testimonials = (page: Page) => page.getByRole('region', { name: 'Families who found home with us' });
const blogs = (page: Page) => page.getByRole('region', { name: 'Latest Blogs' });

/** Opens the home page through client-side navigation, so that the browser fetches its lists. */
async function comeFromInside(page: Page): Promise<void> {
  await visit(page, '/why-choose-us');
  await page.getByRole('banner').getByRole('link', { name: 'Aangan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('INDIA');
}

test.describe('rows that move automatically', () => {
  test.use({ motion: true });

  test('R-176 the reasons to choose us move on every five seconds, and lead to all of them', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/');
    const reasons = page.getByRole('region', { name: 'Why Choose Us' });
    await alive(reasons.getByRole('list'));
    await expectAutoplay(page, reasons, 5_000);
    await expect(reasons.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/why-choose-us');
  });

  test(
    'R-055 what families say moves on every four seconds, which is the usual pace, but not while it is held',
    DESKTOP,
    async ({ page }) => {
      await page.clock.install();
      await visit(page, '/');
      await alive(testimonials(page).getByRole('list'));
      await expectAutoplay(page, testimonials(page), 4_000);
    },
  );
});

test.describe('what families say', () => {
  test('R-053 names who says it and where they live, with a mark for a face', async ({ page }) => {
    await visit(page, '/');
    const quotes = testimonials(page).getByRole('figure');
    await expect(quotes).toHaveCount(9);
    await expect(quotes.first()).toContainText('Meenakshi and Arun');
    await expect(quotes.first()).toContainText('Sector 65, Gurugram');
    await expect(quotes.first().locator('[data-initials]')).toHaveAttribute('data-initials', 'MA');
  });
});

test.describe('the latest blogs', () => {
  test('R-053 R-131 are the three newest, with date, author and a way to read them', async ({ page, request }) => {
    const newest = (await (await request.get('/api/v1/public/blog')).json()).blogs.slice(0, 3);
    await visit(page, '/');
    const cards = blogs(page).getByRole('article');
    await expect(cards).toHaveCount(3);
    for (const [index, { title, author, slug, createdAt }] of newest.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(title);
      await expect(card).toContainText(author);
      await expect(card.getByRole('time')).toHaveAttribute('datetime', createdAt);
      await expect(card.getByRole('time')).toHaveText(/^\d{1,2} [A-Z][a-z]{2} 20\d{2}$/);
      await expect(card.getByRole('link', { name: `Read More: ${title}` })).toHaveAttribute('href', `/blog/${slug}`);
    }
    await expect(blogs(page).getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/blogs');
  });
});

test.describe('lists of the company', () => {
  test('D-38 that cannot be fetched offer another try', { ...DESKTOP, ...allowErrors('net::ERR_FAILED') }, async ({
    page,
  }) => {
    const calls = /\/api\/v1\/public\/(testimonial|blog)(\?|$)/;
    await page.route(calls, (route) => route.abort());
    await comeFromInside(page);
    for (const section of [testimonials(page), blogs(page)])
      await expect(section.getByRole('alert')).toContainText('Something went wrong', { timeout: 15_000 });
    await page.unroute(calls);
    await testimonials(page).getByRole('button', { name: 'Try again' }).click();
    await expect(testimonials(page).getByRole('figure')).toHaveCount(9);
    await blogs(page).getByRole('button', { name: 'Try again' }).click();
    await expect(blogs(page).getByRole('article')).toHaveCount(3);
  });

  test('R-010 keep their place while they load, and give it up when there is nothing', DESKTOP, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/v1/public/testimonial', async (route) => {
      await held;
      await route.fulfill({ json: { success: true, testimonials: [] } });
    });
    await page.route('**/api/v1/public/blog?*', async (route) => {
      await held;
      await route.fulfill({ json: { success: true, blogs: [], totalItems: 0, totalPages: 0 } });
    });
    await comeFromInside(page);
    for (const section of [testimonials(page), blogs(page)])
      await expect(section.getByText('Loading...')).toBeAttached();
    release();
    for (const section of [testimonials(page), blogs(page)]) await expect(section).toHaveCount(0);
  });
});
