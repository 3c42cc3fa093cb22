import type { ReactNode } from 'react';

/** The tabs beside the content, or above it on small screens. */
export const BesideTabs = ({ tabs, children }: { tabs: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5 min-[900px]:grid-cols-[220px_minmax(0,1fr)]">
    {tabs}
    {children}
  </div>
);
