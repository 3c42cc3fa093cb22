import { toast } from '#ui/toast-store.ts';
import { type Identity, identityOf, same } from '../listing-identity.ts';
import type { Listing } from '../listings.ts';
import { type Compared, MOST_COMPARED, readCompared, writeCompared } from './compare.ts';

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
    action: { label: 'Undo', altText: 'Choose the others again', onAction: () => writeCompared(before) },
  });

/** Chooses a listing for comparison, or takes it out; says so where the visitor could not expect what happens. */
export function toggleCompared(listing: Listing): void {
  const before = readCompared();
  const { compared, outcome } = chosen(before, { ...identityOf(listing), title: listing.item.title });
  writeCompared(compared);
  if (outcome === 'full') sayFull();
  if (outcome === 'started anew') sayStartedAnew(before, listing.kind);
}
