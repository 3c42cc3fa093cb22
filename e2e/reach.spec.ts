import type { Page } from '@playwright/test';
import { demo, projectPath, propertyPath } from './demo-listings.ts';
import { DESKTOP, expect, test, visit } from './visitor.ts';

/** So many stops are a long way by keyboard, and more than any page has before what it is about. */
const MOST_STOPS = 150;

/** Moves the keyboard on until it stands on something with this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent ?? element?.textContent ?? '';
    });
    if (name.test(label)) return;
  }
  throw new Error(`the keyboard does not come to ${name.source}`);
}

test('R-310 by keyboard alone from the home page through the search to the form of a property', async ({ page }) => {
  await visit(page, '/');
  await tabTo(page, /^Search/);
  await page.keyboard.type('chandkheda');
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(suggestions.getByRole('group', { name: 'Properties' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/properties\/[\w-]+$/);
  await expect(page.getByLabel('Full name')).toBeAttached();
  await tabTo(page, /^Full name/);
  await page.keyboard.type('Meera Kapoor');
  await expect(page.getByLabel('Full name')).toHaveValue('Meera Kapoor');
});

const PAGES = [
  '/',
  '/properties',
  '/projects',
  propertyPath(demo.property),
  projectPath(demo.project),
  '/wishlist',
  '/posted-properties',
  '/blogs',
  '/careers',
  '/contact-us',
  '/about-us',
  '/most-popular-links',
  '/privacy-policy',
];

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const path of PAGES) {
  test(
    `R-310 ${path} fits any screen from 320 to 1920 px, 200 % zoom and text of twice the size`,
    DESKTOP,
    async ({ page }) => {
      await visit(page, path);
      // To a page, 200 % of 1280 px is a screen of 640 px.
      for (const width of [320, 390, 640, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => overflow(page), `${width} px`).toBe(0);
      }
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
      const heading = page.getByRole('heading', { level: 1 });
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect.poll(() => overflow(page), 'large text').toBe(0);
      const cutOff = () => heading.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      await expect.poll(cutOff, 'heading').toBe(0);
    },
  );
}
