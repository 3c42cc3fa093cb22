import { type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Panel } from '#ui/panel.tsx';

interface ImportSectionProps {
  id: string;
  number: number;
  title: string;
  /** How many entries it has. */
  count?: string | undefined;
  /** Controls beside the title. */
  end?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One part of the page of an import. */
export function ImportSection({ id, number, title, count, end, className, children }: ImportSectionProps) {
  const titleId = useId();
  return (
    <Panel className={classNames('min-w-0 scroll-mt-20 overflow-clip', className)} id={id}>
      <section aria-labelledby={titleId} className="@container">
        <header className="flex flex-wrap items-center gap-x-2.5 gap-y-2 border-b border-line px-4 py-2.5">
          <span
            aria-hidden="true"
            className="grid size-6.5 place-items-center rounded-full bg-primary text-sm font-semibold text-on-primary tabular-nums"
          >
            {number}
          </span>
          <h2 id={titleId} className="text-subheading">
            {title}
          </h2>
          {count !== undefined && (
            <span className="rounded-full bg-well px-2 text-meta font-semibold text-ink-2 tabular-nums">{count}</span>
          )}
          <div className="ml-auto flex flex-wrap items-center gap-2">{end}</div>
        </header>
        {children}
      </section>
    </Panel>
  );
}

/** A value as the sheet writes it. */
export const SheetValue = ({ children }: { children: ReactNode }) => (
  <code className="rounded-xs bg-well px-1.75 py-0.5 font-sans text-sm font-medium wrap-anywhere text-ink">
    {children}
  </code>
);
