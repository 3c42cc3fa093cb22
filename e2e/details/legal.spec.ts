import { DESKTOP, expect, expectAccessible, httpTest, test, visit } from '../visitor.ts';

const PAGES = [
  ['Privacy Policy', '/privacy-policy', 'Digital Personal Data Protection Act, 2023', '15 Nov 2026'],
  ['Terms and Conditions', '/terms-and-conditions', 'the carpet area in the agreement for sale decides', '15 Nov 2026'],
  ['Return and Refund Policy', '/return-and-refund-policy', 'We then refund the full fee', '15 Nov 2026'],
  ['Disclaimer', '/disclaimer', 'A link is a signpost, not a recommendation', '25 Nov 2024'],
] as const;

const DISCLAIMER = [
  'Interpretation and Definitions',
  'Disclaimer',
  'External Links',
  'Errors and Omissions',
  'Fair Use',
  'Views Expressed',
  'No Responsibility',
  'Use at Your Own Risk',
  'Contact',
];

test.describe('the words of the law', () => {
  for (const [title, path, phrase, day] of PAGES) {
    httpTest(
      `R-022 R-190 R-312 ${title} is whole in its HTML, dated, and can be cached`,
      DESKTOP,
      async ({ request, baseURL }) => {
        const answer = await request.get(path);
        expect(answer.status()).toBe(200);
        expect(answer.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=300, /);
        const html = await answer.text();
        expect(html).toContain(phrase);
        expect(html).toMatch(new RegExp(`Last updated (<!-- -->)?<time[^>]*>${day}</time>`));
        expect(html).toContain(`<title>${title} | Aangan</title>`);
        expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`);
      },
    );
  }

  test('R-181 R-190 are reached from the footer, and say how to reach us as the settings do', async ({ page }) => {
    await visit(page, '/about-us');
    const footer = page.getByRole('contentinfo');
    for (const [title, path] of PAGES) {
      await footer.getByRole('link', { name: title, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const address = page.getByRole('main').locator('address');
      await expect(address.getByRole('link', { name: 'hello@aangan.example' })).toBeVisible();
      await expect(address).toContainText('Sector 44, Gurugram');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expectAccessible(page);
    }
    const sitemap = await footer.getByRole('link', { name: 'Sitemap' }).getAttribute('href');
    const answer = await page.request.get(sitemap ?? '');
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  });

  test('R-189 the disclaimer has its nine sections, and a list that leads to each', async ({ page }) => {
    await visit(page, '/disclaimer');
    const main = page.getByRole('main');
    await expect(main).toContainText('Last updated 25 Nov 2024');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(DISCLAIMER);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link')).toHaveText(DISCLAIMER);
    await contents.getByRole('link', { name: 'Fair Use' }).click();
    await expect(page).toHaveURL('/disclaimer#fair-use');
    const heading = main.getByRole('heading', { name: 'Fair Use' });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
    await expect(heading).toBeInViewport();
    await page.setViewportSize({ width: 320, height: 800 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });

  test('are printed without what surrounds them', DESKTOP, async ({ page }) => {
    await visit(page, '/terms-and-conditions');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const part of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('navigation', { name: 'On this page' }),
      page.getByLabel('Quick help'),
    ])
      await expect(part).toBeHidden();
    const { width = 0 } = (await page.getByText('These terms apply when you use this website').boundingBox()) ?? {};
    expect(width).toBeGreaterThan(500);
  });
});
