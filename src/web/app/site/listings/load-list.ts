import { redirect } from 'react-router';
import type { PublicApi } from '#contract';
import { getResult } from '../../data/prefetch.ts';
import { publicQuery } from '../../data/queries.ts';
import { pageTexts } from '../shared/site.ts';
import type { Choices } from './filters.ts';
import type { List } from './list.ts';
import { listHead } from './list-head.ts';

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
