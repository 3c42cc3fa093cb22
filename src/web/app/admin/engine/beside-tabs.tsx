import type { ReactNode } from 'react';

/** What is chosen stands beside what chooses it, below it on small screens. */
export const BesideTabs = ({ tabs, children }: { tabs: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5 min-[900px]:grid-cols-[220px_minmax(0,1fr)]">
    {tabs}
    {children}
  </div>
);
