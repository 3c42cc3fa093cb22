import { cards, cheapest, cityId, expectSettled, expectShowing, fetchTotal, follow, titles } from './lists.ts';
import { allowErrors, DESKTOP, expect, expectAccessible, httpTest, test, visit } from './visitor.ts';

test.describe('the list of properties', () => {
  test(
    'R-014 R-068 R-072 R-312 is whole in its HTML: ten cards, the line, links to other pages',
    DESKTOP,
    async ({ page, request }) => {
      const html = await (await request.get('/properties?page=2')).text();
      expect(html.match(/<article/g)).toHaveLength(10);
      expect(html).toContain('href="/properties?page=3"');
      const total = (await fetchTotal(request, '/properties')).toLocaleString('en-IN');
      await visit(page, '/properties');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Properties');
      await expectShowing(page, `1 to 10 of ${total}`);
      await expect(page.getByRole('heading', { name: 'Contact Our Experts' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/Home.*Properties/);
    },
  );

  test(
    'R-314 R-066 of 23 properties shows 1 to 10, then 21 to 23, and ends there',
    DESKTOP,
    async ({ page, request }) => {
      const list = await cheapest(request, await cityId(request, 'Gurugram'), 23);
      await visit(page, list);
      await expectShowing(page, '1 to 10 of 23');
      await expect(cards(page)).toHaveCount(10);
      await expect(page.getByRole('button', { name: 'Previous page' }).first()).toBeDisabled();
      await page.getByRole('link', { name: 'Next page' }).first().click();
      await expectShowing(page, '11 to 20 of 23');
      await page.getByRole('link', { name: 'Next page' }).last().click();
      await expectShowing(page, '21 to 23 of 23');
      await expect(page).toHaveURL(`${list}&page=3`);
      await expect(cards(page)).toHaveCount(3);
      await expect(page.getByRole('button', { name: 'Next page' }).first()).toBeDisabled();
      await expect(page.getByRole('button', { name: 'Next page' }).last()).toBeDisabled();
      await page.getByRole('link', { name: 'Previous page' }).first().click();
      await expectShowing(page, '11 to 20 of 23');
    },
  );

  test(
    'R-066 brings its beginning into view after an arrow, with the keyboard there too',
    DESKTOP,
    async ({ page }) => {
      await visit(page, '/properties');
      await page.getByRole('link', { name: 'Next page' }).last().click();
      await expect(page).toHaveURL('/properties?page=2');
      await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
      await expect(cards(page).first()).toBeInViewport();
    },
  );

  test('R-313 R-082 means near possession by both spellings', DESKTOP, async ({ page }) => {
    await visit(page, '/properties?possession_status=near_possession');
    const list = await titles(page);
    expect(list).toHaveLength(10);
    for (const card of await cards(page).all()) await expect(card).toContainText('Near Possession');
    await visit(page, '/properties?possession_status=near_pssession');
    await expect.poll(() => titles(page)).toEqual(list);
  });

  test(
    'R-080 D-28 finds kinds with a slash in their name, however the address writes them',
    DESKTOP,
    async ({ page }) => {
      const lists: string[][] = [];
      for (const type of ['flat-apartment', 'flat%2Fapartment']) {
        await page.goto(`/properties?property_type=${type}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flats and Apartments');
        lists.push(await titles(page));
      }
      expect(lists[0]).toHaveLength(10);
      expect(lists[1]).toEqual(lists[0]);
    },
  );

  test('repeats its filters as chips that can be taken off one by one, or all at once', async ({ page, request }) => {
    const city = await cityId(request, 'Gurugram');
    await visit(page, `/properties?city_id=${city}&residency_type=residential&property_type=villa,penthouse&page=2`);
    const applied = page.getByRole('list', { name: 'Applied filters' });
    await expect(applied.getByRole('listitem')).toHaveText([
      'Gurugram',
      'Residential',
      'Villa',
      'Penthouse',
      'Clear all',
    ]);
    await applied.getByRole('link', { name: 'Remove Villa' }).click();
    await expect(page).toHaveURL(`/properties?city_id=${city}&residency_type=residential&property_type=penthouse`);
    const left = await fetchTotal(
      request,
      `/properties?city_id=${city}&residency_type=residential&property_type=penthouse`,
    );
    await expectShowing(page, `1 to ${Math.min(10, left)} of ${left}`);
    await applied.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/properties');
    await expect(applied).toHaveCount(0);
  });

  test('can be put in another order', async ({ page }) => {
    await visit(page, '/properties?residency_type=residential');
    await page.getByLabel('Sort by').selectOption('Price, low to high');
    await expect(page).toHaveURL('/properties?residency_type=residential&sort=price_asc');
    const cheapestFirst = await page.request.get('/api/v1/public/property?residency_type=residential&sort=price_asc');
    const { properties } = (await cheapestFirst.json()) as { properties: { title: string }[] };
    await expect.poll(() => titles(page)).toEqual(properties.map(({ title }) => title));
    await page.getByLabel('Sort by').selectOption('Featured, then newest');
    await expect(page).toHaveURL('/properties?residency_type=residential');
  });

  test('D-26 is the same for everyone who has its address, and after reloading', DESKTOP, async ({ page, browser }) => {
    const address = '/properties?residency_type=residential&sort=price_desc&page=2';
    await visit(page, address);
    const list = await titles(page);
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(list);
    const other = await browser.newPage();
    await other.goto(page.url());
    await expect.poll(() => titles(other)).toEqual(list);
    await other.close();
  });

  test('leads to its last page when the address goes beyond it', DESKTOP, async ({ page, request }) => {
    const list = await cheapest(request, await cityId(request, 'Gurugram'), 23);
    await page.goto(`${list}&page=99`);
    await expect(page).toHaveURL(`${list}&page=3`);
    await expectShowing(page, '21 to 23 of 23');
  });
});

test.describe('a place in the list', () => {
  test.use({ motion: true });

  test('D-26 is found again at the same place when one comes back from a property', DESKTOP, async ({ page }) => {
    await visit(page, '/properties');
    for (const number of [2, 3]) {
      await page.getByRole('link', { name: 'Next page' }).last().click();
      await expect(page).toHaveURL(`/properties?page=${number}`);
      await expect(page.getByText(`Showing ${10 * number - 9} to ${10 * number} of`).first()).toBeVisible();
      await expectSettled(page);
    }
    const before = await titles(page);
    const seventh = cards(page).nth(6).getByRole('heading').getByRole('link');
    await seventh.scrollIntoViewIfNeeded();
    await expect(seventh).toBeInViewport();
    const name = (await seventh.textContent()) ?? '';
    await seventh.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const places = await page.evaluateHandle(() => {
      const seen = new Set<number>();
      window.addEventListener('scroll', () => seen.add(window.scrollY));
      return seen;
    });
    await page.goBack();
    await expect(seventh).toHaveText(name);
    await expect(seventh).toBeInViewport();
    await expect.poll(() => titles(page)).toEqual(before);
    await expect.poll(() => places.evaluate((seen) => seen.size), 'at once, without a way there').toBe(1);
  });
});

test.describe('R-074 D-27 the filters of the properties', () => {
  test('come back when the list is entered without any, and not when one goes back', async ({ page, request }) => {
    const filtered = `/properties?city_id=${await cityId(request, 'Goa')}`;
    await visit(page, '/properties');
    await page.getByRole('banner').getByRole('link', { name: 'Aangan' }).click();
    await expect(page).toHaveURL('/');
    await follow(page, 'Properties');
    await expect(page).toHaveURL('/properties');
    await visit(page, filtered);
    await page.getByRole('banner').getByRole('link', { name: 'Aangan' }).click();
    await expect(page).toHaveURL('/');
    await follow(page, 'Properties');
    await expect(page).toHaveURL(filtered);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Properties in Goa');
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/properties');
    await page.goBack();
    await expect(page).toHaveURL(filtered);
    await page.goForward();
    await expect(page).toHaveURL('/properties');
    await page.reload();
    await expect(page).toHaveURL('/properties');
  });

  test('stay forgotten once they are cleared', DESKTOP, async ({ page, request }) => {
    await visit(page, `/properties?city_id=${await cityId(request, 'Goa')}`);
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/properties');
    await follow(page, 'About Us');
    await expect(page).toHaveURL('/about-us');
    await follow(page, 'Properties');
    await expect(page).toHaveURL('/properties');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Properties');
  });
});

test.describe('a list that is not there', () => {
  test('R-010 has placeholders while it loads for the first time', DESKTOP, async ({ page }) => {
    await visit(page, '/about-us');
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/v1/public/property?*', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await follow(page, 'Properties');
    await expect(page.getByRole('list', { name: 'Loading...' }).getByRole('listitem')).toHaveCount(10);
    answer.resolve();
    await expect(cards(page)).toHaveCount(10);
  });

  test('keeps the one before in sight while the next is on its way', DESKTOP, async ({ page }) => {
    await visit(page, '/properties');
    const before = await titles(page);
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/v1/public/property?*', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.getByLabel('Sort by').selectOption('Price, high to low');
    await expect(page.getByRole('main').locator('ul[aria-busy=true]')).toBeVisible();
    await expect.poll(() => titles(page)).toEqual(before);
    answer.resolve();
    await expectSettled(page);
    await expect.poll(() => titles(page)).not.toEqual(before);
  });

  test('D-38 offers another try when it cannot be fetched', { ...DESKTOP, ...allowErrors('net::ERR_FAILED') }, async ({
    page,
  }) => {
    await visit(page, '/properties');
    await page.route('**/api/v1/public/property?*', (route) => route.abort());
    await page.getByLabel('Sort by').selectOption('Price, high to low');
    await expect(page.getByRole('alert')).toContainText('Something went wrong', { timeout: 15_000 });
    await page.unroute('**/api/v1/public/property?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(10);
  });

  test("R-072 says 'No Properties!' when nothing is left, and how to get more", async ({ page }) => {
    await visit(page, '/properties?property_type=penthouse&max_price=600000');
    await expect(page.getByRole('heading', { name: 'No Properties!' })).toBeVisible();
    await expect(page.getByText('Try removing a filter or widening the budget.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Clear all filters' }).click();
    await expect(page).toHaveURL('/properties');
    await expect(cards(page)).toHaveCount(10);
  });
});

test.describe('search engines', () => {
  httpTest('R-008 find words of its own on the whole list and on one kind of it', DESKTOP, async ({ request }) => {
    const heads = new Set<string>();
    for (const address of [
      '/projects',
      '/properties',
      '/properties?residency_type=residential',
      '/properties?residency_type=commercial',
      '/properties?property_type=plot',
      '/properties?property_type=studio_apartment',
    ]) {
      const html = await (await request.get(address)).text();
      heads.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
      expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
      expect(html).toMatch(/<meta name="keywords" content="[^"]+"/);
      expect(html).not.toContain('<meta name="robots"');
    }
    expect(heads.size).toBe(6);
  });

  httpTest(
    'are told the one address of a list, and which lists are not worth keeping',
    DESKTOP,
    async ({ request, baseURL }) => {
      const city = await cityId(request, 'Goa');
      const html = await (await request.get(`/properties?sort=price_asc&property_type=villa&city_id=${city}`)).text();
      expect(html).toContain(
        `<link rel="canonical" href="${baseURL}/properties?city_id=${city}&amp;property_type=villa"/>`,
      );
      expect(html).toContain('<title>Villas in Goa | Aangan</title>');
      const narrow = `/properties?city_id=${city}&property_type=villa&furnishing=full`;
      for (const address of [narrow, '/properties?max_price=500001', '/projects?search=green'])
        expect(await (await request.get(address)).text()).toContain('<meta name="robots" content="noindex"/>');
    },
  );

  httpTest('D-27 R-312 and caches get the same page as visitors', DESKTOP, async ({ request }) => {
    const answer = await request.get('/properties?residency_type=plot');
    expect(answer.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=60, stale-while-revalidate=600/);
    const again = await request.get('/properties?residency_type=plot', {
      headers: { 'if-none-match': answer.headers().etag ?? '' },
    });
    expect(again.status()).toBe(304);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R-073 the properties can be filtered, paged and cleared', async ({ page, request }) => {
    await page.goto('/properties');
    await page.getByLabel('City', { exact: true }).selectOption('Gurugram');
    await page.getByLabel('Property Type').selectOption(['Flat / Apartment', 'Villa']);
    await page.getByLabel('Maximum budget').selectOption('₹\u00a01\u00a0Cr');
    await page.getByRole('button', { name: 'Show properties' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Properties in Gurugram');
    const { searchParams } = new URL(page.url());
    expect(searchParams.getAll('property_type')).toEqual(['flat/apartment', 'villa']);
    const applied = page.getByRole('list', { name: 'Applied filters' });
    await expect(applied).toContainText('Up to ₹\u00a01\u00a0Cr');
    const city = await cityId(request, 'Gurugram');
    const total = await fetchTotal(
      request,
      `/properties?city_id=${city}&property_type=flat-apartment,villa&max_price=10000000`,
    );
    await expectShowing(page, `1 to ${Math.min(10, total)} of ${total}`);
    await applied.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/properties');
    await page
      .getByRole('link', { name: /^(Next page|Load More)$/ })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL('/properties?page=2');
    await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden();
  });
});

for (const width of [320, 390, 768, 1024, 1025, 1440, 1920]) {
  test(`R-310 no list scrolls sideways at ${width} px`, DESKTOP, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      '/properties?city_id=2&builder_id=22&residency_type=residential&property_type=builder_floor_apartment,studio_apartment&furnishing=unfurnished',
      '/projects?landmark=averyveryverylongwordthatsomebodytypedwithoutanyspaceinit',
      '/projects?page=2',
    ]) {
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  });
}
