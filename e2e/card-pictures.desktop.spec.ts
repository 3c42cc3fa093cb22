import { findCard, firstPictures, getPicturesTitle } from './lists.ts';
import { expect, expectAccessible, settled, test } from './visitor.ts';

test('R-335 a mouse has arrows, and loads a picture only when it is about to be seen', async ({ page }) => {
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

test('R-335 R-098 the keyboard moves the pictures and goes on from them', async ({ page }) => {
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

test('R-335 without scripts a card shows its first picture, and opens its listing', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${process.env.E2E_ORIGIN}/properties`);
  const row = firstPictures(page);
  await expect.poll(() => row.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const title = await getPicturesTitle(row);
  await row.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await context.close();
});
