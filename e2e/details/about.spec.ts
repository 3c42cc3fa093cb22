import type { Page } from '@playwright/test';
import { expectAutoplay, expectPlace, itemsInSight } from '../carousel.ts';
import { alive, allowErrors, DESKTOP, expect, httpTest, test, visit } from '../visitor.ts';

const SECTIONS = ['Who we are', 'How We Work', 'Why Choose Us', 'Our Services', 'Our work in numbers', 'Our Partners'];

const whyChooseUs = (page: Page) => page.getByRole('region', { name: 'Why Choose Us' });
const partners = (page: Page) => page.getByRole('region', { name: 'Our Partners' });

/** Opens the page and waits until the row of reasons is hydrated, which happens after the page. */
async function visitReasons(page: Page) {
  await visit(page, '/about-us');
  const section = whyChooseUs(page);
  const row = section.getByRole('list').first();
  await alive(row);
  return { section, row };
}

/** Opens the page through client-side navigation, so that the browser fetches its lists. */
async function comeFromInside(page: Page): Promise<void> {
  await visit(page, '/why-choose-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
}

test.describe('about us', () => {
  httpTest(
    'R-008 R-018 R-312 is whole in its HTML: words, partners, title, canonical address',
    DESKTOP,
    async ({ request, baseURL }) => {
      const html = await (await request.get('/about-us')).text();
      expect(html).toContain('In the middle of many Indian houses there is a courtyard');
      expect(html).toContain('Neev Home Finance');
      expect(html).toContain('<title>About Us: property advisors in India | Aangan</title>');
      expect(html).toContain(`<link rel="canonical" href="${baseURL}/about-us"/>`);
      expect(html).toMatch(/<meta name="description" content="[^"]{120,160}"/);
      expect(html).toMatch(/<meta name="keywords" content="[^"]+"/);
    },
  );

  test('R-174 has its six sections in order', async ({ page }) => {
    await visit(page, '/about-us');
    const sections = page.getByRole('main').getByRole('region');
    await expect(sections).toHaveCount(SECTIONS.length);
    for (const [index, name] of SECTIONS.entries()) await expect(sections.nth(index)).toHaveAccessibleName(name);
    const steps = page.getByRole('region', { name: 'How We Work' }).getByRole('heading', { level: 3 });
    await expect(steps).toHaveText([
      'Tell us what you need',
      'See a shortlist',
      'Visit with an advisor',
      'Close with confidence',
    ]);
    await expect(sections.nth(4)).toContainText('Customer Satisfaction');
    await expect(partners(page).getByRole('listitem')).toHaveCount(8);
  });

  test('R-310 does not scroll sideways at 320 px', DESKTOP, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await visit(page, '/about-us');
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });

  test('D-38 offers another try where partners could not be fetched', {
    ...DESKTOP,
    ...allowErrors('net::ERR_FAILED'),
  }, async ({ page }) => {
    await page.route('**/api/v1/public/partner', (route) => route.abort());
    await comeFromInside(page);
    await expect(partners(page).getByRole('alert')).toContainText('Something went wrong', { timeout: 15_000 });
    await page.unroute('**/api/v1/public/partner');
    await partners(page).getByRole('button', { name: 'Try again' }).click();
    await expect(partners(page).getByText('Neev Home Finance')).toBeVisible();
  });

  test(
    'R-010 shows placeholders while partners load, and no section when there are none',
    DESKTOP,
    async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/v1/public/partner', async (route) => {
        await held;
        await route.fulfill({ json: { success: true, partners: [] } });
      });
      await comeFromInside(page);
      await expect(partners(page).getByRole('list', { name: 'Loading...' }).getByRole('listitem')).toHaveCount(8);
      release();
      await expect(partners(page)).toHaveCount(0);
    },
  );
});

test.describe('the row of reasons', () => {
  test.use({ motion: true });

  test('R-176 R-055 moves on every five seconds, but not while it is held', DESKTOP, async ({ page }) => {
    await page.clock.install();
    const { section } = await visitReasons(page);
    await expectAutoplay(page, section, 5_000);
  });

  test('R-176 begins again after the last one', DESKTOP, async ({ page }) => {
    await page.clock.install();
    const { row } = await visitReasons(page);
    await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
    await page.clock.fastForward(5_000);
    await expectPlace(row, 0);
  });

  test('stays where it is for those who want no motion', DESKTOP, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    const { row } = await visitReasons(page);
    await page.clock.fastForward(20_000);
    await expectPlace(row, 0);
  });

  test('R-176 leads on and back one by one, and to all of them', async ({ page, isMobile }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { section, row } = await visitReasons(page);
    await expect(section.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/why-choose-us');
    // On a touch screen the row is swiped and has no buttons.
    if (isMobile) return;
    await section.getByRole('button', { name: 'Next' }).click();
    await expectPlace(row, 1);
    await section.getByRole('button', { name: 'Previous' }).click();
    await expectPlace(row, 0);
  });

  test('R-176 shows one, two or three beside each other by width', async ({ page }) => {
    const { row } = await visitReasons(page);
    for (const [width, items] of [
      [390, 1],
      [1024, 1],
      [1025, 2],
      [1279, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => itemsInSight(row), `${width} px`).toBe(items);
    }
  });
});
