import { useMemo, useSyncExternalStore } from 'react';
import { toast } from '#ui/toast-store.ts';
import { type StoredObject, storedObjects } from '../browser-store.ts';
import { comparedStore as store } from '../compared-store.ts';
import { type Identity, isSameListing } from '../listings.ts';

/** A listing selected for comparison. */
export interface ComparedListing extends Identity {
  title: string;
}

export const MAX_COMPARED = 4;

function read({ type, id, title }: StoredObject): ComparedListing | undefined {
  const isEntry = (type === 'property' || type === 'project') && Number.isSafeInteger(id) && typeof title === 'string';
  return isEntry ? { type, id: id as number, title } : undefined;
}

/** Up to four distinct listings of one type, whatever is stored. */
export function parseCompared(text: string | null): ComparedListing[] {
  const entries = storedObjects(text).flatMap((item) => read(item) ?? []);
  const isKept = (entry: ComparedListing, index: number) =>
    entry.type === entries[0]?.type && entries.findIndex((other) => isSameListing(other, entry)) === index;
  return entries.filter(isKept).slice(0, MAX_COMPARED);
}

export const readCompared = (): ComparedListing[] => parseCompared(store.read());
export const writeCompared = (compared: ComparedListing[]): void =>
  store.write(compared.length === 0 ? null : JSON.stringify(compared));

export const dropCompared = (gone: Identity): void =>
  writeCompared(readCompared().filter((item) => !isSameListing(item, gone)));

export const clearCompared = (): void => writeCompared([]);

/** Listings selected in this tab; empty on the server and during hydration. */
export function useCompared(): ComparedListing[] {
  const text = useSyncExternalStore(store.subscribe, store.read, () => null);
  return useMemo(() => parseCompared(text), [text]);
}

export const announceFull = () =>
  toast({
    variant: 'destructive',
    title: 'You can compare up to four listings',
    description: 'Remove one to add another.',
  });

const RESTARTED: Record<Identity['type'], { title: string; description: string }> = {
  project: {
    title: 'Comparing projects now',
    description: "You can't mix projects and properties, so we've cleared the properties.",
  },
  property: {
    title: 'Comparing properties now',
    description: "You can't mix properties and projects, so we've cleared the projects.",
  },
};

export const announceRestart = (before: ComparedListing[], kind: Identity['type']) =>
  toast({
    variant: 'default',
    ...RESTARTED[kind],
    action: { label: 'Undo', altText: 'Select the earlier listings again', onAction: () => writeCompared(before) },
  });
