import type { FullImport } from '#contract';
import { classNames } from '#ui/class-names.ts';
import { Select } from '#ui/input.tsx';
import { ImportSection } from './import-section.tsx';

/** Rows above and below the heading that are shown. */
const ABOVE = 3;
const BELOW = 2;
const CELL = 'border border-line px-2.25 py-1.25 text-left font-regular whitespace-nowrap';

interface HeadingSectionProps {
  record: FullImport;
  onChoose: (row: number) => void;
}

/** The beginning of the sheet, with the row that names its columns. */
export function HeadingSection({ record: { first_rows, heading_row }, onChoose }: HeadingSectionProps) {
  const place = first_rows.findIndex(({ row }) => row === heading_row);
  const shown = first_rows.slice(Math.max(place - ABOVE, 0), place + BELOW + 1);
  const width = Math.max(...shown.map(({ cells }) => cells.length));
  return (
    <ImportSection
      id="heading"
      number={1}
      title="Heading row"
      end={
        <>
          <span aria-hidden="true" className="text-sm text-ink-3 max-admin:hidden">
            Headings are in
          </span>
          <Select
            aria-label="Heading row"
            className="min-h-11! text-compact!"
            value={heading_row}
            onChange={({ target }) => onChoose(Number(target.value))}
          >
            {first_rows.slice(0, 30).map(({ row }) => (
              <option key={row} value={row}>
                {`row ${row}`}
              </option>
            ))}
          </Select>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide sheet scrolls in its box, also by keys */}
      <div className="overflow-x-auto px-4 py-3" role="group" aria-label="First rows of the sheet" tabIndex={0}>
        <table className="w-full text-sm">
          <tbody>
            {shown.map(({ row, cells }) => {
              const isHeading = row === heading_row;
              return (
                <tr
                  key={row}
                  className={classNames(isHeading && 'bg-primary-soft text-mor-800', row < heading_row && 'text-ink-3')}
                >
                  <th scope="row" className={classNames(CELL, 'w-10 bg-sunken text-center text-ink-3')}>
                    {row}
                  </th>
                  {Array.from({ length: width }, (_, at) => {
                    const isTitle = cells.length === 1 && width > 1;
                    if (isTitle && at > 0) return null;
                    return (
                      <td
                        key={at}
                        colSpan={isTitle ? width : undefined}
                        className={classNames(CELL, isHeading && 'font-semibold')}
                      >
                        {cells[at] ?? ''}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </ImportSection>
  );
}
