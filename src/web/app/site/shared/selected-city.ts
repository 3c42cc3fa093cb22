import { useSyncExternalStore } from 'react';
import { browserStore } from './browser-store.ts';
import { homePath } from './paths.ts';
import { LIST_MEMORIES } from './remembered-search.ts';
import { useCities } from './site.ts';

interface SelectedCity {
  id: number;
  name: string;
}

/** Stored format of a city: '{id}-{city_name}'; the name may contain hyphens. */
export const formatSelectedCity = ({ id, name }: SelectedCity): string => `${id}-${name}`;

export function parseSelectedCity(text: string | null): SelectedCity | undefined {
  const match = /^(\d+)-(.+)$/s.exec(text ?? '');
  return match?.[1] && match[2] ? { id: Number(match[1]), name: match[2] } : undefined;
}

const store = browserStore('cookie', 'selected-city');

/** A new city begins new searches: those in the city before are forgotten. */
export function rememberCity(city: SelectedCity | undefined): void {
  store.write(city ? formatSelectedCity(city) : null);
  for (const memory of Object.values(LIST_MEMORIES)) memory.write(null);
}

/** The city that the visitor selected last, in any tab of this browser session. */
export const getSelectedCity = (): SelectedCity | undefined => parseSelectedCity(store.read());

/** The same; undefined on the server and during hydration. */
export const useSelectedCity = (): SelectedCity | undefined =>
  parseSelectedCity(useSyncExternalStore(store.subscribe, store.read, () => null));

/** The home page of the selected city. */
export function useHomePath(): string {
  const cities = useCities();
  const selected = useSelectedCity();
  return homePath(cities.find(({ id }) => id === selected?.id));
}
