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

/** The columns have widths in `rem`, so that a row wraps where the text is large. */
function PriceList({ entries }: { entries: PriceEntry[] }) {
  return (
    <ul className="max-w-xl">
      {entries.map(({ since, price, changes }) => (
        <li
          key={`${since} ${price}`}
          className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-b border-line py-2.5 last:border-b-0"
        >
          <time className="w-date text-small whitespace-nowrap text-ink-3" dateTime={since}>
            {dayText(since)}
          </time>
          <b className="min-w-28 font-semibold text-ink">{price}</b>
          {changes.length === 0 && <span className="text-small text-ink-3">First price</span>}
          {changes.map(({ text, isLower }) => (
            <span key={text} className={classNames('text-small', isLower && 'font-medium text-success')}>
              {text}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Prices of a listing with their days; undefined if it never had one. */
export function renderPriceHistory(entries: PriceEntry[], isPriced: boolean) {
  const [only] = entries;
  if (!only) return undefined;
  if (entries.length > 1 || !isPriced) return <PriceList entries={entries} />;
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
