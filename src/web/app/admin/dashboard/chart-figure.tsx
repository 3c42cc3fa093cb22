import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { indianNumber } from '#contract/indian-number.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { linkClass } from '#ui/link.tsx';
import type { Point } from './points.ts';

interface PointsTableProps {
  caption: string;
  /** The headings of the label and value columns. */
  heads: readonly [string, string];
  points: readonly Point[];
}

/** The numbers of a chart as a table. */
function PointsTable({ caption, heads: [what, number], points }: PointsTableProps) {
  return (
    <section
      aria-label={caption}
      // The focusable section scrolls by arrow keys, also between its links.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative max-h-88 overflow-y-auto"
    >
      <table className="w-full text-small">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-surface">
          <tr className="border-b border-line text-left text-ink-3">
            <th scope="col" className="py-2 pr-4 font-semibold">
              {what}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {number}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ key, label, value, note, to }) => (
            <tr key={key} className="border-b border-chuna-100 last:border-0">
              <th scope="row" className="py-2 pr-4 text-left font-regular wrap-anywhere">
                {to === undefined ? (
                  label
                ) : (
                  <Link to={to} className={linkClass}>
                    {label}
                  </Link>
                )}
                {note && <small className="block text-xs text-ink-3">{note}</small>}
              </th>
              <td className="py-2 text-right align-top font-semibold text-ink">{indianNumber(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

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
      className={classNames('min-w-0 rounded-lg border border-line bg-surface p-4 admin:p-6', className)}
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
        {!nothing && <p className="mt-1 max-w-measure text-ink-3">{summary}</p>}
      </figcaption>
      {nothing && <p className="py-6 text-ink-3">{empty}</p>}
      {!nothing && (table ? <PointsTable caption={title} heads={heads} points={points} /> : children)}
    </figure>
  );
}
