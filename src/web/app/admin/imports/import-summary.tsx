import type { ReactNode } from 'react';
import type { FullImport } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { classNames } from '#ui/class-names.ts';
import { KINDS } from './import-kinds.ts';
import { countNew, describeColleagues, isOpenDecision } from './import-texts.ts';

interface TileProps {
  count: number;
  label: string;
  href: string;
  isUrgent?: boolean;
}

const Tile = ({ count, label, href, isUrgent = false }: TileProps) => (
  <a href={href} className="block bg-surface px-4 py-2.5 hover:bg-primary-soft">
    <b
      className={classNames(
        'block text-heading leading-title font-semibold tabular-nums',
        isUrgent && count > 0 ? 'text-danger' : 'text-ink',
      )}
    >
      {indianNumber(count)}
    </b>
    <span className="text-sm text-ink-3">{label}</span>
  </a>
);

const Tiles = ({ children, className }: { children: ReactNode; className: string }) => (
  <div
    role="status"
    className={classNames('grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line', className)}
  >
    {children}
  </div>
);

/** What becomes of leads. A sixth number fills the last row of a phone. */
function LeadSummary({ record, leads }: { record: FullImport; leads: NonNullable<FullImport['leads']> }) {
  const { refused_rows, groups } = record;
  const withColleagues = leads.colleagues.reduce((total, { rows }) => total + rows, 0);
  return (
    <>
      <Tiles className="md:grid-cols-3 xl:grid-cols-6">
        <Tile href="#values" count={leads.added} label={KINDS.enquiry.created} />
        <Tile href="#columns" count={leads.same} label="Same lead" />
        <Tile href="#columns" count={leads.here} label="Already here" />
        <Tile href="#problems" count={withColleagues} label="With colleagues" />
        <Tile href="#problems" count={refused_rows} label="Left out" />
        <Tile href="#problems" count={groups.filter(isOpenDecision).length} label="Decisions for you" isUrgent />
      </Tiles>
      {withColleagues > 0 && <p className="px-1 text-small text-ink-3">{describeColleagues(leads.colleagues)}</p>}
    </>
  );
}

/** What becomes of the rows, by number; each leads to the part of the page that says more. */
export function ImportSummary({ record }: { record: FullImport }) {
  const { kind, leads, updated_rows, incomplete_rows, refused_rows, groups } = record;
  if (leads) return <LeadSummary record={record} leads={leads} />;
  return (
    <Tiles className="max-admin:*:first:col-span-full admin:grid-cols-5">
      <Tile href="#values" count={countNew(record)} label={KINDS[kind].created} />
      <Tile href={updated_rows > 0 ? '#changes' : '#columns'} count={updated_rows} label="Updated by ID" />
      <Tile href="#problems" count={incomplete_rows} label="Incomplete drafts" />
      <Tile href="#problems" count={refused_rows} label="Left out" />
      <Tile href="#problems" count={groups.filter(isOpenDecision).length} label="Decisions for you" isUrgent />
    </Tiles>
  );
}
