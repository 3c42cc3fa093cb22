import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useCompared } from '../shared/compare.ts';

const CompareTray = lazy(() => import('../compare/compare-tray.tsx'));

/** The compare tray, loaded with the first choice; not over the page that shows the comparison. */
export function CompareHost() {
  const { pathname } = useLocation();
  const isWanted = useCompared().length > 0 && pathname !== '/compare';
  return <Suspense>{isWanted && <CompareTray />}</Suspense>;
}
