import type { Locator, Page } from '@playwright/test';
import { card, type Item, message, projects, properties, withWishlist } from '../saved-listings.ts';
import { alive, DESKTOP, expect, expectAccessible, test, visit } from '../visitor.ts';

const NETWORKS = ['Whatsapp', 'LinkedIn', 'Mail', 'Facebook'];

const menu = (page: Page, title: string) => page.getByRole('list', { name: `Share ${title}`, exact: true });
const button = (within: Locator, title: string) => within.getByRole('button', { name: `Share ${title}`, exact: true });

/** A property and a project next to each other on the wishlist. */
async function twoCards(page: Page): Promise<{ property: Item; project: Item }> {
  const [[property], [project]] = await Promise.all([properties(page.request), projects(page.request)]);
  await withWishlist(page, [
    { type: 'property', id: property.id },
    { type: 'project', id: project.id },
  ]);
  await visit(page, '/wishlist');
  return { property, project };
}

async function openMenu(page: Page, title: string): Promise<Locator> {
  const within = card(page, title);
  await within.scrollIntoViewIfNeeded();
  await within.hover();
  await button(within, title).click();
  await expect(menu(page, title)).toBeVisible();
  return menu(page, title);
}

/** Completely on the screen and not covered by another element. */
async function expectUncovered(shown: Locator): Promise<void> {
  const covered = await shown.evaluate((element) => {
    const { top, left, right, bottom } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const corners: [number, number][] = [
      [left + 12, top + 12],
      [right - 12, top + 12],
      [left + 12, bottom - 12],
      [right - 12, bottom - 12],
    ];
    const isInside = top >= 0 && left >= 0 && right <= clientWidth && bottom <= clientHeight;
    return !isInside || corners.some(([x, y]) => !element.contains(document.elementFromPoint(x, y)));
  });
  expect(covered).toBe(false);
}

test.describe('the share menu', () => {
  test('R-103 opens on a press and closes on a press outside', async ({ page }) => {
    const { property } = await twoCards(page);
    await openMenu(page, property.title);
    await expect(button(card(page, property.title), property.title)).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu(page, property.title)).toHaveCount(0);
    await openMenu(page, property.title);
    await button(card(page, property.title), property.title).click();
    await expect(menu(page, property.title)).toHaveCount(0);
    await expect(page).toHaveURL('/wishlist');
  });

  test('R-103 by keyboard alone: Escape gives the focus back, leaving it closes it', async ({ page }) => {
    const { property } = await twoCards(page);
    const opener = button(card(page, property.title), property.title);
    await opener.focus();
    await page.keyboard.press('Enter');
    const shown = menu(page, property.title);
    await expect(shown).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(shown.getByRole('link', { name: 'Whatsapp' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(shown).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.keyboard.press('Space');
    await expect(shown).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(shown).toHaveCount(0);
  });

  test('R-103 goes when its card is scrolled away', async ({ page }) => {
    const { property } = await twoCards(page);
    await openMenu(page, property.title);
    await page.evaluate(() => window.scrollBy({ top: 200, behavior: 'instant' }));
    await expect(menu(page, property.title)).toHaveCount(0);
  });

  test('R-104 R-105 offers four ways, each with the address of that listing, opening beside this page', async ({
    page,
    baseURL,
  }) => {
    const { property, project } = await twoCards(page);
    for (const [{ title }, address] of [
      [property, `${baseURL}/properties/${property.slug}`],
      [project, `${baseURL}/projects/${project.slug}`],
    ] as const) {
      const shown = await openMenu(page, title);
      const url = encodeURIComponent(address);
      const links = shown.getByRole('link');
      await expect(links).toHaveText(NETWORKS);
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(addresses).toEqual([
        expect.stringMatching(/^https:\/\/wa\.me\/\?text=/),
        `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
        `mailto:?subject=${encodeURIComponent(title)}&body=${url}`,
        `https://www.facebook.com/sharer/sharer.php?u=${url}`,
      ]);
      const [firstLine, ...lines] = (new URL(addresses[0] ?? '').searchParams.get('text') ?? '').split('\n');
      expect(firstLine).toBe(title);
      expect(lines.at(-2)).toContain('₹');
      expect(lines.at(-1)).toBe(address);
      for (const name of ['Whatsapp', 'LinkedIn', 'Facebook']) {
        await expect(shown.getByRole('link', { name })).toHaveAttribute('target', '_blank');
        await expect(shown.getByRole('link', { name })).toHaveAttribute('rel', /noopener/);
      }
      await page.keyboard.press('Escape');
    }
  });

  test('R-105 R-318 copies an address that opens that very project', DESKTOP, async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { project } = await twoCards(page);
    await (await openMenu(page, project.title)).getByRole('button', { name: 'Copy link' }).click();
    await expect(message(page, 'Link copied')).toBeVisible();
    await expect(button(card(page, project.title), project.title)).toBeFocused();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toBe(`${baseURL}/projects/${project.slug}`);
    await visit(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.title);
  });

  test('D-06 says so when nothing could be copied', DESKTOP, async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    });
    const { property } = await twoCards(page);
    await (await openMenu(page, property.title)).getByRole('button', { name: 'Copy link' }).click();
    await expect(message(page, 'Something went wrong')).toBeVisible();
  });

  test('D-06 hands over to the share sheet of the system where there is one', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (shared) => {
        window.sessionStorage.setItem('shared', JSON.stringify(shared));
      };
    });
    const { property } = await twoCards(page);
    await (await openMenu(page, property.title)).getByRole('button', { name: 'More' }).click();
    const shared = await page.evaluate(() => JSON.parse(window.sessionStorage.getItem('shared') ?? '{}') as unknown);
    expect(shared).toMatchObject({
      title: property.title,
      url: expect.stringMatching(`/properties/${property.slug}$`),
    });
  });
});

for (const width of [320, 390, 768, 1440]) {
  test(
    `R-103 the share menu is cut off by no carousel and covered by no card at ${width} px`,
    DESKTOP,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, '/');
      const row = page.getByRole('region', { name: 'Featured Properties' });
      const last = row.getByRole('article').last();
      await alive(last);
      await last.scrollIntoViewIfNeeded();
      const title = (await last.getByRole('heading').textContent()) ?? '';
      await last.hover();
      await button(last, title).click();
      await expectUncovered(menu(page, title));
    },
  );

  test(`R-103 the share menu of a short row lies above the next one at ${width} px`, DESKTOP, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/properties');
    const first = page.getByRole('main').getByRole('article').first();
    await alive(first);
    const title = (await first.getByRole('heading').textContent()) ?? '';
    await first.hover();
    await button(first, title).click();
    await expectUncovered(menu(page, title));
  });
}
