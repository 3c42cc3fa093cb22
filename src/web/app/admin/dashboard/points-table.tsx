import { Link } from 'react-router';
import { indianNumber } from '#contract/indian-number.ts';
import { linkClass } from '#ui/link.tsx';
import type { Point } from './point.ts';

interface PointsTableProps {
  caption: string;
  /** The headings of the label and value columns. */
  heads: readonly [string, string];
  points: readonly Point[];
}

/** The numbers of a chart as a table. */
export function PointsTable({ caption, heads: [what, number], points }: PointsTableProps) {
  return (
    <section
      aria-label={caption}
      // The focusable section scrolls by arrow keys, also between its links.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative max-h-[22rem] overflow-y-auto"
    >
      <table className="w-full text-[0.9063rem]">
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
