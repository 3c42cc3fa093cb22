import { demo, projectPath, propertyPath } from './demo-listings.ts';
import { allowErrors, expect, httpTest, test, visit } from './visitor.ts';

test(
  'R-210 D-38 a list is read again every ten minutes, not on focus or reconnect; after a failure the last answer stays',
  allowErrors('net::ERR_FAILED'),
  async ({ page, watch }) => {
    await page.clock.install();
    await visit(page, '/available-cities');
    // Not by role, because the enquiry form opens automatically and hides the page from assistive technology.
    const cities = page.locator('main li');
    const shown = await cities.allInnerTexts();
    expect(shown.length).toBeGreaterThan(5);
    const reads = () => watch.calls.filter((path) => path === '/api/v1/public/city').length;
    expect(reads(), 'the page brought its data along').toBe(0);
    for (const event of ['focus', 'online', 'visibilitychange']) {
      await page.evaluate((type) => {
        window.dispatchEvent(new Event(type));
        document.dispatchEvent(new Event(type));
      }, event);
    }
    await page.clock.runFor('09:50');
    expect(reads()).toBe(0);
    await page.clock.runFor('00:20');
    await expect.poll(reads).toBe(1);

    await page.route('**/api/v1/public/city', (route) => route.abort());
    await page.clock.runFor('10:10');
    await expect.poll(reads).toBeGreaterThan(1);
    await expect(cities).toHaveText(shown, { useInnerText: true });
  },
);

/** Session storage keys of the definition, with a page that must be shown by its URL whatever they contain. */
const REMEMBERED: [key: string, path: string, heading: string][] = [
  ['property', propertyPath(demo.property), demo.property.row.title],
  ['project', projectPath(demo.project), demo.project.row.title],
  ['job', '/career/customer-support-advisor', 'Customer Support Advisor'],
  ['mpl', '/most-popular-links/property-in-goa', 'Property In Goa'],
];

test('R-222 D-07 what a session remembers under the defined keys never stands in for what the address names', async ({
  page,
}) => {
  await page.addInitScript(
    (keys) => {
      for (const key of keys)
        window.sessionStorage.setItem(key, JSON.stringify({ slug: 'something-else', title: 'Else' }));
    },
    [...REMEMBERED.map(([key]) => key), 'blog', 'posted-property'],
  );
  for (const [, path, heading] of REMEMBERED) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  // Only the wishlist is still written, for other code that reads it.
  await visit(page, '/properties');
  const heart = page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: /wishlist/i });
  await heart.click();
  await expect.poll(() => page.evaluate(() => window.sessionStorage.getItem('wishlist'))).toMatch(/"slug":/);
});

const NCR = ['Delhi', 'New Delhi', 'Gurugram', 'Noida', 'Greater Noida', 'Ghaziabad', 'Faridabad'];

httpTest(
  'R-001 an advisory for buyers, investors and renters, mainly in Delhi and around it, with homes all over India',
  async ({ request }) => {
    const about = await (await request.get('/about-us')).text();
    expect(about).toContain('buyers, investors and renters');
    expect(about).toContain('Property-investment advisory');
    const { cities } = (await (await request.get('/api/v1/public/city')).json()) as {
      cities: { id: number; city_name: string }[];
    };
    const homes = new Map<string, number>();
    for (const { id, city_name } of cities) {
      const { totalItems } = await (await request.get(`/api/v1/public/property?city_id=${id}`)).json();
      homes.set(city_name, totalItems);
    }
    const around = NCR.reduce((sum, city) => sum + (homes.get(city) ?? 0), 0);
    const elsewhere = [...homes].filter(([city, count]) => count > 0 && !NCR.includes(city));
    expect(around, 'no other city has as many').toBeGreaterThan(Math.max(...elsewhere.map(([, count]) => count)));
    expect(elsewhere.length).toBeGreaterThanOrEqual(10);
  },
);
