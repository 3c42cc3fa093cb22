import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

/** A framed part of a page that starts collapsed, for actions that need a second step; works without JavaScript. */
export const CollapsedSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="group rounded-md border border-line">
    <summary className="flex min-h-11 items-center justify-between gap-3 p-4 font-semibold text-ink">
      {title}
      <Icon name="chevron-down" className="transition-transform duration-(--duration-base) group-open:rotate-180" />
    </summary>
    <div className="px-4 pb-4">{children}</div>
  </details>
);
