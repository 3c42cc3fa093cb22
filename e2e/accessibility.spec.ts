import type { Page } from '@playwright/test';
import { demo, projectPath, propertyPath } from './demo-listings.ts';
import { findBarriers } from './find-barriers.ts';
import { DESKTOP, expect, expectAccessible, settled, test, visit } from './visitor.ts';

const PAGES: [name: string, path: string][] = [
  ['the home page', '/'],
  ['the home page of a city', '/city/goa'],
  ['the properties', '/properties'],
  ['a property', propertyPath(demo.property)],
  ['the projects', '/projects'],
  ['a project', projectPath(demo.project)],
  ['a comparison', '/compare?properties=1,2'],
  ['the wishlist', '/wishlist'],
  ['the posted properties', '/posted-properties'],
  ['the cities', '/available-cities'],
  ['the blogs', '/blogs'],
  ['the careers', '/careers'],
  ['an opening', '/career/customer-support-advisor'],
  ['about us', '/about-us'],
  ['the contact page', '/contact-us'],
  ['the reasons', '/why-choose-us'],
  ['the popular links', '/most-popular-links'],
  ['a popular link', '/most-popular-links/property-in-goa'],
  ['a legal page', '/privacy-policy'],
  ['the sign-in', '/login'],
];

/** Every keyboard stop on the first screens has a visible focus indicator. */
async function expectVisibleFocus(page: Page, stops: number): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const isMarked = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return true;
        // The focus indicator may be on a parent of the field.
        const around = [focused, focused.parentElement, focused.parentElement?.parentElement];
        return around.some((element) => {
          if (!element) return false;
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
          return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
        });
      });
    await expect.poll(isMarked, `stop ${stop + 1} of the keyboard`).toBe(true);
  }
}

/** A 1280 px screen zoomed to 200 % has a viewport of 640 px. */
const WIDTHS = [320, 390, 640, 768, 1024, 1280, 1440, 1920];
const LOOKED_AT = new Set([390, 1440]);

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [name, path] of PAGES) {
  test(
    `R-310 ${name} is accessible, and fits any screen from 320 to 1920 px, 200 % zoom and text of twice the size`,
    DESKTOP,
    async ({ page }) => {
      await page.goto(path);
      await settled(page);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading.or(page.getByRole('form')).first()).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => overflow(page), `${width} px`).toBe(0);
        if (!LOOKED_AT.has(width)) continue;
        await expectAccessible(page);
        expect(await findBarriers(page)).toEqual([]);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
      await expect.poll(() => overflow(page), 'large text').toBe(0);
      const cutOff = () => heading.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
      await expect.poll(cutOff, 'heading').toEqual([0]);
    },
  );
}

test('R-310 every stop of the keyboard can be seen', DESKTOP, async ({ page }) => {
  for (const path of ['/properties', '/contact-us']) {
    await visit(page, path);
    await expectVisibleFocus(page, 25);
  }
});

/** More tab stops than any page has before its main content. */
const MAX_STOPS = 150;

/** Presses Tab until the focus is on an element with this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
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
  // The last group, before RERA numbers, which a word does not find.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/properties\/[\w-]+$/);
  await expect(page.getByLabel('Full name')).toBeAttached();
  await tabTo(page, /^Full name/);
  await page.keyboard.type('Meera Kapoor');
  await expect(page.getByLabel('Full name')).toHaveValue('Meera Kapoor');
});
