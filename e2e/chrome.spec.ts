import { cityId, follow } from './lists.ts';
import { DESKTOP, expect, httpTest, LAYOUT, test, visit } from './visitor.ts';

test.describe('the footer', () => {
  test('R-180 opens one question at a time, across both columns', async ({ page }) => {
    await visit(page, '/contact-us');
    const open = page.locator('details[open]');
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('How do I know a project is RERA registered?');
    await page.getByText('When can I speak to an expert?').click();
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('10:00 AM to 6:30 PM');
    await page.getByText('When can I speak to an expert?').click();
    await expect(open).toHaveCount(0);
  });

  httpTest('R-180 has questions where visitors look for a home or want to reach us', DESKTOP, async ({ request }) => {
    const hasQuestions = async (path: string) => (await (await request.get(path)).text()).includes('id="faqs"');
    for (const path of ['/', '/city/pune', '/projects', '/properties', '/rent', '/posted-properties', '/contact-us'])
      expect(await hasQuestions(path), path).toBe(true);
    for (const path of ['/privacy-policy', '/careers', '/my-data', '/blogs', '/wishlist', '/compare', '/no-such-page'])
      expect(await hasQuestions(path), path).toBe(false);
  });

  test('R-181 links to what it must, unfolds its disclaimer and names the year', async ({ page }) => {
    await visit(page, '/about-us');
    const footer = page.getByRole('contentinfo');
    for (const [name, path] of [
      ['Sitemap', '/sitemap.xml'],
      ['Terms and Conditions', '/terms-and-conditions'],
      ['Privacy Policy', '/privacy-policy'],
      ['Return and Refund Policy', '/return-and-refund-policy'],
      ['Disclaimer', '/disclaimer'],
    ] as const) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    }
    for (const network of ['Facebook', 'Instagram', 'LinkedIn', 'Youtube'])
      await expect(footer.getByRole('link', { name: network })).toBeVisible();
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
    await footer.getByRole('button', { name: 'Show More' }).click();
    await expect(footer).toContainText('read the agreement for sale with your own lawyer');
    await footer.getByRole('button', { name: 'Show Less' }).click();
    await expect(footer).not.toContainText('read the agreement for sale with your own lawyer');
  });
});

test.describe('floating help', () => {
  test('R-183 R-184 R-006 offers a call, a chat and the calculator', async ({ page }) => {
    await visit(page, '/about-us');
    await expect(page.getByRole('link', { name: 'Give us a call on the phone number' })).toHaveAttribute(
      'href',
      /^tel:\+91/,
    );
    await expect(page.getByRole('link', { name: 'Have a question? WhatsApp us today!' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/91/,
    );
    await page.getByRole('complementary').getByRole('button', { name: 'EMI Calculator' }).click();
    await expect(page.getByRole('dialog', { name: 'EMI Calculator' })).toBeVisible();
  });
});

httpTest('R-038 every page with a banner has a drawing of its own', DESKTOP, async ({ request }) => {
  const pages = [
    '/about-us',
    '/available-cities',
    '/blogs',
    '/careers',
    '/contact-us',
    '/most-popular-links',
    '/most-popular-links/property-in-india',
    '/posted-properties',
    '/privacy-policy',
    '/why-choose-us',
  ];
  const drawings = await Promise.all(
    pages.map(async (path) => /bg-plaster[^]*?<img src="([^"]+)"/.exec(await (await request.get(path)).text())?.[1]),
  );
  expect(drawings).not.toContain(undefined);
  expect(new Set(drawings).size).toBe(pages.length);
});

test.describe('moving between pages', () => {
  test.use({ motion: true });

  test('R-007 brings the view back to the top and says where one is', async ({ page }) => {
    await visit(page, '/');
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await page.getByRole('region', { name: 'These Cities' }).getByRole('link', { name: 'View All' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Available Cities');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveTitle('Available Cities | Aangan');
    await expect(page.locator('[aria-live=polite][aria-atomic=true]')).toHaveText('Available Cities | Aangan');
  });
});

test.describe('the city selector', () => {
  test('R-028 R-029 leads to the home page of the city and remembers it', LAYOUT, async ({ page, isMobile }) => {
    await visit(page, '/available-cities');
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByLabel('City').filter({ visible: true }).selectOption('Gurugram');
    await expect(page).toHaveURL('/city/gurugram');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Better Future in GURUGRAM');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.cookie)).toMatch(/selected-city=\d+-Gurugram/);
    await visit(page, '/available-cities');
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByLabel('City').filter({ visible: true })).toHaveValue('gurugram');
  });

  test('R-346 D-61 the city holds on every page, in lists without a city of their own, and in other tabs', async ({
    page,
    context,
    request,
  }) => {
    await visit(page, '/available-cities');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByLabel('City').filter({ visible: true }).selectOption('Gurugram');
    await expect(page).toHaveURL('/city/gurugram');
    await follow(page, 'Properties');
    const city = await cityId(request, 'Gurugram');
    await expect(page).toHaveURL(`/properties?city_id=${city}`);
    const other = await context.newPage();
    await visit(other, '/about-us');
    await expect(other.getByRole('banner').getByRole('link', { name: 'Aangan' })).toHaveAttribute(
      'href',
      '/city/gurugram',
    );
    await follow(other, 'Projects');
    await expect(other).toHaveURL(`/projects?city_id=${city}`);
    await other.getByRole('combobox', { name: 'Search' }).filter({ visible: true }).fill('2 bhk');
    await other.keyboard.press('Enter');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(/in Gurugram$/);
  });
});
