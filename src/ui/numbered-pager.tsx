import { type FormEvent, useId } from 'react';
import { indianNumber } from '#contract/indian-number.ts';
import { buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import { Input } from './input.tsx';
import { LocalLink } from './link.tsx';

/** Pages next to the current one. */
const NEIGHBOURS = 1;
/** Up to this number all pages are listed. */
const FEW_PAGES = 7;

/** The page numbers to show: the first, the last and those around the current one; undefined is a gap. */
export function shownPages(page: number, pages: number): (number | undefined)[] {
  if (pages <= FEW_PAGES) return Array.from({ length: pages }, (_, index) => index + 1);
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) =>
      number === 1 ||
      number === pages ||
      Math.abs(number - page) <= NEIGHBOURS ||
      (page <= 3 && number <= 4) ||
      (page >= pages - 2 && number >= pages - 3),
  );
  return near.flatMap((number, index) => {
    const before = near[index - 1] ?? 0;
    if (number - before === 1) return [number];
    // A gap of one page takes as much space as its number.
    return number - before === 2 ? [number - 1, number] : [undefined, number];
  });
}

interface NumberedPagerProps {
  page: number;
  pages: number;
  toPath: (page: number) => string;
  onTurn: (page: number) => void;
  className?: string;
}

/** Links to the pages of a list, and a field to go to any of them. */
export function NumberedPager({ page, pages, toPath, onTurn, className }: NumberedPagerProps) {
  const id = useId();
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Math.round(Number(new FormData(event.currentTarget).get('page')));
    if (typed >= 1) onTurn(Math.min(typed, pages));
  };
  return (
    <nav aria-label="Pages" className={classNames('flex flex-wrap items-center gap-x-4 gap-y-2', className)}>
      <ul className="flex items-center gap-1">
        {shownPages(page, pages).map((number, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a gap has no other identity than its place
          <li key={number ?? `gap ${index}`}>
            {number === undefined ? (
              <span className="px-1 text-ink-3">…</span>
            ) : (
              <LocalLink
                href={toPath(number)}
                onSelect={() => onTurn(number)}
                aria-label={`Page ${indianNumber(number)}`}
                aria-current={number === page ? 'page' : undefined}
                className={classNames(
                  'grid h-11 min-w-11 place-items-center rounded-md px-2 text-small',
                  number === page
                    ? 'bg-primary font-bold text-on-primary'
                    : 'font-medium text-ink hover:bg-primary-soft',
                )}
              >
                {indianNumber(number)}
              </LocalLink>
            )}
          </li>
        ))}
      </ul>
      {pages > FEW_PAGES && (
        <form onSubmit={go} className="flex items-center gap-2 noscript:hidden">
          <label htmlFor={id} className="text-small whitespace-nowrap text-ink-3">
            Go to page
          </label>
          <Input
            id={id}
            key={page}
            name="page"
            type="number"
            min={1}
            max={pages}
            required
            className="min-h-11 w-20"
            defaultValue={page}
          />
          <button type="submit" className={buttonClass({ variant: 'outline' })}>
            Go
          </button>
        </form>
      )}
    </nav>
  );
}
