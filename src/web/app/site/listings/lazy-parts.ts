import type { ComponentType } from 'react';
import { lazyWithRetry } from '../shared/lazy-with-retry.ts';

const load = () => import('./list-parts.tsx');
type Parts = Awaited<ReturnType<typeof load>>;

/** A part of a list that is rendered on the server; its code is loaded later, so that the list is usable first. */
const toLazy = <Props>(pick: (parts: Parts) => ComponentType<Props>) =>
  lazyWithRetry(async () => ({ default: pick(await load()) }));

export const AppliedFilters = toLazy((parts) => parts.AppliedFilters);
export const ListBottom = toLazy((parts) => parts.ListBottom);
export const ListKinds = toLazy((parts) => parts.ListKinds);
export const ListTop = toLazy((parts) => parts.ListTop);
export const LoadMore = toLazy((parts) => parts.LoadMore);
export const Nothing = toLazy((parts) => parts.Nothing);
export const ShowEarlier = toLazy((parts) => parts.ShowEarlier);
export const SideContact = toLazy((parts) => parts.SideContact);
