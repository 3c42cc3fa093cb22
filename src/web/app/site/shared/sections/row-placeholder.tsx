import type { ReactNode } from 'react';

/** Carousel row while its three items load, with space for the dots below; phones show one item, tablets two. */
export function RowPlaceholder({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p className="sr-only">Loading...</p>
      <div className="grid grid-cols-[86%] justify-center gap-6 pt-1 pb-[26px] *:nth-2:max-md:hidden *:nth-3:max-lg:hidden md:grid-cols-2 md:pb-3 lg:grid-cols-3">
        {children}
      </div>
    </div>
  );
}
