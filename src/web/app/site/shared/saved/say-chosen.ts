import { toast } from '#ui/toast-store.ts';
import type { Identity } from '../listings.ts';
import { type Compared, writeCompared } from './compare.ts';

export const sayFull = () =>
  toast({
    variant: 'destructive',
    title: 'You can compare up to four listings',
    description: 'Take one out to add another.',
  });

export const sayStartedAnew = (before: Compared[], kind: Identity['type']) =>
  toast({
    variant: 'default',
    title: 'A new comparison',
    description:
      kind === 'project'
        ? 'Projects are not compared with properties, so your properties were put aside.'
        : 'Properties are not compared with projects, so your projects were put aside.',
    action: { label: 'Undo', altText: 'Choose the others again', onAction: () => writeCompared(before) },
  });
