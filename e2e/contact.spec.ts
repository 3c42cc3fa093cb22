import { allowErrors, DESKTOP, expect, httpTest, test, visit } from './visitor.ts';

test.describe('the contact page', () => {
  httpTest('R-159 R-312 is whole in its HTML: title, meta, form and details', DESKTOP, async ({ request, baseURL }) => {
    const answer = await request.get('/contact-us');
    const html = await answer.text();
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+/);
    expect(html).toContain('<title>Contact Us: talk to a property advisor | Aangan</title>');
    expect(html).toContain(`<link rel="canonical" href="${baseURL}/contact-us"/>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
    expect(html).toMatch(/<meta name="keywords" content="[^"]+"/);
    for (const field of ['full_name', 'email', 'phone_number', 'message', 'iAgreeToTerms'])
      expect(html).toContain(`name="${field}"`);
  });

  test('R-005 R-006 R-159 says how else to reach us', async ({ page }) => {
    await visit(page, '/contact-us');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    await expect(main.getByRole('link', { name: '+91 00000 01044' })).toHaveAttribute('href', 'tel:+910000001044');
    await expect(main.getByRole('link', { name: 'hello@aangan.example' })).toHaveAttribute(
      'href',
      'mailto:hello@aangan.example',
    );
    await expect(main.getByRole('link', { name: /^Chat with an advisor/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\//,
    );
    await expect(main.getByRole('link', { name: /^Open in Maps/ })).toHaveAttribute('href', /query=Fourth%20floor/);
    await expect(main.getByText('Monday to Sunday, 10:00 AM to 6:30 PM')).toHaveCount(2);
  });

  test('R-159 D-08 D-18 loads the map of the office when asked for, and not before', {
    ...DESKTOP,
    ...allowErrors('sessionStorage'),
  }, async ({ page }) => {
    const requests: string[] = [];
    await page.route('https://www.openstreetmap.org/**', (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Streets and lanes</p>' });
    });
    await visit(page, '/contact-us');
    await expect(page.getByRole('button', { name: 'Show map' })).toBeVisible();
    // The form appears shortly after the page and moves the content below it.
    await expect(page.getByRole('heading', { name: 'Write to us' })).toBeVisible();
    expect(requests).toEqual([]);
    await page.getByRole('button', { name: 'Show map' }).click();
    const map = page.getByTitle('Map of the office of Aangan');
    await expect(map).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
    await expect(map.contentFrame().getByText('Streets and lanes')).toBeVisible();
    expect(requests).toEqual([expect.stringContaining('marker=28.4512,77.0726')]);
    // The test's init scripts cannot use sessionStorage in the frame of another host.
  });
});
