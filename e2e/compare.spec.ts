import type { Locator, Page } from '@playwright/test';
import { holdScripts } from './held-scripts.ts';
import { card, type Item, message, projects, properties, sidewaysScrollAt320, withWishlist } from './saved-listings.ts';
import { alive, allowErrors, DESKTOP, expect, expectAccessible, httpTest, LAYOUT, test, visit } from './visitor.ts';

const SAVED = '**/api/v1/public/saved?*';

const tray = (page: Page) => page.getByRole('region', { name: 'Compare', exact: true });
const toggle = (within: Page | Locator, title: string) =>
  within.getByRole('button', { name: `Compare ${title}`, exact: true });
const joinIds = (items: Item[]) => items.map(({ id }) => id).join(',');

/** Five properties and a project on the wishlist, whose cards have a comparison toggle. */
async function cards(page: Page): Promise<{ five: [Item, Item, Item, Item, Item]; project: Item }> {
  const [a, b, c, d, e] = await properties(page.request);
  const five: [Item, Item, Item, Item, Item] = [a, b, c, d, e];
  const [project] = await projects(page.request);
  await withWishlist(page, [
    ...five.map(({ id }) => ({ type: 'property' as const, id })),
    { type: 'project', id: project.id },
  ]);
  await visit(page, '/wishlist');
  return { five, project };
}

async function choose(page: Page, { title }: Item): Promise<void> {
  await card(page, title).hover();
  await toggle(page, title).click();
}

test.describe('the compare tray', () => {
  test('D-32 gathers up to four listings and leads to their comparison', async ({ page }) => {
    const { five } = await cards(page);
    const four = five.slice(0, 4);
    await expect(tray(page)).toHaveCount(0);
    for (const item of four) await choose(page, item);
    await expect(tray(page)).toContainText('Compare 4 of 4');
    for (const { title } of four) {
      await expect(tray(page)).toContainText(title);
      await expect(toggle(page, title)).toHaveAttribute('aria-pressed', 'true');
    }
    await expectAccessible(page);
    await choose(page, five[4]);
    await expect(message(page, 'You can compare up to four listings')).toBeVisible();
    await expect(toggle(page, five[4].title)).toHaveAttribute('aria-pressed', 'false');
    await tray(page).getByRole('link', { name: 'Compare' }).click();
    await expect(page).toHaveURL(`/compare?properties=${joinIds(four)}`);
    await expect(tray(page)).toHaveCount(0);
    await expect(page.getByRole('columnheader').getByRole('link', { name: five[3].title, exact: true })).toBeVisible();
  });

  test('D-32 stays out of the way of the floating help and of the end of the page', LAYOUT, async ({ page }) => {
    const { five } = await cards(page);
    await choose(page, five[0]);
    const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [shown, help] = [await box(tray(page)), await box(page.getByRole('complementary', { name: 'Quick help' }))];
    const beside = shown.x + shown.width <= help.x;
    expect(beside || shown.y + shown.height <= help.y).toBe(true);
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer', exact: true });
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const end = await box(last);
    expect(end.y + end.height).toBeLessThanOrEqual((await box(tray(page))).y);
    await expect.poll(() => sidewaysScrollAt320(page)).toBe(0);
  });

  test('D-32 by keyboard alone: lets go of one after the other and then of itself', async ({ page }) => {
    const { five } = await cards(page);
    const [one, two, three] = five;
    for (const { title } of [one, two, three]) {
      await toggle(page, title).focus();
      await page.keyboard.press('Enter');
      await expect(toggle(page, title)).toHaveAttribute('aria-pressed', 'true');
    }
    const remove = ({ title }: Item) => tray(page).getByRole('button', { name: `Remove ${title} from the comparison` });
    await remove(two).press('Enter');
    await expect(remove(three)).toBeFocused();
    await expect(toggle(page, two.title)).toHaveAttribute('aria-pressed', 'false');
    await remove(three).press('Enter');
    await expect(remove(one)).toBeFocused();
    await expect(tray(page).getByRole('link', { name: 'Compare' })).toHaveCount(0);
    await remove(one).press('Enter');
    await expect(tray(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test(
    'D-32 does not mix projects and properties: it starts a new comparison, says so, and can be undone',
    DESKTOP,
    async ({ page }) => {
      const { five, project } = await cards(page);
      await choose(page, five[0]);
      await choose(page, five[1]);
      await choose(page, project);
      await expect(tray(page)).toContainText('Compare 1 of 4');
      await expect(tray(page)).toContainText(project.title);
      await message(page, 'Comparing projects now').getByRole('button', { name: 'Undo' }).click();
      await expect(tray(page)).toContainText('Compare 2 of 4');
      await tray(page).getByRole('button', { name: 'Clear' }).click();
      await expect(tray(page)).toHaveCount(0);
    },
  );

  test('D-32 goes with the visitor from the list to the page of a listing', async ({ page }) => {
    await visit(page, '/properties');
    const [one] = await properties(page.request);
    await alive(toggle(page, one.title));
    // The selection is stored even on a slow connection, because the next click may leave the page.
    const letGo = await holdScripts(page);
    await choose(page, one);
    await expect(toggle(page, one.title)).toHaveAttribute('aria-pressed', 'true');
    letGo();
    await visit(page, `/properties/${one.slug}`);
    await expect(tray(page)).toContainText(one.title);
    await toggle(page.getByRole('main'), one.title).click();
    await expect(tray(page)).toHaveCount(0);
  });
});

test.describe('a comparison', () => {
  httpTest(
    'D-32 is whole in its HTML, may be cached and shared, and is not for search engines',
    DESKTOP,
    async ({ request }) => {
      const three = (await properties(request)).slice(0, 3);
      const answer = await request.get(`/compare?properties=${joinIds(three)}`);
      expect(answer.headers()['cache-control']).toMatch(/^public, .*s-maxage=\d+/);
      const html = await answer.text();
      for (const { title } of three) expect(html).toContain(title);
      for (const row of ['Price', 'Area', 'Price per Sq.Ft.', 'Possession', 'RERA number']) expect(html).toContain(row);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    },
  );

  test('D-32 has a column for each listing, in the order of the address', async ({ page, request }) => {
    const three = (await properties(request)).slice(0, 3).toReversed();
    await visit(page, `/compare?properties=${joinIds(three)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare properties');
    const heads = page.getByRole('columnheader').getByRole('link', { name: /^(?!Remove)/ });
    await expect(heads).toHaveText(three.map(({ title }) => title));
    await expect(page.getByRole('row', { name: /^Price(?: \(differs\))? ₹/ }).getByRole('cell')).toHaveCount(3);
  });

  test('D-32 marks what differs, shows only that on request, and says what is not stated', async ({
    page,
    request,
  }) => {
    const [one, two] = await properties(request);
    await visit(page, `/compare?properties=${joinIds([one, two])}`);
    const table = page.getByRole('table');
    const values = await table.getByRole('row').evaluateAll((rows) =>
      rows.map((row) => ({
        label: row.querySelector('th[scope=row]')?.textContent ?? '',
        cells: [...row.querySelectorAll('td')].map((cell) => cell.textContent),
      })),
    );
    const facts = values.filter(({ label }) => label !== '' && label !== 'Enquire');
    expect(facts.length).toBeGreaterThan(10);
    for (const { label, cells } of facts) {
      expect(label.endsWith('(differs)'), label).toBe(new Set(cells).size > 1);
      expect(cells).not.toContain('');
    }
    const differing = facts.filter(({ label }) => label.endsWith('(differs)')).length;
    await expect(page.getByText(`${differing} of ${facts.length} facts differ.`)).toBeVisible();
    await expectAccessible(page);
    const top = (await table.boundingBox())?.y;
    const only = page.getByRole('switch', { name: 'Differences only' });
    await only.focus();
    await page.keyboard.press('Space');
    await expect(only).toBeChecked();
    await expect(table.locator('th[scope=row]:visible').filter({ hasText: '(differs)' })).toHaveCount(differing);
    await expect(table.locator('th[scope=row]:visible').filter({ hasNotText: /differs|Enquire/ })).toHaveCount(0);
    expect((await table.boundingBox())?.y).toBe(top);
    await only.uncheck();
    await expect(table.locator('th[scope=row]:visible').filter({ hasNotText: 'Enquire' })).toHaveCount(facts.length);
  });

  test('D-32 R-158 D-14 R-165 says what a loan costs a month, and asks about each of its homes', async ({
    page,
    request,
  }) => {
    const [one, two] = await properties(request);
    await visit(page, `/compare?properties=${joinIds([one, two])}`);
    await expect(
      page
        .getByRole('row', { name: /^EMI / })
        .getByText(/^₹\u00a0[\d,]+ \/ month$/)
        .first(),
    ).toBeVisible();
    await expect(page.getByText(/^EMI: loan of the full price, 20 years at [\d.]+%\.$/)).toBeVisible();
    const ask = page.getByRole('button', { name: `Request Callback about ${two.title}` });
    await alive(ask);
    await ask.click();
    await expect(page.getByRole('dialog', { name: 'Request Callback' })).toContainText(two.title);
  });

  test('D-32 gets narrower column by column, by links that keep the keyboard in place', async ({ page, request }) => {
    const [one, two, three] = await properties(request);
    await visit(page, `/compare?properties=${joinIds([one, two, three])}`);
    const remove = ({ title }: Item) => page.getByRole('link', { name: `Remove ${title} from the comparison` });
    await remove(two).press('Enter');
    await expect(page).toHaveURL(`/compare?properties=${joinIds([one, three])}`);
    await expect(remove(three)).toBeFocused();
    await remove(one).press('Enter');
    await expect(page).toHaveURL(`/compare?properties=${joinIds([three])}`);
    await expect(remove(one)).toHaveCount(0);
    await remove(three).press('Enter');
    await expect(page).toHaveURL('/compare');
    await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Explore Properties' })).toHaveAttribute('href', '/properties');
    await expectAccessible(page);
  });

  test('D-32 compares projects too, leaves out what is gone and more than four', DESKTOP, async ({ page, request }) => {
    const six = await projects(request);
    await visit(page, `/compare?projects=${joinIds(six)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare projects');
    await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(4);
    await expect(page.getByRole('rowheader', { name: 'BHK' })).toHaveCount(0);
    await visit(page, `/compare?projects=${six[0].id},999999999`);
    await expect(page.getByRole('main')).toContainText('Listings that are no longer available are not shown.');
    await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(1);
  });

  test('D-38 that cannot be fetched offers another try', { ...DESKTOP, ...allowErrors('net::ERR_FAILED') }, async ({
    page,
  }) => {
    const { five } = await cards(page);
    for (const item of five.slice(0, 2)) await choose(page, item);
    await page.route(SAVED, (route) => route.abort());
    await tray(page).getByRole('link', { name: 'Compare' }).click();
    await expect(page.getByRole('alert')).toContainText('Something went wrong', { timeout: 15_000 });
    await page.unroute(SAVED);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(2);
  });

  for (const width of [320, 390, 768, 1440]) {
    test(
      `D-32 scrolls in its own box at ${width} px, its first column in sight`,
      DESKTOP,
      async ({ page, request }) => {
        await page.setViewportSize({ width, height: 800 });
        await visit(page, `/compare?properties=${joinIds((await properties(request)).slice(0, 4))}`);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
        const box = page.getByRole('region', { name: 'Compare properties' });
        await box.evaluate((element) => element.scrollTo({ left: 10_000, behavior: 'instant' }));
        await expect(page.getByRole('rowheader', { name: /^Price( \(differs\))?$/ })).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('columnheader').last()).toBeInViewport();
      },
    );
  }
});
