import { toast } from '#ui/toast-store.ts';
import type { Identity } from '../listings.ts';
import { type ComparedListing, writeCompared } from './compare.ts';

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
