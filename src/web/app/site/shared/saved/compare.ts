import { useMemo, useSyncExternalStore } from 'react';
import { type StoredObject, storedObjects } from '../browser-store.ts';
import { comparedStore as store } from '../compared-store.ts';
import { type Identity, same } from '../listings.ts';

/** A listing selected for comparison. */
export interface Compared extends Identity {
  title: string;
}

export const MAX_COMPARED = 4;

function read({ type, id, title }: StoredObject): Compared | undefined {
  const isEntry = (type === 'property' || type === 'project') && Number.isSafeInteger(id) && typeof title === 'string';
  return isEntry ? { type, id: id as number, title } : undefined;
}

/** Up to four distinct listings of one type, whatever is stored. */
export function parseCompared(text: string | null): Compared[] {
  const entries = storedObjects(text).flatMap((item) => read(item) ?? []);
  const isKept = (entry: Compared, index: number) =>
    entry.type === entries[0]?.type && entries.findIndex((other) => same(other, entry)) === index;
  return entries.filter(isKept).slice(0, MAX_COMPARED);
}

export const readCompared = (): Compared[] => parseCompared(store.read());
export const writeCompared = (compared: Compared[]): void =>
  store.write(compared.length === 0 ? null : JSON.stringify(compared));

export const dropCompared = (gone: Identity): void => writeCompared(readCompared().filter((item) => !same(item, gone)));

export const clearCompared = (): void => writeCompared([]);

/** Listings selected in this tab; empty on the server and during hydration. */
export function useCompared(): Compared[] {
  const text = useSyncExternalStore(store.subscribe, store.read, () => null);
  return useMemo(() => parseCompared(text), [text]);
}
