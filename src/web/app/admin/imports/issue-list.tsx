import type { FullImport } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { linkClass } from '#ui/link.tsx';

const CELL = 'border-b border-chuna-100 px-3 py-2 text-left align-top';

/** The first issues of a file, and a download of all of them. */
export function IssueList({ record: { id, problems, refused_rows } }: { record: FullImport }) {
  return (
    <section aria-label="Problems" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-[1.125rem]">
          {refused_rows === 1 ? '1 row has problems' : `${indianNumber(refused_rows)} rows have problems`}
        </h3>
        <a className={linkClass} download href={`/api/v1/admin/import/${id}/problems`}>
          Download all problems
        </a>
      </div>
      <div className="overflow-hidden rounded-md border border-line">
        <table className="w-full text-[0.9063rem]">
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
              <tr key={`${row} ${field}`}>
                <td className={`${CELL} tabular-nums`}>{row}</td>
                <td className={CELL}>{field}</td>
                <td className={`${CELL} wrap-anywhere`}>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
