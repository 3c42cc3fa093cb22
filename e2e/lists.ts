import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { alive, expect, visit } from './visitor.ts';

export const cards = (page: Page) => page.getByRole('main').getByRole('article');

export const titles = (page: Page): Promise<string[]> => cards(page).getByRole('heading').allTextContents();

/** The summary is shown above and below the list and announced to screen readers. */
export async function expectShowing(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('main').getByText(`Showing ${text}`, { exact: true })).toHaveCount(3);
}

/** Waits until the list matches the URL. */
export const expectSettled = (page: Page): Promise<void> =>
  expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);

/** Follows a navigation link through client-side navigation. */
export async function follow(page: Page, entry: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('dialog').getByRole('link', { name: entry, exact: true }).click();
  } else {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry, exact: true }).click();
  }
}

interface Named {
  id: number;
  city_name: string;
}

export async function cityId(request: APIRequestContext, name: string): Promise<number> {
  const { cities } = (await (await request.get('/api/v1/public/city')).json()) as { cities: Named[] };
  return cities.find(({ city_name }) => city_name === name)?.id ?? 0;
}

export async function fetchTotal(request: APIRequestContext, address: string): Promise<number> {
  const [path, query = ''] = address.split('?');
  const kind = path === '/projects' ? 'project' : 'property';
  const answer = await request.get(`/api/v1/public/${kind}?${query}`);
  return ((await answer.json()) as { totalItems: number }).totalItems;
}

/** A search that matches exactly `count` properties: the cheapest ones of a city. */
export async function cheapest(request: APIRequestContext, city: number, count: number): Promise<string> {
  const page = Math.ceil(count / 10);
  const answer = await request.get(`/api/v1/public/property?city_id=${city}&sort=price_asc&page=${page}`);
  const { properties } = (await answer.json()) as { properties: { price: number }[] };
  return `/properties?city_id=${city}&max_price=${properties[(count - 1) % 10]?.price}`;
}

/** The first row of pictures in a card. */
export const firstPictures = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('group', { name: /^Pictures of / })
    .first();

export const getPicturesTitle = async (row: Locator) =>
  ((await row.getAttribute('aria-label')) ?? '').replace('Pictures of ', '');

/** The first card of a list that has several pictures, with its row of pictures, once both react. */
export async function findCard(page: Page, path: string): Promise<{ card: Locator; row: Locator; title: string }> {
  await visit(page, path);
  const row = firstPictures(page);
  await alive(row);
  await row.scrollIntoViewIfNeeded();
  const title = await getPicturesTitle(row);
  return { card: page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) }), row, title };
}
