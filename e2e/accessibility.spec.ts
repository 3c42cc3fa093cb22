import type { APIRequestContext, Page } from '@playwright/test';
import { demo, projectPath, propertyPath } from './demo-listings.ts';
import { findBarriers } from './find-barriers.ts';
import { findTextFaults, LARGE_TEXT } from './find-text-faults.ts';
import { properties } from './saved-listings.ts';
import { alive, allowErrors, DESKTOP, expect, expectAccessible, settled, test, visit } from './visitor.ts';

type Path = string | ((request: APIRequestContext) => Promise<string>);

const postedPath: Path = async (request) => {
  const { properties: posted } = await (await request.get('/api/v1/public/public-property')).json();
  return `/properties/${posted[0].slug}`;
};

const comparisonPath: Path = async (request) =>
  `/compare?properties=${(await properties(request))
    .slice(0, 3)
    .map(({ id }) => id)
    .join(',')}`;

const PAGES: [name: string, path: Path, status?: string][] = [
  ['the home page', '/'],
  ['the home page of a city', '/city/goa'],
  ['the properties', '/properties'],
  ['the properties for rent', '/rent'],
  ['a property', propertyPath(demo.property)],
  ['the projects', '/projects'],
  ['a project', projectPath(demo.project)],
  ['a listing that is gone', propertyPath(demo.goneProperty), '410'],
  ['a comparison', comparisonPath],
  ['the wishlist', '/wishlist'],
  ['the posted properties', '/posted-properties'],
  ['a posted property', postedPath],
  ['the cities', '/available-cities'],
  ['a search that asks back', '/search?search=3%20bhk%20sector%2062'],
  ['the blogs', '/blogs'],
  ['an article', `/blog/${demo.article.row.slug}`],
  ['the careers', '/careers'],
  ['an opening', '/career/customer-support-advisor'],
  ['about us', '/about-us'],
  ['the contact page', '/contact-us'],
  ['the form for posting', '/post-property'],
  ['the thanks', '/thank-you?for=enquiry'],
  ['the reasons', '/why-choose-us'],
  ['the popular links', '/most-popular-links'],
  ['a popular link', '/most-popular-links/property-in-goa'],
  ['a legal page', '/privacy-policy'],
  ['the own data', '/my-data'],
  ['the link of a newsletter', '/newsletter/confirm?token=1.0.forged'],
  ['the link to unsubscribe', '/newsletter/unsubscribe?token=1.0.forged'],
  ['an unknown address', '/no-such-page', '404'],
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
/** Narrow last, because sheets and bars of phones stay when the window gets wider. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Nothing is pushed off, cut off or covered by text of twice the size. */
async function expectRoomForLargeText(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => findTextFaults(page), `large text at ${size.width} px`).toEqual([]);
  }
}

for (const [name, path, status] of PAGES) {
  test(`R-310 ${name} is accessible, and fits any screen from 320 to 1920 px, 200 % zoom and text of twice the size`, {
    ...DESKTOP,
    ...(status && allowErrors(status)),
  }, async ({ page, request }) => {
    await page.goto(typeof path === 'string' ? path : await path(request));
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
    await page.addStyleTag({ content: LARGE_TEXT });
    await expectRoomForLargeText(page);
  });
}

const OVERLAYS: [name: string, path: string, open: string, width?: 390][] = [
  ['the menu', '/about-us', 'Open menu', 390],
  ['the form for posting', '/about-us', 'Post Property'],
  ['the filters', '/properties', 'Filters', 390],
  ['all filters', '/properties', 'All filters'],
  ['the form of an enquiry', propertyPath(demo.property), 'Request Callback', 390],
  ['the large view', propertyPath(demo.property), `Enlarge picture 1 of ${demo.property.pictures.length}`],
];

for (const [name, path, open, width] of OVERLAYS) {
  test(`R-310 ${name} has room for text of twice the size`, DESKTOP, async ({ page }) => {
    if (width) await page.setViewportSize({ width, height: 844 });
    await visit(page, path);
    const button = page.getByRole('button', { name: open }).filter({ visible: true }).first();
    await alive(button);
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await settled(page);
    await page.addStyleTag({ content: LARGE_TEXT });
    await expectRoomForLargeText(page);
  });
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
