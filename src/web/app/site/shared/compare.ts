import { useMemo, useSyncExternalStore } from 'react';
import { toast } from '#ui/toast-store.ts';
import { browserStore, type StoredObject, storedObjects } from './browser-store.ts';
import { type Identity, identityOf, same } from './listing-identity.ts';
import type { Listing } from './listings.ts';

/** A listing chosen for comparison. */
export interface Compared extends Identity {
  title: string;
}

export const MOST_COMPARED = 4;

const store = browserStore('sessionStorage', 'compare');

function read({ type, id, title }: StoredObject): Compared | undefined {
  const isEntry = (type === 'property' || type === 'project') && Number.isSafeInteger(id) && typeof title === 'string';
  return isEntry ? { type, id: id as number, title } : undefined;
}

/** Up to four listings of one kind, each once, whatever is stored. */
export function parseCompared(text: string | null): Compared[] {
  const entries = storedObjects(text).flatMap((item) => read(item) ?? []);
  const isKept = (entry: Compared, index: number) =>
    entry.type === entries[0]?.type && entries.findIndex((other) => same(other, entry)) === index;
  return entries.filter(isKept).slice(0, MOST_COMPARED);
}

export interface Choice {
  compared: Compared[];
  outcome: 'added' | 'removed' | 'full' | 'started anew';
}

/** What choosing a listing comes to. Only like can be compared with like: one of the other kind starts anew. */
export function chosen(compared: Compared[], entry: Compared): Choice {
  const others = compared.filter((item) => !same(item, entry));
  if (others.length < compared.length) return { compared: others, outcome: 'removed' };
  if (compared.some(({ type }) => type !== entry.type)) return { compared: [entry], outcome: 'started anew' };
  if (compared.length >= MOST_COMPARED) return { compared, outcome: 'full' };
  return { compared: [...compared, entry], outcome: 'added' };
}

const write = (compared: Compared[]) => store.write(compared.length === 0 ? null : JSON.stringify(compared));

const sayFull = () =>
  toast({
    variant: 'destructive',
    title: 'You can compare up to four listings',
    description: 'Take one out to add another.',
  });

const sayStartedAnew = (before: Compared[], kind: Identity['type']) =>
  toast({
    variant: 'default',
    title: 'A new comparison',
    description:
      kind === 'project'
        ? 'Projects are not compared with properties, so your properties were put aside.'
        : 'Properties are not compared with projects, so your projects were put aside.',
    action: { label: 'Undo', altText: 'Choose the others again', onAction: () => write(before) },
  });

/** Chooses a listing for comparison, or takes it out; says so where the visitor could not expect what happens. */
export function toggleCompared(listing: Listing): void {
  const before = parseCompared(store.read());
  const { compared, outcome } = chosen(before, { ...identityOf(listing), title: listing.item.title });
  write(compared);
  if (outcome === 'full') sayFull();
  if (outcome === 'started anew') sayStartedAnew(before, listing.kind);
}

export const dropCompared = (gone: Identity): void =>
  write(parseCompared(store.read()).filter((item) => !same(item, gone)));

export const clearCompared = (): void => write([]);

/** What this tab has chosen so far; nothing while the page is still the server's. */
export function useCompared(): Compared[] {
  const text = useSyncExternalStore(store.subscribe, store.read, () => null);
  return useMemo(() => parseCompared(text), [text]);
}
