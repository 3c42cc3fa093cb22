import type { Property } from '#contract';
import { classNames } from '#ui/class-names.ts';
import { AmenityIcon } from './amenity-icon.tsx';

type Amenity = Property['amenities'][number];

/** Amenities by category, in their original order. */
const byCategory = (amenities: readonly Amenity[]): [category: string, names: string[]][] =>
  [...Map.groupBy(amenities, ({ category }) => category)].map(([category, group]) => [
    category,
    group.map(({ name }) => name),
  ]);

/**
 * Shows one category at a time, starting with the first. Radio buttons and CSS select the list, so it works without
 * JavaScript.
 */
function Amenities({ amenities }: { amenities: readonly Amenity[] }) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">Amenity categories</legend>
      {byCategory(amenities).map(([category, names], index) => (
        <div key={category} className="group/category contents">
          <label className="relative">
            <input
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-offset-2"
              type="radio"
              name="amenity-category"
              value={category}
              defaultChecked={index === 0}
            />
            <span
              className={classNames(
                'pointer-events-none relative inline-flex h-11 items-center rounded-full border border-line px-4 text-[0.9375rem] font-medium text-ink-2 transition-colors duration-(--duration-fast) lg:h-10',
                'peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary peer-hover:border-primary',
              )}
            >
              {category}
            </span>
          </label>
          <ul className="order-1 mt-2.5 hidden basis-full grid-cols-2 gap-x-5 gap-y-1 group-has-checked/category:grid md:grid-cols-3">
            {names.map((name) => (
              <li key={name} className="flex items-center gap-2.5 py-2 text-[0.9688rem]">
                <AmenityIcon name={name} />
                <span className="min-w-0 wrap-anywhere">{name}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </fieldset>
  );
}

export const renderAmenities = ({ amenities }: { amenities: readonly Amenity[] }) =>
  amenities.length > 0 ? <Amenities amenities={amenities} /> : undefined;
