import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Property, PropertyItem } from '#contract';
import { areaLabel, isLand } from '#contract/listings/labels.ts';
import { listingPath } from '#contract/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Rating } from '#ui/stars.tsx';
import { mediaUrl } from '../../data/file-urls.ts';
import { bhkLabel, priceLabel } from '../shared/listings.ts';
import { Picture } from '../shared/picture.tsx';
import { AreaPanel, hasAreaPanel } from './areas.tsx';
import { renderBuilder, renderDescription, renderLocation } from './common-sections.tsx';
import { possessionLabel } from './detail.ts';
import { DetailBody, renderAmenities } from './detail-body.tsx';
import { propertyPrices, renderPriceHistory } from './price-history.tsx';
import { toPropertyFacts } from './property-facts.tsx';

type Cell = (property: PropertyItem) => ReactNode;

/** Land has an area of its own, in the unit that it was entered in. */
const isPlot = ({ property_type }: PropertyItem) => isLand(property_type ?? '');
const squareFeetLabel = (value: number | null) => value !== null && areaLabel({ value, unit: 'sq_ft' });

const ROWS: [label: string, cell: Cell][] = [
  ['Price', (item) => <b className="font-bold">{priceLabel({ kind: 'property', item })}</b>],
  ['Carpet area', ({ carpet_area }) => squareFeetLabel(carpet_area)],
  ['Plot area', (item) => isPlot(item) && item.area && areaLabel(item.area)],
  ['Built-up area', (item) => !isPlot(item) && squareFeetLabel(item.built_up_area)],
  ['BHK', (property) => bhkLabel(property)],
  ['Baths', ({ bathrooms }) => bathrooms],
  ['Possession', ({ possession_status }) => possessionLabel(possession_status)],
  ["Our advisors' rating", ({ rating }) => rating !== null && <Rating value={rating} />],
];

const CELL = 'border-b border-line px-3.5 py-2.75 text-left align-top';

function Head({ property, current }: { property: PropertyItem; current: boolean }) {
  const { slug, title, image_url1 } = property;
  return (
    <th scope="col" className={classNames(CELL, 'pb-3.5', current && 'bg-primary-soft')}>
      <span className="mb-2 block aspect-3/2 overflow-hidden rounded-sm bg-well">
        {image_url1 && (
          <Picture
            className="size-full object-cover"
            src={mediaUrl(image_url1)}
            sizes="(width >= 1025px) 200px, 160px"
            alt=""
            width={240}
            height={160}
            loading="lazy"
            decoding="async"
          />
        )}
      </span>
      <span className="font-display text-lead leading-title font-semibold wrap-anywhere text-ink">
        {current ? (
          title
        ) : (
          <Link className="underline-offset-4 hover:underline" to={listingPath('property', slug)}>
            {title}
          </Link>
        )}
      </span>
    </th>
  );
}

const NotGiven = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">Not stated</span>
  </>
);

/** The listing between the two most similar ones: the closest on its left, the next on its right. */
function Compare({ property, similar: [left, right] }: { property: Property; similar: PropertyItem[] }) {
  const columns = [left, property, right].filter((item) => item !== undefined);
  const rows = ROWS.map(([label, cell]) => [label, columns.map(cell)] as const);
  const filledRows = rows.filter(([, cells]) =>
    cells.some((cell) => cell !== undefined && cell !== null && cell !== false),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be reachable by keyboard
    <div role="region" aria-label="Compare Properties" tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full min-w-compared table-fixed border-separate border-spacing-0 text-compact text-ink">
        <thead>
          <tr>
            <th scope="col" className={classNames(CELL, 'w-[18%] md:w-[24%]')}>
              <span className="sr-only">Feature</span>
            </th>
            {columns.map((column) => (
              <Head key={column.id} property={column} current={column.id === property.id} />
            ))}
          </tr>
        </thead>
        <tbody>
          {filledRows.map(([label, cells]) => (
            <tr key={label}>
              <th scope="row" className={classNames(CELL, 'font-medium text-ink-3')}>
                {label}
              </th>
              {columns.map(({ id }, index) => (
                <td key={id} className={classNames(CELL, id === property.id && 'bg-primary-soft')}>
                  {cells[index] || <NotGiven />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Returns undefined without similar properties. */
export const renderCompare = (property: Property) =>
  property.similar.length > 0 ? <Compare property={property} similar={property.similar} /> : undefined;

/** A section's tab is current when this fraction of the section is visible. */
const THRESHOLD = 0.6;

/** Content of a property page below the images. */
export default function PropertySections({ property }: { property: Property }) {
  return (
    <DetailBody
      detail={{ kind: 'property', item: property }}
      areas={hasAreaPanel(property) && <AreaPanel property={property} />}
      facts={toPropertyFacts(property)}
      threshold={THRESHOLD}
      sections={[
        { id: 'description', tab: 'Description', title: 'Description', content: renderDescription(property) },
        { id: 'amenities', tab: 'Amenities', title: 'Amenities', content: renderAmenities(property) },
        {
          id: 'prices',
          title: 'Price history',
          content: renderPriceHistory(propertyPrices(property), property.price !== null),
        },
        { id: 'builder', tab: 'Builder', title: 'About Builder', content: renderBuilder(property) },
        { id: 'compare', title: 'Compare Properties', content: renderCompare(property) },
        {
          id: 'location',
          tab: 'Location',
          title: 'Location',
          content: renderLocation({ kind: 'property', item: property }),
        },
      ]}
    />
  );
}
