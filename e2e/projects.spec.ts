import { cards, expectShowing, fetchTotal, titles } from './lists.ts';
import { DESKTOP, expect, LAYOUT, test, visit } from './visitor.ts';

test.describe('the list of projects', () => {
  test('R-013 R-065 R-068 R-312 is whole in its HTML', DESKTOP, async ({ page, request }) => {
    const html = await (await request.get('/projects')).text();
    expect(html.match(/<article/g)).toHaveLength(10);
    expect(html).toContain('<h1');
    await visit(page, '/projects');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
    await expectShowing(page, `1 to 10 of ${await fetchTotal(request, '/projects')}`);
    await expect(page.getByRole('heading', { name: 'Contact Our Experts' })).toBeVisible();
  });

  test("R-067 says 'No Projects!' when nothing is left", async ({ page }) => {
    await visit(page, '/projects?search=nosuchproject');
    await expect(page.getByRole('heading', { name: 'No Projects!' })).toBeVisible();
    await page.getByRole('link', { name: 'Clear all filters' }).click();
    await expect(page).toHaveURL('/projects');
    await expect(cards(page)).toHaveCount(10);
  });

  test('R-070 D-25 finds projects by locality, landmark and address', DESKTOP, async ({ page, request }) => {
    await visit(page, '/projects');
    const place = (await cards(page).first().getByRole('paragraph').first().textContent()) ?? '';
    const [locality = ''] = place.split(', ');
    await visit(page, `/projects?landmark=${encodeURIComponent(locality)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Projects near ${locality}`);
    const total = await fetchTotal(request, `/projects?landmark=${encodeURIComponent(locality)}`);
    expect(total).toBeGreaterThan(0);
    await expect.poll(() => titles(page)).toHaveLength(Math.min(10, total));
  });

  test('R-074 D-27 keeps a memory of its own', DESKTOP, async ({ page }) => {
    await visit(page, '/properties?residency_type=plot');
    await page.evaluate(() => window.sessionStorage.setItem('project-filters', 'residency_type=commercial'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Projects', exact: true }).click();
    await expect(page).toHaveURL('/projects?residency_type=commercial');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Properties', exact: true }).click();
    await expect(page).toHaveURL('/properties?residency_type=plot');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R-069 the projects can be filtered and read to their end', LAYOUT, async ({ page, isMobile }) => {
    await page.goto('/projects');
    for (const label of ['Search', 'Landmark', 'Project'])
      await expect(page.getByRole('main').getByLabel(label, { exact: true })).toBeVisible();
    await page.getByLabel('Possession Status').selectOption('Mid Stage');
    await page.getByRole('button', { name: 'Show projects' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mid Stage Projects');
    const next = page.getByRole('main').getByRole('link', { name: isMobile ? 'Load More' : 'Next page' });
    await next.first().click();
    expect(new URL(page.url()).searchParams.get('page')).toBe('2');
    const back = page.getByRole('link', { name: isMobile ? 'Show earlier projects' : 'Previous page' });
    await back.first().click();
    expect(new URL(page.url()).searchParams.get('page')).toBeNull();
  });
});
