import type { FullImport } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { classNames } from '#ui/class-names.ts';
import { countNew, isOpenDecision } from './import-texts.ts';

interface TileProps {
  count: number;
  label: string;
  href: string;
  isUrgent?: boolean;
}

const Tile = ({ count, label, href, isUrgent = false }: TileProps) => (
  <a href={href} className="block bg-surface px-4 py-2.5 first:max-admin:col-span-full hover:bg-primary-soft">
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

/** What becomes of the rows, by number; each leads to the part of the page that says more. */
export function ImportSummary({ record }: { record: FullImport }) {
  const { kind, updated_rows, incomplete_rows, refused_rows, groups } = record;
  return (
    <div
      role="status"
      className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line admin:grid-cols-5"
    >
      <Tile href="#values" count={countNew(record)} label={kind === 'property' ? 'New homes' : 'New projects'} />
      <Tile href={updated_rows > 0 ? '#changes' : '#columns'} count={updated_rows} label="Updated by ID" />
      <Tile href="#problems" count={incomplete_rows} label="Incomplete drafts" />
      <Tile href="#problems" count={refused_rows} label="Left out" />
      <Tile href="#problems" count={groups.filter(isOpenDecision).length} label="Decisions for you" isUrgent />
    </div>
  );
}
