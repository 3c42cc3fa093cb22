import { redirect } from 'react-router';
import type { PublicApi } from '#contract';
import { httpApi } from '../../data/http-api.ts';
import { answerIn } from '../../data/prefetch.ts';
import { bhksQuery, buildersQuery, citiesQuery, queryClient } from '../../data/queries.ts';
import { pageTexts } from '../shared/page-texts.ts';
import type { List } from './list.ts';
import { listHead } from './list-head.ts';
import { rememberedPath } from './remembered-search.ts';
import type { Choices, Search } from './search.ts';

/** On the server: a list whole, with its choices and what it calls itself. A page too far leads to the last one. */
export async function loadList(list: List, api: PublicApi, { url }: Request) {
  const search = list.read(new URL(url).searchParams);
  const [texts, { cities }, { state, total, pages }] = await Promise.all([
    pageTexts(api, list.textKey(search)),
    api.cities(),
    list.load(api, search),
  ]);
  if (pages > 0 && search.page > pages) throw redirect(list.pathOf({ ...search, page: pages }));
  const choices: Choices = {
    cities,
    builders: answerIn(state, buildersQuery(api).queryKey).builders,
    bhks: answerIn(state, bhksQuery(api).queryKey).bhk,
  };
  return { state, ...listHead({ list, search, choices, texts, total }) };
}

/** The names that a heading needs; without them it says less. */
async function namesFor({ city_id, builder_id, bhk }: Search): Promise<Choices> {
  const client = queryClient();
  const [cities, builders, bhks] = await Promise.all([
    city_id === undefined ? undefined : client.ensureQueryData(citiesQuery(httpApi)).catch(() => undefined),
    builder_id === undefined ? undefined : client.ensureQueryData(buildersQuery(httpApi)).catch(() => undefined),
    bhk === undefined ? undefined : client.ensureQueryData(bhksQuery(httpApi)).catch(() => undefined),
  ]);
  return { cities: cities?.cities, builders: builders?.builders, bhks: bhks?.bhk };
}

/** In the browser: asks for the results and shows the page before they come; names and words are nearly always there. */
export async function enterList(list: List, { url }: Request) {
  const to = new URL(url);
  const remembered = rememberedPath(list, window.location.pathname, to);
  if (remembered) throw redirect(remembered);
  const search = list.read(to.searchParams);
  list.start(search);
  const [texts, choices] = await Promise.all([
    pageTexts(httpApi, list.textKey(search)).catch(() => undefined),
    namesFor(search),
  ]);
  return { state: undefined, ...listHead({ list, search, choices, texts }) };
}
