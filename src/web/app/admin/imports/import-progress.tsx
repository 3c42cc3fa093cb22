import { Link } from 'react-router';
import type { FullImport } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { linkClass } from '#ui/link.tsx';
import { Panel } from '#ui/panel.tsx';
import { KINDS } from './import-kinds.ts';
import { describeColleagues, rowCount } from './import-texts.ts';

interface RowProgressProps {
  label: string;
  done: number;
  total: number;
}

/** The number of processed rows, as a bar and as text. */
export function RowProgress({ label, done, total }: RowProgressProps) {
  const progressText = `${indianNumber(done)} of ${indianNumber(total)} rows`;
  const percent = total === 0 ? 0 : Math.floor((100 * done) / total);
  return (
    <Panel className="grid gap-2 px-4 py-6">
      <p className="font-semibold text-ink">{label}</p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={progressText}
        className="h-2.5 overflow-hidden rounded-full bg-well"
      >
        <div
          className="h-full rounded-full bg-primary transition-[width] duration-500 motion-reduce:transition-none"
          style={{ width: `${percent}%` }}
        />
      </div>
      <p className="text-ink-3 tabular-nums">{progressText}</p>
      <p className="text-ink-3">You can leave this page. We continue in the background.</p>
    </Panel>
  );
}

const CELL = 'border-b border-chuna-100 px-3 py-2 text-left align-top';

/** The first issues of a file, and a download of all of them. */
function IssueList({ record: { id, problems } }: { record: FullImport }) {
  return (
    <section aria-label="Problems" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-subheading">Row by row</h2>
        <a className={linkClass} download href={`/api/v1/admin/import/${id}/problems`}>
          Download all problems
        </a>
      </div>
      <Panel className="overflow-hidden">
        <table className="w-full text-small">
          <thead className="bg-sunken text-ink-3">
            <tr>
              {['Row', 'Field', 'Problem'].map((head) => (
                <th key={head} scope="col" className={CELL}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {problems.map(({ row, field, message }) => (
              <tr key={`${row} ${field} ${message}`}>
                <td className={`${CELL} tabular-nums`}>{row}</td>
                <td className={CELL}>{field}</td>
                <td className={`${CELL} wrap-anywhere`}>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
    </section>
  );
}

export const importedText = (count: number, publish: boolean): string => {
  if (publish) return `${rowCount(count)} imported and published.`;
  return count === 1 ? '1 row imported as a draft.' : `${rowCount(count)} imported as drafts.`;
};

function addedText(count: number): string {
  if (count === 0) return 'No new leads.';
  return count === 1 ? '1 lead added.' : `${indianNumber(count)} leads added.`;
}

const hereText = (count: number): string =>
  count === 1
    ? '1 row is about a lead that was already here.'
    : `${indianNumber(count)} rows are about leads that were already here.`;

/** What became of a sheet of leads, in sentences. */
export function describeLeads({ added, same, here, colleagues }: NonNullable<FullImport['leads']>): string[] {
  return [
    addedText(added),
    ...(same > 0 ? [`${rowCount(same)} joined a lead of the same sheet.`] : []),
    ...(here > 0 ? [hereText(here)] : []),
    ...(colleagues.length > 0 ? [describeColleagues(colleagues)] : []),
  ];
}

/** What an import of listings has done, in sentences. */
function describeListings({ written_rows, updated_rows, incomplete_rows, publish, pictures }: FullImport): string[] {
  return [
    ...(written_rows > 0 || updated_rows === 0 ? [importedText(written_rows, publish)] : []),
    ...(updated_rows > 0 ? [`${rowCount(updated_rows)} changed an existing listing.`] : []),
    ...(publish && incomplete_rows > 0
      ? [`${rowCount(incomplete_rows)} stayed a draft, because something is missing.`]
      : []),
    ...(pictures.waiting > 0 ? [`${indianNumber(pictures.waiting)} pictures are being fetched.`] : []),
    ...(pictures.fetched > 0 ? [`${indianNumber(pictures.fetched)} pictures fetched.`] : []),
    ...(pictures.failed > 0 ? [`${indianNumber(pictures.failed)} pictures could not be fetched.`] : []),
  ];
}

/** The result of an import. */
export function ImportOutcome({ record }: { record: FullImport }) {
  const { id, kind, leads, refused_rows, has_left_out, problems } = record;
  return (
    <>
      <Panel className="grid gap-3 px-4 py-4">
        <p role="status" className="text-lead text-ink">
          {(leads ? describeLeads(leads) : describeListings(record)).join(' ')}
        </p>
        <p className="flex flex-wrap gap-x-5 gap-y-2">
          <Link className={linkClass} to={KINDS[kind].to}>
            {KINDS[kind].link}
          </Link>
          {has_left_out && (
            <a className={linkClass} download href={`/api/v1/admin/import/${id}/left-out`}>
              {`Download ${rowCount(refused_rows)} left out, with the reason`}
            </a>
          )}
        </p>
      </Panel>
      {problems.length > 0 && <IssueList record={record} />}
    </>
  );
}
