import type { Page } from '@playwright/test';

export const SEARCH = '**/api/v1/public/search?*';

export const box = (page: Page) => page.getByRole('combobox', { name: 'Search' });
export const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
export const options = (page: Page) => list(page).getByRole('option');
export const statusRegion = (page: Page) => page.getByRole('search').getByRole('status');
export const active = (page: Page) => list(page).getByRole('option', { selected: true });

/** The search terms requested so far, in order. */
export function watchSearchTerms(page: Page): string[] {
  const terms: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/public/search')) terms.push(searchParams.get('searchTerm') ?? '');
  });
  return terms;
}

/** Delays the responses to a term until they are released. */
export async function hold(page: Page, term: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`${SEARCH.slice(0, -1)}searchTerm=${term}`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
