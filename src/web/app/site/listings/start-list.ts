import { redirect } from 'react-router';
import type { PublicApi } from '#contract';
import { httpApi } from '../../data/http.ts';
import { getResult } from '../../data/prefetch.ts';
import { publicQuery, queryClient } from '../../data/queries.ts';
import { rememberedPath } from '../shared/remembered-search.ts';
import { pageTexts } from '../shared/site.ts';
import type { Choices, Search } from './filters.ts';
import type { List } from './list.ts';
import { listHead } from './list-head.ts';

const unlessItFails = <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> => answer.catch(() => undefined);

/** The names that a heading needs; without them it is less specific. */
async function namesFor({ city_id, builder_id, bhk }: Search): Promise<Choices> {
  const client = queryClient();
  const [cities, builders, bhks] = await Promise.all([
    city_id === undefined ? undefined : unlessItFails(client.ensureQueryData(publicQuery(httpApi, '/city'))),
    builder_id === undefined ? undefined : unlessItFails(client.ensureQueryData(publicQuery(httpApi, '/builder'))),
    bhk === undefined ? undefined : unlessItFails(client.ensureQueryData(publicQuery(httpApi, '/bhk'))),
  ]);
  return { cities: cities?.cities, builders: builders?.builders, bhks: bhks?.bhk };
}

/** In the browser: starts the request and renders before the results arrive; texts and names are usually cached. */
export async function startList(list: List, { url }: Request) {
  const to = new URL(url);
  const remembered = rememberedPath(list, window.location.pathname, to);
  if (remembered) throw redirect(remembered);
  const search = list.read(to.searchParams);
  list.start(search);
  const [texts, choices] = await Promise.all([
    unlessItFails(pageTexts(httpApi, list.textKey(search))),
    namesFor(search),
  ]);
  return { state: undefined, ...listHead({ list, search, choices, texts }) };
}

/** On the server: loads a complete list with its choices and head. A page beyond the last redirects to the last. */
export async function loadList(list: List, api: PublicApi, { url }: Request) {
  const search = list.read(new URL(url).searchParams);
  const [texts, { cities }, { state, total, pages }] = await Promise.all([
    pageTexts(api, list.textKey(search)),
    api.get('/city'),
    list.load(api, search),
  ]);
  if (pages > 0 && search.page > pages) throw redirect(list.toPath({ ...search, page: pages }));
  const choices: Choices = {
    cities,
    builders: getResult(state, publicQuery(api, '/builder').queryKey).builders,
    bhks: getResult(state, publicQuery(api, '/bhk').queryKey).bhk,
  };
  return { state, ...listHead({ list, search, choices, texts, total }) };
}
