import type { Page } from '@playwright/test';
import { demo, projectPath, propertyPath } from './demo-listings.ts';
import { ASHA, staffTest } from './staff.ts';
import { DESKTOP, expect, expectAccessible, LAYOUT, settled, test, visit } from './visitor.ts';

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
  ['an opening', '/career/customer-support-adviser'],
  ['about us', '/about-us'],
  ['the contact page', '/contact-us'],
  ['the reasons', '/why-choose-us'],
  ['the popular links', '/most-popular-links'],
  ['a popular link', '/most-popular-links/property-in-goa'],
  ['a legal page', '/privacy-policy'],
  ['the sign-in', '/login'],
];

/** What axe does not look at: the order of the keyboard, headers of tables, and motion where less is asked for. */
const findBarriers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const describe = (element: Element) => element.outerHTML.slice(0, 100);
    const ordered = [...document.querySelectorAll('[tabindex]')].filter(
      (element) => (element as HTMLElement).tabIndex > 0,
    );
    const headless = [...document.querySelectorAll('table')].filter((table) => !table.querySelector('th'));
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity);
    return [
      ...ordered.map((element) => `changes the order of the keyboard: ${describe(element)}`),
      ...headless.map((table) => `table without headers: ${describe(table)}`),
      ...moving.map((animation) => `moves although less motion is asked for: ${animation.id || 'an animation'}`),
    ];
  });

/** Every stop of the keyboard on the first screens shows where it is. */
async function expectVisibleFocus(page: Page, stops: number): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const isMarked = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return true;
        // A field may be marked by what surrounds it.
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

for (const [name, path] of PAGES) {
  test(
    `R-310 ${name} is accessible: names, contrast, tables, focus order, reduced motion`,
    LAYOUT,
    async ({ page }) => {
      if (path === '/login') await page.goto(path);
      else await visit(page, path);
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('form')).first()).toBeVisible();
      await expectAccessible(page);
      expect(await findBarriers(page)).toEqual([]);
    },
  );
}

test('R-310 every stop of the keyboard can be seen', DESKTOP, async ({ page }) => {
  for (const path of ['/properties', '/contact-us']) {
    await visit(page, path);
    await expectVisibleFocus(page, 25);
  }
});

staffTest('R-310 every screen of the back office is accessible', DESKTOP, async ({ staffPage: page }) => {
  await page.goto('/admin/dashboard');
  await expect(page.getByText(`Hello, ${ASHA.full_name}`)).toBeVisible();
  const screens = page.getByRole('navigation', { name: 'Back office' }).getByRole('link');
  const paths = await screens.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    await expectAccessible(page);
    expect(await findBarriers(page), path).toEqual([]);
  }
});
