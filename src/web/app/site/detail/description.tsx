import { proseClass } from '#ui/prose.ts';
import { Rating, Stars } from '#ui/stars.tsx';
import { Html } from '../shared/html.tsx';
import type { Detail } from './detail.ts';

type Item = Detail['item'];

const DRIVERS = [
  ['Lifestyle', 'decision_drivers_life_style'],
  ['Connectivity', 'decision_drivers_connectivity'],
  ['Livability', 'decision_drivers_livability'],
  ['Value for money', 'decision_drivers_value_for_money'],
] as const;

const getDrivers = (item: Item) =>
  DRIVERS.flatMap(([label, field]) => {
    const stars = item[field];
    return stars === null ? [] : [{ label, stars }];
  });

/** The company's opinion of the listing, labelled as such. */
function DecisionDrivers({ item }: { item: Item }) {
  const drivers = getDrivers(item);
  if (drivers.length === 0 && item.rating === null) return null;
  return (
    <section aria-labelledby="decision-drivers" className="mt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id="decision-drivers" className="text-xl">
          Decision drivers
        </h3>
        <Rating value={item.rating} />
      </div>
      <p className="text-sm text-ink-3">Our advisors' own view, not reviews by buyers.</p>
      <ul className="mt-1 grid gap-x-10 sm:grid-cols-2">
        {drivers.map(({ label, stars }) => (
          <li key={label} className="flex items-center justify-between gap-3 border-b border-line py-3">
            <span className="font-semibold text-ink">{label}</span>
            <Stars value={stars} size="md" label={`${stars} of 5 stars`} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const hasDescription = (item: Item) => item.description !== '' || item.rating !== null || getDrivers(item).length > 0;

/** The description, sanitized by the server, and the company's opinion; undefined if both are missing. */
export const renderDescription = (item: Item) =>
  hasDescription(item) ? (
    <>
      <Html className={proseClass} html={item.description} />
      <DecisionDrivers item={item} />
    </>
  ) : undefined;
