import type { Ageing, LeadFigures } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { classNames } from '#ui/class-names.ts';
import { Panel } from '#ui/panel.tsx';

type Row = LeadFigures['ageing'][number];

/** A colleague or a source; names of colleagues may be the same. */
export const getRowKey = ({ person, source }: Pick<Row, 'person' | 'source'>): string => String(person?.id ?? source);

const AGES: [name: keyof Ageing, label: string, colour: string][] = [
  ['week', '0 to 7 days', 'bg-mor-600 text-white'],
  ['fortnight', '8 to 14 days', 'bg-neel-300 text-ink'],
  ['month', '15 to 30 days', 'bg-genda-400 text-ink'],
  ['older', 'Over 30 days', 'bg-geru-600 text-white'],
];

const getTotal = (row: Ageing): number => AGES.reduce((sum, [name]) => sum + row[name], 0);

/** One bar; its parts are as long as their numbers, and never too short for them. */
function Bar({ row, name, max }: { row: Row; name: string; max: number }) {
  const total = getTotal(row);
  return (
    <li className="grid grid-cols-1 gap-1 @xs:grid-cols-first-24 @xs:items-center">
      <span className="truncate text-small font-semibold text-ink">{name}</span>
      <span className="flex min-w-0 items-center gap-2">
        <span className="flex min-w-0 gap-0.5" style={{ width: `${Math.round((75 * total) / max)}%` }}>
          {AGES.filter(([age]) => row[age] > 0).map(([age, , colour]) => (
            <span
              key={age}
              className={classNames(
                'grid h-6 min-w-fit place-items-center rounded-xs px-1 text-xs font-semibold',
                colour,
              )}
              style={{ flexGrow: row[age], flexBasis: 0 }}
            >
              {indianNumber(row[age])}
            </span>
          ))}
        </span>
        <span className="shrink-0 text-note text-ink-3">{indianNumber(total)} open</span>
      </span>
    </li>
  );
}

interface AgeingChartProps {
  rows: Row[];
  /** What a row is called. */
  getName: (row: Row) => string;
  heading: string;
}

/** How old the open leads are: bars, and the same as a table for screen readers. */
export function AgeingChart({ rows, getName, heading }: AgeingChartProps) {
  const max = Math.max(...rows.map(getTotal), 1);
  return (
    <Panel role="region" aria-labelledby="ageing" className="relative min-w-0 overflow-hidden">
      <h3 id="ageing" className="border-b border-line px-4 py-3 text-subheading">
        Ageing of open leads
      </h3>
      {rows.length === 0 ? (
        <p className="px-4 py-5 text-ink-3">No open leads.</p>
      ) : (
        <div className="@container px-4 py-3.5">
          <ul aria-hidden="true" className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-note">
            {AGES.map(([name, label, colour]) => (
              <li key={name} className="flex items-center gap-1.5">
                <span className={classNames('size-3 rounded-xs', colour)} />
                {label}
              </li>
            ))}
          </ul>
          <ul aria-hidden="true" className="grid gap-2.5">
            {rows.map((row) => (
              <Bar key={getRowKey(row)} row={row} name={getName(row)} max={max} />
            ))}
          </ul>
          <table className="sr-only">
            <caption>Open leads by age</caption>
            <thead>
              <tr>
                <th scope="col">{heading}</th>
                {AGES.map(([name, label]) => (
                  <th key={name} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={getRowKey(row)}>
                  <th scope="row">{getName(row)}</th>
                  {AGES.map(([name]) => (
                    <td key={name}>{indianNumber(row[name])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
