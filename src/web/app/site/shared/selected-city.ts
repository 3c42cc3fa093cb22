import { useSyncExternalStore } from 'react';
import { browserStore } from './browser-store.ts';

export interface SelectedCity {
  id: number;
  name: string;
}

/** A city as it is remembered: '{id}-{city_name}'. The name may hold hyphens of its own. */
export const formatSelectedCity = ({ id, name }: SelectedCity): string => `${id}-${name}`;

export function parseSelectedCity(text: string | null): SelectedCity | undefined {
  const match = /^(\d+)-(.+)$/s.exec(text ?? '');
  return match?.[1] && match[2] ? { id: Number(match[1]), name: match[2] } : undefined;
}

const store = browserStore('localStorage', 'selected-city');

export const rememberCity = (city: SelectedCity | undefined): void =>
  store.write(city ? formatSelectedCity(city) : null);

/** The city the visitor chose last; undefined while the page is still the server's. */
export const useRememberedCity = (): SelectedCity | undefined =>
  parseSelectedCity(useSyncExternalStore(store.subscribe, store.read, () => null));
