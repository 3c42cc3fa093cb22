import { cards, expectSettled, expectShowing, follow, titles } from './lists.ts';
import { allowErrors, DESKTOP, expect, expectAccessible, httpTest, LAYOUT, test, visit } from './visitor.ts';

interface Posted {
  id: number;
  slug: string;
  posted_by: string;
  property_type: string;
  city: string;
  property_details: string;
  address: string;
  name: string;
}

const API = '/api/v1/public/public-property';

/** Contact data in the demo that only staff may see; the number ending in 44 is the company's own. */
const CONTACT = /@posted\.example|00000010(?!44)\d\d/;

test.describe('posted properties', () => {
  httpTest('R-015 R-327 D-33 are in the HTML, without any way to reach their posters', DESKTOP, async ({ request }) => {
    const { properties } = (await (await request.get(API)).json()) as { properties: Posted[] };
    const [first] = properties;
    for (const path of ['/posted-properties', `/properties/${first?.slug}`]) {
      const answer = await request.get(path);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['cache-control']).toContain('s-maxage=60');
      const html = await answer.text();
      expect(html).toContain(first?.address);
      expect(html).toContain(first?.name);
      expect(html).not.toMatch(CONTACT);
    }
    const moved = await request.get(`/posted-properties/${first?.id}`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers()['location']]).toEqual([301, `/properties/${first?.slug}`]);
    for (const id of ['0', '007', 'x', '999999']) {
      expect((await request.get(`/posted-properties/${id}`)).status()).toBe(404);
    }
  });

  test('R-129 say the price first, then what and where it is, and who posted it when', LAYOUT, async ({ page }) => {
    await visit(page, '/posted-properties');
    for (const card of await cards(page).all()) {
      const text = await card.evaluate((article) => (article.textContent ?? '').replace('No picture yet', ''));
      expect(text).toMatch(/^(?:₹\u00a0[\d.,]+(?:\u00a0(?:L|Cr))?|Price on request)/);
      const tops = [
        card.getByText(/^₹|^Price on request$/).first(),
        card.getByRole('heading'),
        card.getByText(/^Posted by .+ on \d{1,2} \w{3} \d{4}$/),
      ].map(async (part) => (await part.boundingBox())?.y ?? Number.NaN);
      const shown = await Promise.all(tops);
      expect(shown).toEqual(shown.toSorted((one, other) => one - other));
    }
    await expectAccessible(page);
  });

  test('R-128 D-26 turn by ten with the page in the address, and a page too far leads to the last', async ({
    page,
  }) => {
    await visit(page, '/posted-properties');
    await expectShowing(page, '1 to 10 of 45');
    await expect(cards(page)).toHaveCount(10);
    await expect(page.getByRole('button', { name: 'Previous page' }).first()).toBeDisabled();
    const first = await titles(page);
    await page.getByRole('link', { name: 'Next page' }).last().click();
    await expect(page).toHaveURL('/posted-properties?page=2');
    await expectShowing(page, '11 to 20 of 45');
    await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
    await page.goBack();
    await expectShowing(page, '1 to 10 of 45');
    await expect.poll(() => titles(page)).toEqual(first);
    await visit(page, '/posted-properties?page=99');
    await expect(page).toHaveURL('/posted-properties?page=5');
    await expectShowing(page, '41 to 45 of 45');
    await expect(page.getByRole('button', { name: 'Next page' }).first()).toBeDisabled();
  });

  test(
    'R-126 R-127 R-040 R-074 narrow down by poster, type and city, and remember it',
    LAYOUT,
    async ({ page, request }, { project }) => {
      const { properties } = (await (await request.get(`${API}?posted_by=owner`)).json()) as { properties: Posted[] };
      const city = properties[0]?.city ?? '';
      const total = async (query: string) =>
        ((await (await request.get(`${API}?${query}`)).json()) as { totalItems: number }).totalItems;

      await visit(page, '/posted-properties');
      if (project.name === 'phone') {
        await page.getByRole('button', { name: 'Filters' }).click();
        const sheet = page.getByRole('dialog', { name: 'Filters' });
        await sheet.getByLabel('Posted By').selectOption('Owner');
        await sheet.getByLabel('City').fill(city.toUpperCase());
        await expectAccessible(page);
        await sheet.getByRole('button', { name: 'Search' }).click();
        await expect(page.getByRole('button', { name: 'Filters 2 applied' })).toBeVisible();
      } else {
        await page.getByRole('textbox', { name: 'City' }).fill(city.toUpperCase());
        await page.getByLabel('Posted By').selectOption('Owner');
        // The city is applied only with its button.
        await expect(page).toHaveURL('/posted-properties?posted_by=owner');
        await expectSettled(page);
        await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue(city.toUpperCase());
        await page.getByRole('button', { name: 'Search', exact: true }).click();
      }
      const search = `posted_by=owner&city=${encodeURIComponent(city.toUpperCase()).replaceAll('%20', '+')}`;
      await expect(page).toHaveURL(`/posted-properties?${search}`);
      await expectSettled(page);
      const found = await total(search);
      await expectShowing(page, `1 to ${Math.min(10, found)} of ${found}`);
      for (const card of await cards(page).all()) await expect(card).toContainText('Owner');

      await follow(page, 'Contact Us');
      await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
      await follow(page, 'Posted Properties');
      await expect(page).toHaveURL(`/posted-properties?${search}`);
    },
  );

  test(
    'R-128 say when there is none, and that something went wrong when it did',
    allowErrors('500'),
    async ({ page }) => {
      await visit(page, '/posted-properties?city=Atlantis');
      await expect(page.getByRole('heading', { name: 'No Properties Posted!' })).toBeVisible();
      await page.route(`**${API}*`, (route) => route.fulfill({ status: 500, json: {} }));
      await page.getByRole('link', { name: 'Clear all filters' }).click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await page.unroute(`**${API}*`);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expectShowing(page, '1 to 10 of 45');
      await expectAccessible(page);
    },
  );
});

test.describe('the page of a posted property', () => {
  test('R-129 R-158 D-14 D-63 shows what was posted, and asks about it', async ({ page, request }) => {
    const { properties } = (await (await request.get(`${API}?page=2`)).json()) as { properties: Posted[] };
    const posting = properties[0];
    if (!posting) throw new Error('the demo has no such listing');
    await visit(page, '/posted-properties?page=2');
    await cards(page).first().getByRole('link').click();
    await expect(page).toHaveURL(`/properties/${posting.slug}`);
    const main = page.getByRole('main');
    const price = main.getByText(/^₹|^Price on request$/).first();
    const [above, title] = [price, main.getByRole('heading', { level: 1 })];
    await expect
      .poll(async () => ((await above.boundingBox())?.y ?? 0) < ((await title.boundingBox())?.y ?? 0))
      .toBe(true);
    await expect(main.getByText(/^on \d{1,2} \w{3} \d{4}$/)).toBeVisible();
    // The address changes before the page.
    await expect(main.getByRole('region', { name: 'Ask about this property' })).toBeVisible();
    await expect(main.getByText(posting.address).first()).toBeVisible();
    await expect(main.getByText(posting.name)).toBeVisible();
    await expect(main.getByText(posting.property_details.split('\n').at(-1) ?? '')).toBeVisible();
    await expect(page).toHaveTitle(/ \| Aangan$/);
    await expectAccessible(page);

    const requested = page.waitForRequest('**/api/v1/contactUs');
    const form = main.getByRole('region', { name: 'Ask about this property' });
    await form.getByLabel('Full name').fill('Meera Kapoor');
    await form.getByLabel('Email').fill('meera-posted@aangan.example');
    await form.getByLabel('Phone number').fill('00000 01044');
    await form.getByLabel('Message').fill('Is it still for sale?');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Send Enquiry' }).click();
    expect((await requested).postDataJSON()).toMatchObject({
      source: 'posted-property-page',
      listing: { kind: 'property' },
    });
    await expect(page.getByRole('dialog', { name: 'Thank You' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R-126 posted properties can be filtered and read', async ({ page }) => {
    await page.goto('/posted-properties');
    const form = page.getByRole('form', { name: 'Filters' });
    await form.getByLabel('Posted By').selectOption('Builder');
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/posted_by=builder/);
    for (const card of await cards(page).all()) await expect(card).toContainText('Builder');
    await cards(page).first().getByRole('link').click();
    await expect(page.getByText('Posted by', { exact: true })).toBeVisible();
  });
});
