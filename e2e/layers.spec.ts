import type { Page } from '@playwright/test';
import { demo, propertyPath } from './demo-listings.ts';
import { findCoveredControls, type Layer } from './find-covered-controls.ts';
import { LARGE_TEXT } from './find-text-faults.ts';
import { message, properties } from './saved-listings.ts';
import { alive, DESKTOP, expect, settled, test, visit } from './visitor.ts';

const SIZES: [name: string, width: number, height: number, text?: string][] = [
  ['390 × 844', 390, 844],
  ['320 × 568', 320, 568],
  ['1440 × 900', 1440, 900],
  ['390 × 844 with text of twice the size', 390, 844, LARGE_TEXT],
];

const LIST = '/properties';
const DETAIL = propertyPath(demo.property);

/** The bar of a listing replaces the floating help on phones. */
const getHelp = (path: string, width: number): Layer => (path === DETAIL && width < 1025 ? 'bar' : 'dock');

/** Starts with four listings to compare, none of them the first of the list. */
async function compareFour(page: Page): Promise<void> {
  const four = (await properties(page.request)).slice(2, 6);
  await page.addInitScript(
    (compared) => window.sessionStorage.setItem('compare', JSON.stringify(compared)),
    four.map(({ id, title }) => ({ type: 'property', id, title })),
  );
}

/** Tries to compare a fifth listing, and keeps the message about it by the focus. */
async function showToast(page: Page): Promise<void> {
  const compare = page
    .getByRole('main')
    .getByRole('button', { name: /^Compare / })
    .and(page.locator('[aria-pressed=false]'))
    .first();
  await alive(compare);
  await compare.press('Enter');
  await expect(message(page, 'You can compare up to four listings')).toBeVisible();
  await page.keyboard.press('F8');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-live'))).toBe('off');
}

for (const [name, width, height, text] of SIZES) {
  test.describe(`at ${name}`, () => {
    test.use({ viewport: { width, height } });

    const expectNothingCovered = async (page: Page, layers: Layer[]): Promise<void> => {
      await expect.poll(() => findCoveredControls(page, ['header', ...layers]), layers.join(', ')).toEqual([]);
    };

    for (const path of [LIST, DETAIL]) {
      test(
        `R-183 R-191 D-32 help, tray and messages of ${path} never cover one another or a button`,
        DESKTOP,
        async ({ page }) => {
          await compareFour(page);
          await visit(page, path);
          await settled(page);
          if (text) await page.addStyleTag({ content: text });
          const help = getHelp(path, width);
          await expectNothingCovered(page, [help, 'tray']);
          await showToast(page);
          await expectNothingCovered(page, [help, 'tray', 'toast']);
        },
      );
    }

    test.describe('on the first visit', () => {
      test.use({ firstVisit: true });

      for (const path of [LIST, DETAIL]) {
        test(
          `R-187 R-188 D-72 the notices of ${path} do not cover the help, each other or a button`,
          DESKTOP,
          async ({ page }) => {
            await compareFour(page);
            await visit(page, path);
            if (text) await page.addStyleTag({ content: text });
            const terms = page.getByRole('dialog', { name: 'Before you browse' });
            await terms.getByRole('checkbox').check();
            await terms.getByRole('button', { name: 'Accept & Proceed' }).click();
            await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
            await settled(page);
            await expectNothingCovered(page, [getHelp(path, width), 'cookies']);
          },
        );
      }
    });
  });
}

/** Where something else than the header, or a bar that sticks to it, is seen between the top and the end of the bar. */
const findGapsInHeader = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const header = document.querySelector('header');
    if (!header) return ['no header'];
    const isOpaque = (element: Element) => getComputedStyle(element).backgroundColor.startsWith('rgb(');
    const sticky = [...document.querySelectorAll('main *')].filter((element) => {
      const { top, height, width } = element.getBoundingClientRect();
      const isStuck = Math.abs(top - header.getBoundingClientRect().bottom) < 40 && height > 0;
      return getComputedStyle(element).position === 'sticky' && width > window.innerWidth / 2 && isStuck;
    });
    const bars = [header, ...sticky];
    const end = Math.max(...bars.map((bar) => bar.getBoundingClientRect().bottom));
    const faults = bars.filter((bar) => !isOpaque(bar)).map(({ tagName }) => `${tagName} is not opaque`);
    const left = Math.max(...bars.map((bar) => bar.getBoundingClientRect().left));
    const right = Math.min(...bars.map((bar) => bar.getBoundingClientRect().right));
    for (let y = 0.5; y < end; y += 1) {
      for (const x of [left + 2, (left + right) / 2, right - 2]) {
        const hit = document.elementFromPoint(x, y);
        if (!bars.some((bar) => bar.contains(hit)))
          faults.push(`${hit?.tagName} “${hit?.textContent?.slice(0, 40)}” at ${y}`);
      }
    }
    return faults;
  });

test(
  'R-027 R-310 no text shines through the header and the bar below it, at any size of text',
  DESKTOP,
  async ({ page }) => {
    for (const path of [LIST, DETAIL, '/privacy-policy', '/']) {
      await visit(page, path);
      await settled(page);
      for (const [name, width, height, text] of SIZES) {
        await page.setViewportSize({ width, height });
        if (text) await page.addStyleTag({ content: text });
        // The bars come back when the visitor scrolls up.
        for (const top of [1500, 1200, 1]) {
          await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
          if (top === 1500) continue;
          await expect.poll(() => findGapsInHeader(page), `${path} at ${name}, scrolled to ${top}`).toEqual([]);
        }
      }
    }
  },
);
