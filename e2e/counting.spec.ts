import type { Page } from '@playwright/test';
import { DESKTOP, expect, settled, test, visit } from './visitor.ts';

/** The page views that this visitor's browser reports. */
function watchPageViews(page: Page): (string | null)[] {
  const pageViews: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/seen')) pageViews.push(request.postData());
  });
  return pageViews;
}

test('a page is counted when it is shown, also without a reload', DESKTOP, async ({ page }) => {
  const pageViews = watchPageViews(page);
  await visit(page, '/about-us?from=mail');
  await expect.poll(() => pageViews).toEqual(['/about-us']);
  await page.getByRole('banner').getByRole('link', { name: 'Aangan' }).first().click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => pageViews).toEqual(['/about-us', '/']);
  // The answers to the notices, which only scripts of the page read.
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name).toSorted()).toEqual(['cookie-choice', 'terms-accepted']);
});

test('nothing is counted for those who asked not to be followed', DESKTOP, async ({ page }) => {
  const pageViews = watchPageViews(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await visit(page, '/about-us');
  await settled(page);
  expect(pageViews).toEqual([]);
});
