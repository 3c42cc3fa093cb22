import type { ReactNode } from 'react';

export interface SectionHeadProps {
  /** Id of the heading, for `aria-labelledby` on the section. */
  id: string;
  title: ReactNode;
  line?: ReactNode;
  /** Controls on the right. */
  children?: ReactNode;
}

/** Section heading with its controls; adapts to a dark band. */
export function SectionHead({ id, title, line, children }: SectionHeadProps) {
  return (
    <div className="mb-(--space-heading) flex flex-wrap items-end gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-row-head">
        <h2 id={id} className="text-3xl in-[.on-band]:text-on-band">
          {title}
        </h2>
        {line && <p className="mt-2 max-w-ch-56 text-ink-3 in-[.on-band]:text-on-band-2">{line}</p>}
      </div>
      {/* On phones the text of a ghost button aligns with the edge of the page. */}
      {children && <div className="flex shrink-0 items-center gap-2 max-md:*:px-0">{children}</div>}
    </div>
  );
}
