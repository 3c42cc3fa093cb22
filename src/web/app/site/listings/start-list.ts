import { redirect } from 'react-router';
import type { PageTexts, PublicApi } from '#contract';
import { type Choices, type Search } from '#contract/listings/filter-values.ts';
import { httpApi } from '../../data/http.ts';
import { getResult } from '../../data/prefetch.ts';
import { publicQuery, queryClient } from '../../data/queries.ts';
import { rememberedPath } from '../shared/remembered-search.ts';
import { getSelectedCity } from '../shared/selected-city.ts';
import { pageTexts } from '../shared/site.ts';
import type { List } from './list.ts';
import { listHead } from './list-head.ts';
import { findOtherKind } from './other-kind.tsx';

const unlessItFails = <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> => answer.catch(() => undefined);

/** The names that a heading needs; without them it is less specific. */
async function namesFor({ city_id, builder_id, bhk, locality }: Search): Promise<Choices> {
  const client = queryClient();
  const [cities, builders, bhks, localities] = await Promise.all([
    city_id === undefined ? undefined : unlessItFails(client.ensureQueryData(publicQuery(httpApi, '/city'))),
    builder_id === undefined ? undefined : unlessItFails(client.ensureQueryData(publicQuery(httpApi, '/builder'))),
    bhk === undefined ? undefined : unlessItFails(client.ensureQueryData(publicQuery(httpApi, '/bhk'))),
    locality && unlessItFails(client.ensureQueryData(publicQuery(httpApi, '/locality', { id: locality }))),
  ]);
  return {
    cities: cities?.cities,
    builders: builders?.builders,
    bhks: bhks?.bhk,
    localities: localities?.localities,
    amenities: undefined,
  };
}

async function getTexts(list: List, api: PublicApi, search: Search): Promise<PageTexts | undefined> {
  const key = list.textKey(search);
  return key === undefined ? undefined : pageTexts(api, key);
}

/** A search for rents at the address of sales: an address that the filters of earlier links can have. */
function redirectToOwnPath(list: List, search: Search, { pathname }: URL): void {
  const path = list.toPath(search);
  if (path.split('?')[0] !== pathname) throw redirect(path, 301);
}

/** In the browser: starts the request and renders before the results arrive; texts and names are usually cached. */
export async function startList(list: List, { url }: Request) {
  const to = new URL(url);
  const remembered = rememberedPath(list, window.location.pathname, to, getSelectedCity()?.id);
  if (remembered) throw redirect(remembered);
  const search = list.read(to.searchParams);
  redirectToOwnPath(list, search, to);
  list.start(search);
  const [texts, choices] = await Promise.all([unlessItFails(getTexts(list, httpApi, search)), namesFor(search)]);
  return { state: undefined, ...listHead({ list, search, choices, texts }) };
}

/** On the server: loads a complete list with its choices and head. A page beyond the last redirects to the last. */
export async function loadList(list: List, api: PublicApi, { url }: Request) {
  const at = new URL(url);
  const search = list.read(at.searchParams);
  redirectToOwnPath(list, search, at);
  const other = findOtherKind(api, list, search);
  const [texts, { cities }, { state, total, pages }] = await Promise.all([
    getTexts(list, api, search),
    api.get('/city'),
    list.load(api, search, ...(other ? [other.query] : [])),
  ]);
  if (pages > 0 && search.page > pages) throw redirect(list.toPath({ ...search, page: pages }));
  const choices: Choices = {
    cities,
    builders: getResult(state, publicQuery(api, '/builder').queryKey).builders,
    bhks: getResult(state, publicQuery(api, '/bhk').queryKey).bhk,
    localities:
      search.locality && getResult(state, publicQuery(api, '/locality', { id: search.locality }).queryKey).localities,
    amenities: undefined,
  };
  return { state, ...listHead({ list, search, choices, texts, total }) };
}
