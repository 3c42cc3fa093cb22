import { addRecentSearch } from '../recent.ts';
import { getSelectedCity } from '../selected-city.ts';

/**
 * Where a search form leads, with what was filled in and the city of the list or else the selected one; undefined if
 * nothing was typed or chosen. Stores what was typed as a recent search.
 */
export function submitSearch(
  form: FormData,
  { search }: Pick<Location, 'search'> = window.location,
): string | undefined {
  const values = new URLSearchParams();
  for (const [name, value] of form)
    if (typeof value === 'string' && value.trim() !== '') values.set(name, value.trim());
  const words = values.get('search');
  if (words === null && !values.has('kind')) return undefined;
  const cityId = new URLSearchParams(search).get('city_id') ?? getSelectedCity()?.id;
  if (cityId !== undefined && !values.has('city_id')) values.set('city_id', String(cityId));
  const path = `/search?${values}`;
  if (words !== null) addRecentSearch({ name: words, to: path });
  return path;
}
