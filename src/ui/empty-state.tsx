import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface EmptyStateProps {
  /** URL of a 3:2 image; none if more follows below. */
  art?: string;
  title: ReactNode;
  line?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  headingLevel?: 1 | 2;
}

/** Shown when a list is empty: an image, a sentence and one action. */
export function EmptyState({ art, title, line, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className={classNames('grid justify-items-center gap-3 pt-10 text-center', art && 'pb-18')}>
      {art && <img src={art} alt="" width={480} height={320} className="w-[min(420px,86%)]" />}
      <Heading className="text-2xl">{title}</Heading>
      {line && <p className="max-w-message text-ink-3">{line}</p>}
      {action}
    </div>
  );
}
