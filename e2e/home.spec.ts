import { alive, allowErrors, DESKTOP, expect, httpTest, test, visit } from './visitor.ts';

const CITIES = [
  'Delhi',
  'Gurugram',
  'Mumbai',
  'Bengaluru',
  'Jaipur',
  'Goa',
  'Pune',
  'Hyderabad',
  'Chennai',
  'Kolkata',
  'Ahmedabad',
  'Noida',
];

test.describe('the home page', () => {
  httpTest(
    'R-012 R-312 is whole in its HTML: heading, counters, every city, title, canonical address',
    DESKTOP,
    async ({ request, baseURL }) => {
      const answer = await request.get('/');
      const html = await answer.text();
      expect(answer.status()).toBe(200);
      expect(html).toContain('Find Your Better Future in');
      for (const city of CITIES) expect(html).toContain(city);
      expect(html).toContain('<title>Find Your Better Future in India | Aangan</title>');
      expect(html).toContain(`<link rel="canonical" href="${baseURL}/"/>`);
      expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
      expect(html).toMatch(/<meta name="keywords" content="[^"]+"/);
    },
  );

  test('R-038 R-041 R-042 R-043 greets with INDIA, a search and four counters', async ({ page }) => {
    await visit(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Better Future in INDIA');
    await expect(page.getByRole('main')).toContainText('RERA-checked projects, resale homes');
    await expect(page.getByRole('search').getByRole('combobox', { name: 'Search' })).toBeVisible();
    for (const text of [
      '150+ Project Available',
      '35083+ Units Sold',
      '20347+ Happy Family',
      '94.80% Customer Satisfaction',
    ]) {
      const [value = '', ...label] = text.split(' ');
      const counter = page.getByRole('listitem').filter({ hasText: label.join(' ') });
      await expect(counter.locator('b')).toHaveText(value);
    }
  });

  test('R-049 R-050 shows the cities, each leading to its properties', async ({ page }) => {
    await visit(page, '/');
    const section = page.getByRole('region', { name: "We're Available in These Cities" });
    for (const city of CITIES)
      await expect(section.getByRole('link', { name: city, exact: true })).toHaveAttribute(
        'href',
        /^\/properties\?city_id=\d+$/,
      );
    await expect(section.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/available-cities');
  });

  test('R-004 R-005 carries the legal notice and the office hours', async ({ page }) => {
    await visit(page, '/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('unauthorised look-alike sites');
    await expect(footer).toContainText('guidance only under the Real Estate (Regulation and Development) Act, 2016');
    await expect(footer).toContainText('Monday to Sunday, 10:00 AM to 6:30 PM');
  });

  test(
    'asks for nothing that came with the page, and again only after ten minutes',
    DESKTOP,
    async ({ page, watch }) => {
      await page.clock.install();
      await visit(page, '/');
      await alive(page.getByRole('region', { name: 'These Cities' }));
      expect(watch.calls).toEqual([]);
      await page.clock.fastForward('09:30');
      expect(watch.calls).toEqual([]);
      const poll = page.waitForRequest('**/api/v1/public/featured-city');
      await page.clock.fastForward('00:40');
      await poll;
    },
  );

  test('shows final numbers at once to those who want no motion', DESKTOP, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.getByText('35083+').last()).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page can be read and left', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Better Future in INDIA');
    await expect(page.getByRole('region', { name: 'Featured Properties' }).getByRole('article')).toHaveCount(6);
    await page.getByRole('region', { name: 'These Cities' }).getByRole('link', { name: 'View All' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Available Cities');
  });
});

for (const width of [320, 390, 768, 1024, 1025, 1440, 1920]) {
  test(`R-310 nothing scrolls sideways at ${width} px`, { ...DESKTOP, ...allowErrors('404') }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/available-cities', '/nowhere']) {
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  });
}
