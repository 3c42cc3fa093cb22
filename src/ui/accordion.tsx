import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface AccordionItemProps {
  question: ReactNode;
  /** Items that share a name close one another. */
  name: string;
  /** Open to begin with. */
  open?: boolean;
  children: ReactNode;
}

/** A question that opens its answer, without a line of script. */
export function AccordionItem({ question, name, open = false, children }: AccordionItemProps) {
  return (
    <details name={name} open={open} className="group border-b border-line">
      <summary className="flex items-center justify-between gap-4 py-[18px] text-[1.0313rem] font-semibold text-ink">
        {question}
        <Icon
          name="plus"
          className="text-primary transition-transform duration-(--duration-base) group-open:rotate-45"
        />
      </summary>
      <div className="pr-9 pb-5 text-ink-3">{children}</div>
    </details>
  );
}
