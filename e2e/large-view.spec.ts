import type { Locator, Page } from '@playwright/test';
import { demo, projectPath, propertyPath, visitListing } from './demo-listings.ts';
import { expect, expectAccessible, test } from './visitor.ts';

const { pictures } = demo.property;
const DESKTOP = { tag: '@desktop' };
const PHONE = { tag: '@phone' };

async function openLargeView(page: Page): Promise<{ view: Locator; picture: Locator }> {
  await visitListing(page, propertyPath(demo.property));
  await page.getByRole('button', { name: `Enlarge picture 1 of ${pictures.length}` }).click();
  const view = page.getByRole('dialog');
  const picture = view.getByAltText(pictures[0]?.alt ?? '', { exact: true });
  await expect(picture).toBeVisible();
  return { view, picture };
}

/** Displayed width relative to the width without zoom. */
const getScale = (picture: Locator) =>
  picture.evaluate((image) => Math.round((image.getBoundingClientRect().width / image.clientWidth) * 100) / 100);

const getOffset = (picture: Locator) =>
  picture.evaluate((image) => Math.round(new DOMMatrix(getComputedStyle(image).transform).m41));

interface Finger {
  x: number;
  y: number;
}

/** Moves fingers from one place to another. */
async function touch(page: Page, from: Finger[], to: Finger[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Finger[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  await send('touchStart', from);
  for (let step = 1; step <= 10; step += 1) {
    const between = from.map(({ x, y }, id) => ({
      x: x + (((to[id]?.x ?? x) - x) * step) / 10,
      y: y + (((to[id]?.y ?? y) - y) * step) / 10,
    }));
    await send('touchMove', between);
  }
  await send('touchEnd', []);
}

test.describe('the large view zooms', () => {
  test('R-106 by keys, and arrows then move the picture', async ({ page }) => {
    const { view, picture } = await openLargeView(page);
    await page.keyboard.press('+');
    await expect.poll(() => getScale(picture)).toBe(1.5);
    await expect(view.getByText('Zoomed to 150%')).toBeAttached();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(() => getScale(picture)).toBe(4);
    await expect(view.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => getOffset(picture)).toBe(-80);
    await expect(view.getByText(`Picture 1 of ${pictures.length}`)).toBeAttached();
    await page.keyboard.press('-');
    await expect.poll(() => getScale(picture)).toBeCloseTo(2.67);
    await page.keyboard.press('0');
    await expect.poll(() => getScale(picture)).toBe(1);
    await page.keyboard.press('ArrowRight');
    await expect(view.getByText(`Picture 2 of ${pictures.length}`)).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(view).toHaveCount(0);
  });

  test('R-106 by buttons, and another picture starts as a whole', async ({ page }) => {
    const { view, picture } = await openLargeView(page);
    const zoomOut = view.getByRole('button', { name: 'Zoom out' });
    await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
    await view.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => getScale(picture)).toBe(1.5);
    await expectAccessible(page);
    await view.getByRole('button', { name: 'Next picture' }).click();
    const second = view.getByAltText(pictures[1]?.alt ?? '', { exact: true });
    await expect(second).toBeInViewport({ ratio: 0.9 });
    await expect.poll(() => getScale(second)).toBe(1);
    await view.getByRole('button', { name: 'Previous picture' }).click();
    await expect(picture).toBeInViewport({ ratio: 0.9 });
    await expect.poll(() => getScale(picture)).toBe(1);
  });

  test('R-106 by wheel about the pointer, by dragging and by double click', DESKTOP, async ({ page }) => {
    const { view, picture } = await openLargeView(page);
    await page.mouse.move(720, 450);
    await page.mouse.wheel(0, -300);
    await expect.poll(() => getScale(picture)).toBeGreaterThan(2);
    const before = await getOffset(picture);
    await page.mouse.down();
    await page.mouse.move(800, 450, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => getOffset(picture)).toBe(before + 80);
    await expect(view.getByText(`Picture 1 of ${pictures.length}`)).toBeAttached();
    await page.mouse.dblclick(720, 450);
    await expect.poll(() => getScale(picture)).toBe(1);
    await page.mouse.dblclick(720, 450);
    await expect.poll(() => getScale(picture)).toBe(2.5);
  });

  test('R-106 by two fingers; one then drags instead of turning the page', PHONE, async ({ page }) => {
    const { view, picture } = await openLargeView(page);
    await touch(
      page,
      [
        { x: 175, y: 420 },
        { x: 215, y: 420 },
      ],
      [
        { x: 135, y: 420 },
        { x: 255, y: 420 },
      ],
    );
    await expect.poll(() => getScale(picture)).toBeGreaterThan(2.5);
    await touch(page, [{ x: 300, y: 420 }], [{ x: 100, y: 420 }]);
    await expect.poll(() => getOffset(picture)).toBeLessThan(-150);
    await expect(view.getByText(`Picture 1 of ${pictures.length}`)).toBeAttached();
    await page.touchscreen.tap(195, 300);
    await page.touchscreen.tap(195, 300);
    await expect.poll(() => getScale(picture)).toBe(1);
    await touch(page, [{ x: 330, y: 420 }], [{ x: 60, y: 420 }]);
    await expect(view.getByText(`Picture 2 of ${pictures.length}`)).toBeAttached();
  });

  test('R-121 shows a floor plan whole, then large', async ({ page }) => {
    await visitListing(page, projectPath(demo.project));
    const name = `Enlarge floor plan, ${demo.project.configurations[0]?.title}`;
    await page.getByRole('button', { name, exact: true }).click();
    const plan = page.getByRole('dialog').getByRole('img').first();
    await expect.poll(() => getScale(plan)).toBe(1);
    await page.keyboard.press('+');
    await expect.poll(() => getScale(plan)).toBe(1.5);
  });
});
