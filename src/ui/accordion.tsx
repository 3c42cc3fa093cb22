import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface AccordionItemProps {
  question: ReactNode;
  /** Opening an item closes the others with the same name. */
  name: string;
  /** Initially open. */
  open?: boolean;
  children: ReactNode;
}

/** A question and answer that expands without JavaScript. */
export function AccordionItem({ question, name, open = false, children }: AccordionItemProps) {
  return (
    <details name={name} open={open} className="group border-b border-line">
      <summary className="flex items-center justify-between gap-4 py-4.5 text-[1.0313rem] font-semibold text-ink">
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
