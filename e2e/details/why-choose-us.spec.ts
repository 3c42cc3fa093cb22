import { DESKTOP, expect, httpTest, test, visit } from '../visitor.ts';

const CARDS = [
  'Extensive industry experience',
  'Knowledge across residential, commercial and investment',
  'Client-centric approach',
  'Strong network',
  'Integrity and transparency',
  'Market insights and research',
  'End-to-end service',
  'Customer satisfaction',
];

test.describe('why choose us', () => {
  httpTest(
    'R-018 R-175 R-312 is whole in its HTML: eight cards, title, canonical address',
    DESKTOP,
    async ({ request, baseURL }) => {
      const html = await (await request.get('/why-choose-us')).text();
      for (const title of CARDS) expect(html).toContain(title);
      expect(html).toContain('Over 15 years');
      expect(html).toContain('<title>Why Choose Us: eight reasons | Aangan</title>');
      expect(html).toContain(`<link rel="canonical" href="${baseURL}/why-choose-us"/>`);
      expect(html).toMatch(/<meta name="description" content="[^"]{120,160}"/);
    },
  );

  test('R-175 shows a banner and eight cards', async ({ page }) => {
    await visit(page, '/why-choose-us');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why Choose Us');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(CARDS);
  });

  test('R-310 does not scroll sideways at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await visit(page, '/why-choose-us');
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });

  test('R-007 is reached from the footer, with its own title', async ({ page }) => {
    await visit(page, '/about-us');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Why Choose Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why Choose Us');
    await expect(page).toHaveTitle('Why Choose Us: eight reasons | Aangan');
  });
});
