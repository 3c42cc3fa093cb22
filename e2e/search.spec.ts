import { active, box, list, options, SEARCH, statusRegion } from './search-box.ts';
import { allowErrors, DESKTOP, expect, expectAccessible, LAYOUT, test, visit } from './visitor.ts';

/** Pages with a search box: the hero of the home page, and the header of the lists. */
const PLACES = [
  ['the hero', '/'],
  ['the header', '/properties'],
] as const;

for (const [place, path] of PLACES) {
  test.describe(`the search in ${place}`, () => {
    test.beforeEach(({ page }) => visit(page, path));

    test(
      'R-057 R-058 R-340 shows groups of links under the box, above everything else, the match marked, 250 px high at most, accessible',
      LAYOUT,
      async ({ page }) => {
        await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
        await box(page).pressSequentially('g');
        await expect(list(page)).toBeVisible();
        await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
        await expect(box(page)).toHaveAttribute('aria-controls', (await list(page).getAttribute('id')) ?? '');
        const groups = list(page).getByRole('group');
        for (const [index, name] of [
          'Cities',
          'Localities',
          'Landmarks',
          'Builders',
          'Projects',
          'Properties',
        ].entries())
          await expect(groups.nth(index)).toHaveAccessibleName(name);
        const match = options(page).first().locator('mark');
        await expect(match).toHaveText('G');
        await expect(match).toHaveCSS('font-weight', '700');
        await expect(match).toHaveCSS('color', 'rgb(20, 84, 75)');
        const height = await list(page).evaluate((element: HTMLElement) => [
          element.offsetHeight,
          element.scrollHeight,
        ]);
        expect(height[0]).toBe(250);
        expect(height[1]).toBeGreaterThan(250);
        await expect(statusRegion(page)).toHaveText(`${await options(page).count()} results`);
        await list(page).scrollIntoViewIfNeeded();
        const onTop = () =>
          list(page).evaluate((element) => {
            const { left, top, bottom } = element.getBoundingClientRect();
            return [top + 8, bottom - 8].map((y) => element.contains(document.elementFromPoint(left + 40, y)));
          });
        await expect.poll(onTop, 'what the pointer reaches').toEqual([true, true]);
        await box(page).press('ArrowDown');
        await expect(active(page)).toHaveCount(1);
        await expectAccessible(page);
      },
    );
  });
}

// Both places use the same component, so its behaviour is tested on the lighter page.
test.describe('the suggestions', () => {
  test.beforeEach(({ page }) => visit(page, '/properties'));

  test(
    'R-310 can be used by keyboard alone: the arrows go round, Home and End stay in the text',
    DESKTOP,
    async ({ page }) => {
      await box(page).pressSequentially('g');
      await expect(list(page)).toBeVisible();
      await expect(active(page)).toHaveCount(0);
      const count = await options(page).count();
      await box(page).press('ArrowUp');
      await expect(active(page)).toHaveText((await options(page).last().textContent()) ?? '');
      await expect(active(page)).toBeInViewport({ ratio: 1 });
      await box(page).press('ArrowDown');
      await expect(active(page)).toContainText('Gurugram');
      await expect(list(page).getByText('Cities')).toBeInViewport({ ratio: 1 });
      for (let n = 1; n < count; n++) await box(page).press('ArrowDown');
      await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
      await expect(box(page)).toHaveAttribute(
        'aria-activedescendant',
        (await options(page).last().getAttribute('id')) ?? '',
      );
      await box(page).press('Home');
      await expect(active(page)).toHaveCount(0);
      await box(page).pressSequentially('x');
      await expect(box(page)).toHaveValue('xg');
      await expect(box(page)).toBeFocused();
    },
  );

  test(
    'R-059 D-22 Enter picks the active option: the list closes, the box is empty and without focus',
    DESKTOP,
    async ({ page }) => {
      await box(page).pressSequentially('gulmohar');
      // Waits for the results of the complete term.
      await expect(options(page).first()).toContainText(/gulmohar/i);
      await box(page).press('ArrowDown');
      const target = (await active(page).getAttribute('href')) ?? '';
      expect(target).toMatch(/^\/projects\/gulmohar-/);
      await box(page).press('Enter');
      await expect(page).toHaveURL(target);
      await expect(list(page)).toHaveCount(0);
      await expect(box(page)).toHaveValue('');
      await expect(box(page)).not.toBeFocused();
    },
  );

  test('R-059 R-064 D-22 D-24 a pick leads to what it names and closes the list', DESKTOP, async ({ page }) => {
    for (const [group, address] of [
      ['Builders', /\/projects\?builder_id=\d+$/],
      ['Projects', /\/projects\/[\w-]+$/],
      ['Properties', /\/properties\/[\w-]+$/],
      ['Cities', /\/properties\?city_id=\d+$/],
    ] as const) {
      await box(page).pressSequentially('g');
      await list(page).getByRole('group', { name: group }).getByRole('option').first().click();
      await expect(page).toHaveURL(address);
      await expect(list(page)).toHaveCount(0);
      await expect(box(page)).not.toBeFocused();
    }
  });

  test('R-060 closes on an outside click and opens again on a click into the box', async ({ page }) => {
    await box(page).pressSequentially('g');
    await expect(list(page)).toBeVisible();
    await page.mouse.click(4, 700);
    await expect(list(page)).toHaveCount(0);
    await box(page).click();
    await expect(list(page)).toBeVisible();
  });

  test('Escape closes the list, and once more clears the box; Tab leaves and closes', DESKTOP, async ({ page }) => {
    await box(page).pressSequentially('g');
    await expect(list(page)).toBeVisible();
    await box(page).press('Escape');
    await expect(list(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('g');
    await box(page).press('Escape');
    await expect(box(page)).toHaveValue('');
    await box(page).pressSequentially('g');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(list(page)).toHaveCount(0);
    await expect(box(page)).not.toBeFocused();
    await expect(box(page)).toHaveValue('g');
  });

  test("R-061 says 'No Result Found' when nothing was found", DESKTOP, async ({ page }) => {
    await box(page).pressSequentially('qqqq');
    await expect(page.getByText('No Result Found')).toBeInViewport();
    await expect(statusRegion(page)).toHaveText('No Result Found');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await expectAccessible(page);
    await box(page).press('Escape');
    await expect(page.getByText('No Result Found')).toHaveCount(0);
  });

  test("R-062 a failure says 'Error' / 'Something went wrong', and the next term is asked for again", {
    ...DESKTOP,
    ...allowErrors('500'),
  }, async ({ page }) => {
    await page.route(SEARCH, (route) =>
      route.fulfill({ status: 500, json: { success: false, msg: 'secret detail', errors: [] } }),
    );
    await box(page).pressSequentially('g');
    const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Close' }) });
    await expect(alert).toContainText('Error');
    await expect(alert).toContainText('Something went wrong');
    await expect(list(page)).toHaveCount(0);
    await page.unroute(SEARCH);
    await box(page).pressSequentially('u');
    await expect(options(page).first()).toBeVisible();
  });

  test('a term without a pick leads to the projects that answer to it', DESKTOP, async ({ page }) => {
    await box(page).pressSequentially('gul mohar');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/projects?search=gul+mohar');
    await expect(list(page)).toHaveCount(0);
  });
});

test.describe('the search of the home page', () => {
  test('R-042 R-339 takes the kind and the city of the page along, with a term and without', async ({ page }) => {
    await visit(page, '/city/gurugram');
    const search = page.getByRole('search');
    await search.getByText('Plots').click();
    await box(page).fill('green');
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/projects\?search=green&residency_type=plot$/);
    await visit(page, '/city/gurugram');
    await search.getByText('Commercial').click();
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/properties\?city_id=\d+&residency_type=commercial$/);
    await visit(page, '/city/gurugram');
    await search.getByText('Rent', { exact: true }).click();
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/rent\?city_id=\d+$/);
  });

  test('R-042 without a term, a kind or a city leads to all properties', DESKTOP, async ({ page }) => {
    await visit(page, '/');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/properties');
  });

  test('a suggestion can be opened in a new tab, and the list stays', { ...DESKTOP, ...allowErrors('404') }, async ({
    page,
    context,
  }) => {
    await visit(page, '/');
    await box(page).fill('goa');
    const opened = context.waitForEvent('page');
    await list(page)
      .getByRole('group', { name: 'Cities' })
      .getByRole('option')
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(/\/properties\?city_id=\d+$/);
    await expect(list(page)).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

test.describe('the search of the header', () => {
  test('R-027 takes the place of the city selector on lists and listings', {
    ...LAYOUT,
    ...allowErrors('404'),
  }, async ({ page }) => {
    for (const path of ['/projects', '/properties', '/projects/neem-greens-pune', '/properties/some-villa']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const header = page.getByRole('banner');
      await expect(header.getByRole('combobox', { name: 'Search' }), path).toHaveAttribute(
        'placeholder',
        'Search city, builder, project or property',
      );
      await expect(header.getByRole('combobox', { name: 'City' }), path).toHaveCount(0);
    }
  });

  test('R-027 leaves the other pages to the city selector, from 768 px up', async ({ page }) => {
    await visit(page, '/available-cities');
    const header = page.getByRole('banner');
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(header.getByRole('combobox', { name: 'City' })).toBeVisible();
    await expect(header.getByRole('combobox', { name: 'Search' })).toHaveCount(0);
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(header.getByRole('combobox')).toHaveCount(0);
  });

  test('takes the whole row of a phone while it is in use', async ({ page }) => {
    await visit(page, '/properties');
    const width = () => box(page).evaluate((input) => input.getBoundingClientRect().width);
    const logo = page.getByRole('banner').getByRole('link', { name: 'Aangan' });
    await expect(logo).toBeInViewport();
    expect(await width()).toBeLessThan(240);
    await box(page).focus();
    expect(await width()).toBe(358);
    await box(page).fill('whitefield');
    await expect(page.getByRole('listbox')).toBeVisible();
    expect(await page.getByRole('listbox').evaluate((popup) => popup.getBoundingClientRect().width)).toBe(358);
    await page.keyboard.press('Escape');
    await logo.focus();
    expect(await width()).toBeLessThan(240);
  });

  test('says at every width how far below the top a bar may stick', DESKTOP, async ({ page }) => {
    for (const [path, heights] of [
      ['/available-cities', { 320: 56, 767: 56, 768: 56, 1024: 56, 1025: 109, 1440: 109 }],
      ['/projects', { 320: 56, 767: 56, 768: 56, 1024: 56, 1025: 109, 1440: 109 }],
    ] as const) {
      await page.goto(path);
      for (const [width, height] of Object.entries(heights)) {
        await page.setViewportSize({ width: Number(width), height: 800 });
        const measured = () =>
          page.getByRole('banner').evaluate((header: HTMLElement) => {
            const bar = document.createElement('div');
            bar.style.height = 'var(--header-height)';
            header.after(bar);
            const found = [bar.offsetHeight, header.offsetHeight - 1];
            bar.remove();
            const { scrollWidth, clientWidth } = document.documentElement;
            return [...found, scrollWidth - clientWidth];
          });
        await expect.poll(measured, `${path} at ${width} px`).toEqual([height, height, 0]);
      }
    }
  });

  test('without a term Enter stays where it is', async ({ page }) => {
    await visit(page, '/properties');
    await box(page).press('Enter');
    await box(page).pressSequentially(' ');
    await box(page).press('Enter');
    await expect(box(page)).toBeFocused();
    await expect(page).toHaveURL('/properties');
  });
});

test.describe('the search without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('leads from the hero and from the header to the projects', async ({ page }) => {
    await page.goto('/city/gurugram');
    await page.getByRole('search').getByText('Plots', { exact: true }).click();
    await box(page).fill('green');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/projects\?search=green&residency_type=plot$/);
    await box(page).fill('towers');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/projects?search=towers');
  });
});
