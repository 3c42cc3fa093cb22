import type { Project, Property } from '#contract';
import { dayText } from '#contract/india-time.ts';
import { propertyPrice, rupeeRange, shortRupees } from '#contract/rupees.ts';
import { classNames } from '#ui/class-names.ts';

interface PriceChange {
  text: string;
  isLower: boolean;
}

interface PriceEntry {
  /** The first day of this price. */
  since: string;
  price: string;
  /** Compared with the price before; empty for the first one. */
  changes: PriceChange[];
}

function toChange(before: number, now: number): PriceChange | undefined {
  if (before === now) return undefined;
  const isLower = now < before;
  const amount = shortRupees(Math.abs(now - before));
  return { text: isLower ? `down ${amount}` : `up ${amount}`, isLower };
}

/** Every price of a property, newest first. */
export const propertyPrices = ({ price_history, purpose }: Pick<Property, 'price_history' | 'purpose'>): PriceEntry[] =>
  price_history
    .map(({ since, price }, index) => {
      const before = price_history[index - 1];
      const change = before && toChange(before.price, price);
      return { since, price: propertyPrice(price, purpose), changes: change ? [change] : [] };
    })
    .toReversed();

type Range = Project['price_history'][number];

/** One change if both ends moved alike, or else one for each end that moved. */
function rangeChanges(before: Range, now: Range): PriceChange[] {
  const lowest = toChange(before.minimum_price, now.minimum_price);
  const highest = toChange(before.maximum_price, now.maximum_price);
  if (lowest && lowest.text === highest?.text) return [lowest];
  return [
    ...(lowest ? [{ ...lowest, text: `lowest price ${lowest.text}` }] : []),
    ...(highest ? [{ ...highest, text: `highest price ${highest.text}` }] : []),
  ];
}

/** Every price range of a project, newest first. */
export const projectPrices = ({ price_history }: Pick<Project, 'price_history'>): PriceEntry[] =>
  price_history
    .map((range, index) => {
      const before = price_history[index - 1];
      const price = rupeeRange(range.minimum_price, range.maximum_price) ?? '';
      return { since: range.since, price, changes: before ? rangeChanges(before, range) : [] };
    })
    .toReversed();

const CELL = 'border-b border-line py-2.5 pr-4 text-left align-top last:pr-0 group-last/row:border-b-0';

function PriceTable({ entries }: { entries: PriceEntry[] }) {
  return (
    <table className="w-full max-w-xl text-compact text-ink">
      <caption className="sr-only">Prices, newest first</caption>
      <thead>
        <tr className="text-note text-ink-3">
          <th scope="col" className={classNames(CELL, 'font-normal')}>
            Since
          </th>
          <th scope="col" className={classNames(CELL, 'font-normal')}>
            Price
          </th>
          <th scope="col" className={classNames(CELL, 'font-normal')}>
            Change
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ since, price, changes }) => (
          <tr key={`${since} ${price}`} className="group/row">
            <th scope="row" className={classNames(CELL, 'font-normal')}>
              <time className="whitespace-nowrap" dateTime={since}>
                {dayText(since)}
              </time>
            </th>
            <td className={classNames(CELL, 'font-semibold')}>{price}</td>
            <td className={CELL}>
              {changes.length === 0 && <span className="text-ink-3">First price</span>}
              {changes.map(({ text, isLower }) => (
                <span key={text} className={classNames('block', isLower && 'font-medium text-success')}>
                  {text}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Prices of a listing with their days; undefined if it never had one. */
export function renderPriceHistory(entries: PriceEntry[], isPriced: boolean) {
  const [only] = entries;
  if (!only) return undefined;
  if (entries.length > 1 || !isPriced) return <PriceTable entries={entries} />;
  return (
    <p>
      Price unchanged since{' '}
      <time className="whitespace-nowrap" dateTime={only.since}>
        {dayText(only.since)}
      </time>
      .
    </p>
  );
}
