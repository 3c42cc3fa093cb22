import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

export interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/**
 * A part of the page that starts open and can be collapsed without JavaScript. Scrolling to it leaves 100 px at the
 * top, as for every anchor, plus the height of the tabs where they are sticky.
 */
export function Section({ id, title, children }: SectionProps) {
  return (
    <details id={id} open className="group/section border-b border-line py-7 last:border-b-0 lg:scroll-mt-12">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4">
        <h2 className="text-2xl">{title}</h2>
        <Icon
          name="chevron-down"
          className="text-ink transition-transform duration-(--duration-base) group-open/section:rotate-180"
        />
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  );
}
