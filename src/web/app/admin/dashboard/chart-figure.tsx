import { type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Point } from './point.ts';
import { PointsTable } from './points-table.tsx';

interface ChartFigureProps {
  title: string;
  /** The message of the chart in one sentence. */
  summary: string;
  points: readonly Point[];
  heads: readonly [string, string];
  /** Shown when all values are zero. */
  empty: string;
  className?: string;
  children: ReactNode;
}

/** A chart with its heading and summary, which can be shown as a table instead. */
export function ChartFigure({ title, summary, points, heads, empty, className, children }: ChartFigureProps) {
  const [table, showTable] = useState(false);
  const headingId = useId();
  const nothing = points.every(({ value }) => value === 0);
  return (
    <figure
      aria-labelledby={headingId}
      className={classNames('min-w-0 rounded-lg border border-line bg-surface p-4 min-[691px]:p-6', className)}
    >
      <figcaption className="mb-4">
        <div className="flex items-center justify-between gap-x-4">
          <h2 id={headingId} className="text-xl">
            {title}
          </h2>
          {!nothing && (
            <Button
              variant="ghost"
              size="sm"
              className="-mr-3 flex-none"
              aria-label={`${table ? 'Show as chart' : 'Show as table'}: ${title}`}
              onClick={() => showTable(!table)}
            >
              {table ? 'Show as chart' : 'Show as table'}
            </Button>
          )}
        </div>
        {!nothing && <p className="mt-1 max-w-[68ch] text-ink-3">{summary}</p>}
      </figcaption>
      {nothing && <p className="py-6 text-ink-3">{empty}</p>}
      {!nothing && (table ? <PointsTable caption={title} heads={heads} points={points} /> : children)}
    </figure>
  );
}
