import type { APIRequestContext, Locator, Page } from '@playwright/test';

export interface Item {
  id: number;
  slug: string;
  title: string;
  price: number | null;
  minimum_price: number | null;
}

type Six = [Item, Item, Item, Item, Item, Item, ...Item[]];

/** At least six demo listings that have a price, as returned by the API. */
async function priced(request: APIRequestContext, kind: 'property' | 'project'): Promise<Six> {
  const answer = await (await request.get(`/api/v1/public/${kind}?min_price=600000`)).json();
  const items = (kind === 'property' ? answer.properties : answer.projects) as Item[];
  if (items.length < 6) throw new Error('the demo has too few listings');
  return items as Six;
}

export const properties = (request: APIRequestContext): Promise<Six> => priced(request, 'property');
export const projects = (request: APIRequestContext): Promise<Six> => priced(request, 'project');

export interface Saved {
  type: 'property' | 'project';
  id: number;
  savedAt?: string;
  priceWhenSaved?: number | null;
}

/** Starts the visit with a stored wishlist. */
export const withWishlist = (page: Page, saved: Saved[]): Promise<unknown> =>
  page.addInitScript((entries) => {
    if (window.localStorage.getItem('wishlist-items') === null) {
      window.localStorage.setItem('wishlist-items', JSON.stringify(entries));
    }
  }, saved);

export const card = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });

export const heart = (within: Page | Locator, title: string): Locator =>
  within.getByRole('button', { name: `Save ${title} to wishlist`, exact: true });

/** A visible message, as opposed to the live region that only announces it. */
export const message = (page: Page, text: string): Locator =>
  page
    .locator('[role=status], [role=alert]')
    .filter({ hasText: text, has: page.getByRole('button', { name: 'Close' }) });

/** Horizontal overflow of the page at 320 px. */
export async function sidewaysScrollAt320(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 700 });
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
