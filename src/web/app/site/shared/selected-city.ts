import { useSyncExternalStore } from 'react';
import { browserStore } from './browser-store.ts';

export interface SelectedCity {
  id: number;
  name: string;
}

/** Stored format of a city: '{id}-{city_name}'; the name may contain hyphens. */
export const formatSelectedCity = ({ id, name }: SelectedCity): string => `${id}-${name}`;

export function parseSelectedCity(text: string | null): SelectedCity | undefined {
  const match = /^(\d+)-(.+)$/s.exec(text ?? '');
  return match?.[1] && match[2] ? { id: Number(match[1]), name: match[2] } : undefined;
}

const store = browserStore('localStorage', 'selected-city');

export const rememberCity = (city: SelectedCity | undefined): void =>
  store.write(city ? formatSelectedCity(city) : null);

/** The city that the visitor selected last; undefined on the server and during hydration. */
export const useRememberedCity = (): SelectedCity | undefined =>
  parseSelectedCity(useSyncExternalStore(store.subscribe, store.read, () => null));
