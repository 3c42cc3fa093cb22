import { redirect } from 'react-router';
import { toSearchUrl } from '../shared/search/search-url.ts';
import type { Route } from './+types/search.route.ts';

/** The target of search forms: leads to the list that is meant. */
export const loader = ({ request }: Route.LoaderArgs) =>
  redirect(toSearchUrl(new URL(request.url).searchParams) ?? '/properties');
