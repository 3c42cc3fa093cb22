import type { Figures, LeadFigures } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { Avatar } from '#ui/avatar.tsx';
import { classNames } from '#ui/class-names.ts';
import { Panel } from '#ui/panel.tsx';
import { duration } from '../duration.ts';
import { getRowKey } from './ageing-chart.tsx';

type Row = LeadFigures['rows'][number];

/** The share of replies within the promised time; undefined without replies. */
export const getShare = ({ replies, replies_in_time }: Figures): number | undefined =>
  replies === 0 ? undefined : Math.round((100 * replies_in_time) / replies);

const NONE = '–';
const replyText = ({ median_minutes }: Figures): string => (median_minutes === null ? NONE : duration(median_minutes));

/** A median beyond the promised time is late, and beyond half of it soon. */
function getReplyTone({ median_minutes }: Figures, target: number): string {
  if (median_minutes === null || median_minutes <= target / 2) return '';
  return median_minutes > target ? 'font-medium text-danger' : 'font-medium text-warning';
}

function Share({ figures }: { figures: Figures }) {
  const share = getShare(figures);
  if (share === undefined) return NONE;
  return (
    <span className="flex items-center justify-end gap-2">
      <span aria-hidden="true" className="hidden h-1.5 w-16 overflow-hidden rounded-full bg-well @2xl:block">
        <span className="block h-full bg-primary" style={{ width: `${share}%` }} />
      </span>
      <b className="font-semibold text-ink">{share}%</b>
    </span>
  );
}

const CELL = 'border-b border-line px-3 py-2 text-right';

function Cells({ figures, target }: { figures: Figures; target: number }) {
  const { contacts, fake, leads, visits, won } = figures;
  return (
    <>
      <td className={CELL}>
        {indianNumber(leads)}
        {fake > 0 && <span className="block text-note font-regular text-ink-3">+ {indianNumber(fake)} fake</span>}
      </td>
      <td className={classNames(CELL, getReplyTone(figures, target))}>{replyText(figures)}</td>
      <td className={CELL}>
        <Share figures={figures} />
      </td>
      <td className={CELL}>{indianNumber(contacts)}</td>
      <td className={CELL}>{indianNumber(visits)}</td>
      <td className={classNames(CELL, 'font-semibold text-ink')}>{indianNumber(won)}</td>
    </>
  );
}

interface FiguresTableProps {
  answer: LeadFigures;
  /** What a row is called. */
  getName: (row: Row) => string;
  /** The head of the first column. */
  heading: string;
}

const PersonMark = ({ row, name }: { row: Row; name: string }) =>
  row.person && <Avatar name={name} className="size-7 text-2xs" />;

/** The figures as a table, or on phones as a list. */
export function FiguresTable({ answer: { rows, target_minutes: target, total }, getName, heading }: FiguresTableProps) {
  const within = `Within ${duration(target)}`;
  const heads = ['Leads', 'First reply', within, 'Contacts', 'Visits', 'Won'];
  const facts = (figures: Figures): [string, string][] => [
    ['Leads', indianNumber(figures.leads) + (figures.fake > 0 ? `, ${indianNumber(figures.fake)} fake` : '')],
    ['First reply', replyText(figures)],
    [within, getShare(figures) === undefined ? NONE : `${getShare(figures)}%`],
    ['Contacts', indianNumber(figures.contacts)],
    ['Visits', indianNumber(figures.visits)],
  ];
  if (rows.length === 0)
    return <Panel className="px-4 py-5 text-ink-3">Nothing happened with leads in this period.</Panel>;
  return (
    <Panel className="@container min-w-0 overflow-hidden">
      <table className="hidden w-full border-collapse text-small @xl:table">
        <thead>
          <tr className="bg-sunken text-note text-ink-3">
            <th scope="col" className="border-b border-line px-3 py-2 text-left font-semibold">
              {heading}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className="border-b border-line px-3 py-2 text-right font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={getRowKey(row)}>
              <th scope="row" className="border-b border-line px-3 py-2 text-left font-semibold text-ink">
                <span className="flex items-center gap-2">
                  <PersonMark row={row} name={getName(row)} />
                  <span className="wrap-anywhere">{getName(row)}</span>
                </span>
              </th>
              <Cells figures={row} target={target} />
            </tr>
          ))}
        </tbody>
        {rows.length > 1 && (
          <tfoot>
            <tr className="bg-sunken font-semibold text-ink">
              <th scope="row" className="px-3 py-2 text-left">
                Together
              </th>
              <Cells figures={total} target={target} />
            </tr>
          </tfoot>
        )}
      </table>
      <ul className="divide-y divide-line @xl:hidden">
        {rows.map((row) => (
          <li key={getRowKey(row)} className="grid gap-2 px-4 py-3">
            <p className="flex items-center gap-2">
              <PersonMark row={row} name={getName(row)} />
              <b className="mr-auto font-semibold wrap-anywhere text-ink">{getName(row)}</b>
              <span>
                Won <b className="font-semibold text-ink">{indianNumber(row.won)}</b>
              </span>
            </p>
            <dl className="grid grid-cols-2 gap-x-6 gap-y-1 text-small">
              {facts(row).map(([label, value]) => (
                <div key={label} className="flex flex-wrap justify-between gap-x-2">
                  <dt className="text-ink-3">{label}</dt>
                  <dd className="text-ink">{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
