import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface EmptyStateProps {
  /** URL of a 3:2 image. */
  art?: string;
  /** More follows below: the image is small, beside the texts where there is room. */
  compact?: boolean;
  title: ReactNode;
  line?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  headingLevel?: 1 | 2;
}

/** Shown when a list is empty: an image, a sentence and one action. */
export function EmptyState({ art, compact = false, title, line, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  const texts = (
    <>
      <Heading className="text-2xl">{title}</Heading>
      {line && <p className="max-w-message text-ink-3">{line}</p>}
      {action}
    </>
  );
  if (compact) {
    return (
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3 pt-4">
        {art && <img src={art} alt="" width={480} height={320} className="w-56" />}
        <div className="grid min-w-0 flex-1 basis-60 justify-items-start gap-3">{texts}</div>
      </div>
    );
  }
  return (
    <div className={classNames('grid justify-items-center gap-3 pt-10 text-center', art && 'pb-18')}>
      {art && <img src={art} alt="" width={480} height={320} className="w-[min(420px,86%)]" />}
      {texts}
    </div>
  );
}
