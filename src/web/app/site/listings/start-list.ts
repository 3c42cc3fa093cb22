import { redirect } from 'react-router';
import { httpApi } from '../../data/http-api.ts';
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
