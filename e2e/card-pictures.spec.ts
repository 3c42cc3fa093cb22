import type { Locator, Page } from '@playwright/test';
import { alive, DESKTOP, expect, expectAccessible, settled, test, visit } from './visitor.ts';

const firstRow = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('group', { name: /^Pictures of / })
    .first();

const getTitle = async (row: Locator) => ((await row.getAttribute('aria-label')) ?? '').replace('Pictures of ', '');

/** The first card of a list that has several pictures, with its row of pictures, once both react. */
async function findCard(page: Page, path: string): Promise<{ card: Locator; row: Locator; title: string }> {
  await visit(page, path);
  const row = firstRow(page);
  await alive(row);
  await row.scrollIntoViewIfNeeded();
  const title = await getTitle(row);
  return { card: page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) }), row, title };
}

/** Swipes from right to left across an element. */
async function swipe(page: Page, over: Locator): Promise<void> {
  const box = await over.boundingBox();
  if (!box) throw new Error('nothing to swipe');
  const browser = await page.context().newCDPSession(page);
  const y = box.y + box.height * 0.6;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', box.x + box.width * 0.7);
  for (let step = 1; step <= 20; step += 1) await touch('touchMove', box.x + box.width * (0.7 - step * 0.03));
  await touch('touchEnd');
}

for (const path of ['/properties', '/projects']) {
  test(`R-335 a finger swipes through the pictures of a card of ${path}, and opens the listing by a tap`, async ({
    page,
  }) => {
    const { row, title } = await findCard(page, path);
    await settled(page);
    const pictures = row.locator('img');
    await expect(pictures).toHaveCount(1);
    await swipe(page, row);
    await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.9 });
    await expect(pictures.first()).not.toBeInViewport();
    await expect
      .poll(() => pictures.nth(1).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page).toHaveURL(path);
    await row.tap({ position: { x: 60, y: 150 } });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

test('R-335 a mouse has arrows, and loads a picture only when it is about to be seen', DESKTOP, async ({ page }) => {
  const { card, row, title } = await findCard(page, '/properties');
  await settled(page);
  const pictures = row.locator('img');
  await expect(pictures).toHaveCount(1);
  const frame = await card.boundingBox();
  await card.hover();
  await row.hover();
  await expect(pictures).toHaveCount(2);
  await expect(card.getByRole('button', { name: 'Previous picture' })).toHaveCount(0);
  await card.getByRole('button', { name: `Next picture of ${title}` }).click();
  await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.9 });
  await expect(page).toHaveURL('/properties');
  await expectAccessible(page);
  await card.getByRole('button', { name: `Previous picture of ${title}` }).click();
  await expect(pictures.first()).toBeInViewport({ ratio: 0.9 });
  expect(await card.boundingBox()).toEqual(frame);
  await row.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('R-335 R-098 the keyboard moves the pictures and goes on from them', DESKTOP, async ({ page }) => {
  const { card, row } = await findCard(page, '/properties');
  const pictures = row.locator('img');
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowLeft');
  await expect(pictures.first()).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: /^Share/ })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(row).toBeFocused();
});

test('R-335 without scripts a card shows its first picture, and opens its listing', DESKTOP, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${process.env.E2E_ORIGIN}/properties`);
  const row = firstRow(page);
  await expect.poll(() => row.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const title = await getTitle(row);
  await row.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await context.close();
});
