import type { Page } from '@playwright/test';
import { cards } from './lists.ts';
import { alive, expect, LAYOUT, test, visit } from './visitor.ts';

/** Holds the answers about single properties until they are released. */
async function holdAnswers(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/public/property/*', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

for (const list of ['/properties', '/posted-properties']) {
  test(
    `D-68 R-111 the page of a listing of ${list} has its title, price and picture before its data`,
    LAYOUT,
    async ({ page }) => {
      await visit(page, list);
      const card = cards(page)
        .filter({ has: page.locator('img') })
        .first();
      const link = card.locator('.card-link');
      await alive(link);
      const title = await link.innerText();
      const price = await card
        .getByText(/^₹|^Price on request$/)
        .first()
        .innerText();
      const picture = await card.locator('img').first().getAttribute('src');
      const release = await holdAnswers(page);
      await link.click();
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(main).toHaveAttribute('aria-busy', 'true');
      await expect(main.getByText(price, { exact: true }).first()).toBeInViewport();
      await expect(main.locator('img').first()).toHaveAttribute('src', picture ?? '');
      await expect(main.locator('img').first()).toBeInViewport();
      release();
      await expect(main).toHaveAttribute('aria-busy', 'false');
      await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
    },
  );
}

test(
  'D-68 a card answers to a press within 100 ms, and stays pressed until the page is there',
  LAYOUT,
  async ({ page }) => {
    await visit(page, '/properties');
    const card = cards(page).first();
    const link = card.locator('.card-link');
    await alive(link);
    const colour = () => card.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await colour();
    await card.evaluate((element) => {
      element.addEventListener('pointerdown', () => {
        const start = performance.now();
        const plain = getComputedStyle(element).borderColor;
        const look = () => {
          const changed = getComputedStyle(element).borderColor !== plain || element.matches(':has(.card-link:active)');
          if (changed) element.dataset.answered = String(performance.now() - start);
          else requestAnimationFrame(look);
        };
        look();
      });
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The code of the next page has not arrived yet.
    await page.route('**/assets/property.route-*.js', async (route) => {
      await held;
      await route.continue();
    });
    const heading = card.getByRole('heading');
    await heading.scrollIntoViewIfNeeded();
    const box = await heading.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
    await page.mouse.down();
    await expect.poll(() => card.getAttribute('data-answered')).not.toBeNull();
    expect(Number(await card.getAttribute('data-answered'))).toBeLessThan(100);
    await page.mouse.up();
    await expect(card).toHaveAttribute('data-pressed', '');
    await expect.poll(colour).not.toBe(before);
    release();
    await expect(page).toHaveURL(/\/properties\/./);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  },
);

const TWO_FRAMES_MS = 34;

test.describe('with motion', () => {
  test.use({ motion: true });

  test('D-68 R-007 the view is at the top of the next page within 200 ms, however long the list was', async ({
    page,
  }) => {
    await visit(page, '/properties');
    const link = cards(page).last().locator('.card-link');
    await link.scrollIntoViewIfNeeded();
    await alive(link);
    await page.evaluate(() => {
      const seen: { at: number; top: number }[] = [];
      const watch = () => {
        if (window.location.pathname !== '/properties') seen.push({ at: performance.now(), top: window.scrollY });
        requestAnimationFrame(watch);
      };
      watch();
      Object.assign(window, { seen });
    });
    await link.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const seen = await page.evaluate(() => (window as unknown as { seen: { at: number; top: number }[] }).seen);
    // From the first picture of the next page, which begins near its top.
    const begin = seen.findIndex(({ top }) => top <= 100);
    const end = seen.findIndex(({ top }) => top === 0);
    expect(begin).toBeGreaterThanOrEqual(0);
    // A busy machine draws no picture for a while; what counts is how long the view moved in those that it drew.
    const moved = seen.slice(begin, end + 1).reduce((sum, { at }, index, all) => {
      const before = all[index - 1]?.at ?? at;
      return sum + Math.min(at - before, TWO_FRAMES_MS);
    }, 0);
    expect(moved).toBeLessThanOrEqual(200 + TWO_FRAMES_MS);
  });
});
