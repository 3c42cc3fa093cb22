import type { ComponentType } from 'react';
import { lazyWithRetry } from '../shared/lazy-with-retry.ts';

const load = () => import('./list-parts.tsx');
type Parts = Awaited<ReturnType<typeof load>>;

/** A part of a list that is rendered on the server; its code is loaded later, so that the list is usable first. */
const toLazy = <Name extends keyof Parts>(name: Name) =>
  // oxlint-disable-next-line typescript/no-explicit-any -- each part has its own props, which the name decides
  lazyWithRetry(async () => ({ default: (await load())[name] as ComponentType<any> })) as unknown as Parts[Name];

export const AppliedFilters = toLazy('AppliedFilters');
export const ListBottom = toLazy('ListBottom');
export const ListKinds = toLazy('ListKinds');
export const ListTop = toLazy('ListTop');
export const LoadMore = toLazy('LoadMore');
export const Nothing = toLazy('Nothing');
export const ShowEarlier = toLazy('ShowEarlier');
export const SideContact = toLazy('SideContact');
