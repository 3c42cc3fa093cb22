import type { Page } from '@playwright/test';
import { demo, propertyPath, visitListing } from './demo-listings.ts';
import { expect, expectAccessible, test } from './visitor.ts';

const PATH = propertyPath(demo.property);

/** Swipes across the middle of the screen. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 420 }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 20; step += 1) await touch('touchMove', from + ((to - from) * step) / 20);
  await touch('touchEnd');
}

test('R-107 a small screen has no tabs', async ({ page }) => {
  await visitListing(page, PATH);
  await expect(page.getByRole('heading', { level: 2, name: 'Description' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden();
});

test('R-110 R-394 a bar under the thumb calls, writes, and opens the form over the page', async ({ page }) => {
  await visitListing(page, PATH);
  const bar = page.getByRole('group', { name: 'Enquire about this listing' });
  await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+/);
  const chat = bar.getByRole('link', { name: 'WhatsApp' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
  await expect(chat).toHaveAttribute('href', new RegExp(`${encodeURIComponent(`${process.env.E2E_ORIGIN}${PATH}`)}$`));
  await expect(page.getByRole('complementary', { name: 'Quick help' })).toBeHidden();
  await bar.getByRole('button', { name: 'Request Callback' }).click();
  const form = page.getByRole('dialog', { name: 'Request Callback' });
  await expect(form).toContainText(demo.property.row.title);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', { name: 'Request Callback' })).toBeFocused();
});

test('R-106 a swipe goes to the next picture of the large view', async ({ page }) => {
  await visitListing(page, PATH);
  const count = demo.property.pictures.length;
  await page.getByRole('button', { name: `Enlarge picture 1 of ${count}` }).tap();
  const view = page.getByRole('dialog');
  await expect(view.getByText(`Picture 1 of ${count}`)).toBeAttached();
  await swipe(page, 330, 60);
  await expect(view.getByText(`Picture 2 of ${count}`)).toBeAttached();
  await expect(view.getByAltText(demo.property.pictures[1]?.alt ?? '', { exact: true })).toBeInViewport({ ratio: 0.9 });
  await swipe(page, 60, 330);
  await expect(view.getByText(`Picture 1 of ${count}`)).toBeAttached();
});
