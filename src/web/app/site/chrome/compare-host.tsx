import { Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { comparedStore } from '../shared/compared-store.ts';
import { lazyWithRetry } from '../shared/lazy-with-retry.ts';

const CompareTray = lazyWithRetry(() => import('../compare/compare-tray.tsx'));

/** The compare tray, loaded with the first selection; not shown on the comparison page. */
export function CompareHost() {
  const { pathname } = useLocation();
  const isFilled = useSyncExternalStore(comparedStore.subscribe, comparedStore.read, () => null) !== null;
  return <Suspense>{isFilled && pathname !== '/compare' && <CompareTray />}</Suspense>;
}
