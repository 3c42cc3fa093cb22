import type { Locator, Page } from '@playwright/test';
import { findCard } from './lists.ts';
import { expect, settled, test } from './visitor.ts';

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
