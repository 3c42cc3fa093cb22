import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DashboardAnswer } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { classNames } from '#ui/class-names.ts';
import { duration } from '../india-clock.ts';
import { comparison } from './sentences.ts';

interface TileProps {
  label: string;
  value: string;
  children: ReactNode;
  /** The list where staff can act on the number. */
  to?: string;
  urgent?: boolean;
}

function Tile({ label, value, children, to, urgent = false }: TileProps) {
  return (
    <li className="relative grid content-start gap-1 rounded-lg border border-line bg-surface p-4 min-[691px]:p-5">
      <h2 className="font-sans text-sm font-medium tracking-normal text-ink-3">
        {to === undefined ? (
          label
        ) : (
          <Link
            to={to}
            className="text-link underline-offset-4 after:absolute after:inset-0 after:rounded-lg hover:underline focus-visible:underline"
          >
            {label}
          </Link>
        )}
      </h2>
      <p className={classNames('font-display text-3xl', urgent ? 'text-danger' : 'text-ink')}>{value}</p>
      <p className="text-sm text-ink-3">{children}</p>
    </li>
  );
}

type Enquiries = NonNullable<DashboardAnswer['enquiries']>;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The four key figures for sales, each with an explanation. */
export function StatTiles({ enquiries, days }: { enquiries: Enquiries; days: number }) {
  const { replies, waiting, overdue } = enquiries;
  const share = replies.total === 0 ? 0 : Math.round((100 * replies.in_time) / replies.total);
  return (
    <ul className="grid gap-4 min-[360px]:grid-cols-2 min-[1200px]:grid-cols-4">
      <Tile label="Enquiries" value={indianNumber(enquiries.total)}>
        {capital(comparison(enquiries, days))}
      </Tile>
      <Tile label="New" value={indianNumber(waiting)} to="/admin/enquiries?view=new">
        {waiting === 0 ? 'Nobody waits for a first reply' : 'Waiting for a first reply'}
      </Tile>
      <Tile label="Overdue" value={indianNumber(overdue)} to="/admin/enquiries?view=overdue" urgent={overdue > 0}>
        {overdue === 0 ? 'Nothing is late' : 'Later than two office hours, or past their follow-up'}
      </Tile>
      <Tile label="Median reply time" value={replies.median_minutes === null ? '–' : duration(replies.median_minutes)}>
        {replies.total === 0 ? 'No replies measured in these days' : `${share} % within two office hours`}
      </Tile>
    </ul>
  );
}
