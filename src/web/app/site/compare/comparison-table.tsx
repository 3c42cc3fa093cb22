import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { areaLabel, POSSESSION_LABELS } from '#contract/listings/labels.ts';
import { listingPath } from '#contract/paths.ts';
import { fullRupees } from '#contract/rupees.ts';
import { iconButtonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { ListingPicture } from '../shared/listing-card/listing-picture.tsx';
import { bhkLabel, kindLabel, type Listing, priceLabel, toIdentity } from '../shared/listings.ts';
import { dropCompared } from '../shared/saved/compare.ts';
import { useFocusAfterRemoval } from '../shared/saved/focus-after-removal.ts';
import { listingsPath } from '../shared/saved/saved-listings.ts';

type Cell = string | undefined;

const getArea = ({ kind, item }: Listing): Cell => {
  if (kind === 'project') return item.area ? areaLabel(item.area) : undefined;
  return item.built_up_area === null ? undefined : areaLabel({ value: item.built_up_area, unit: 'sq_ft' });
};

const getCarpetArea = ({ kind, item }: Listing): Cell =>
  kind === 'property' && item.carpet_area ? areaLabel({ value: item.carpet_area, unit: 'sq_ft' }) : undefined;

const perSquareFoot =
  (area: 'carpet_area' | 'built_up_area') =>
  ({ kind, item }: Listing): Cell => {
    const squareFeet = kind === 'property' && item[area];
    if (!squareFeet || item.price === null) return undefined;
    const price = fullRupees(item.price / squareFeet);
    return item.purpose === 'rent' ? `${price} / month` : price;
  };

const getBaths = ({ kind, item }: Listing): Cell =>
  kind === 'property' && item.bathrooms ? String(item.bathrooms) : undefined;

const getCity = ({ kind, item }: Listing): Cell =>
  (kind === 'property' ? item.city?.city_name : item.city_name) ?? undefined;

const getPossession = ({ item: { possession_status } }: Listing): Cell =>
  possession_status ? POSSESSION_LABELS[possession_status] : undefined;

const ROWS: [label: string, of: (listing: Listing) => Cell][] = [
  ['Price', priceLabel],
  ['Carpet area', getCarpetArea],
  ['Price per carpet Sq.Ft.', perSquareFoot('carpet_area')],
  ['Area', getArea],
  ['Price per Sq.Ft.', perSquareFoot('built_up_area')],
  ['BHK', (listing) => (listing.kind === 'property' ? bhkLabel(listing.item) : undefined)],
  ['Baths', getBaths],
  ['Possession', getPossession],
  ['Type', kindLabel],
  ['City', getCity],
  ['Address', ({ item }) => item.address || undefined],
  ['RERA number', ({ item }) => item.rera_id ?? undefined],
  ['Rating', ({ item }) => (item.rating === null ? undefined : `${item.rating} of 5`)],
];

interface ComparisonRow {
  label: string;
  /** One value per listing, in the same order. */
  values: Cell[];
}

/** Rows to compare; a row without any value is left out. */
export const toComparisonRows = (listings: Listing[]): ComparisonRow[] =>
  ROWS.map(([label, of]) => ({ label, values: listings.map(of) })).filter(({ values }) => values.some(Boolean));

const CELL = 'border-b border-line px-3.5 py-3 text-left align-top wrap-anywhere group-last/row:border-b-0';
/** Stays visible while the listings scroll sideways. */
const ROW_HEAD = 'sticky left-0 z-2 border-r bg-surface text-sm font-medium text-ink-3 wrap-normal lg:text-compact';

interface ColumnHeadProps {
  listing: Listing;
  without: string;
  onRemove: () => void;
}

function ColumnHead({ listing, without, onRemove }: ColumnHeadProps) {
  const { item, kind } = listing;
  return (
    <th scope="col" className={classNames(CELL, 'relative')}>
      <div className="aspect-3/2 overflow-hidden rounded-sm bg-well">
        <ListingPicture path={item.image_url1} eager />
      </div>
      <Link
        to={without}
        replace
        preventScrollReset
        data-remove=""
        aria-label={`Remove ${item.title} from the comparison`}
        className={classNames(iconButtonClass(), 'absolute! top-4 right-4.5 size-10 bg-white! shadow-sm')}
        onClick={onRemove}
      >
        <Icon name="close" size="sm" />
      </Link>
      <Link
        to={listingPath(kind, item.slug)}
        className="mt-2.5 line-clamp-3 font-display text-lg leading-tight font-semibold text-ink hover:text-primary hover:underline"
      >
        {item.title}
      </Link>
    </th>
  );
}

function Unsaid() {
  return (
    <>
      <span aria-hidden="true" className="text-ink-3">
        –
      </span>
      <span className="sr-only">Not stated</span>
    </>
  );
}

/** One column per listing; the table scrolls sideways in its own box, with a sticky first column. */
export function ComparisonTable({ listings, caption }: { listings: Listing[]; caption: string }) {
  const { list, leaving } = useFocusAfterRemoval<HTMLTableRowElement>(listings.length, '[data-remove]');
  const identities = listings.map(toIdentity);
  return (
    <section
      aria-label={caption}
      // Makes the box scrollable by arrow keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative w-fit max-w-full overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table
        style={{ '--columns': listings.length } as CSSProperties}
        className="w-[calc(6.5rem+var(--columns)*11rem)] table-fixed border-separate border-spacing-0 lg:w-[calc(11rem+var(--columns)*17.1875rem)]"
      >
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          <col className="w-26 lg:w-44" />
          {listings.map(({ item }) => (
            <col key={item.id} />
          ))}
        </colgroup>
        <thead>
          <tr ref={list}>
            <th scope="col" className={classNames(CELL, ROW_HEAD)}>
              <span className="sr-only">Feature</span>
            </th>
            {listings.map((listing, place) => (
              <ColumnHead
                key={listing.item.id}
                listing={listing}
                without={listingsPath('/compare', identities.toSpliced(place, 1))}
                onRemove={() => {
                  dropCompared(toIdentity(listing));
                  leaving(place);
                }}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {toComparisonRows(listings).map(({ label, values }) => (
            <tr key={label} className="group/row">
              <th scope="row" className={classNames(CELL, ROW_HEAD)}>
                {label}
              </th>
              {values.map((value, place) => (
                <td key={listings[place]?.item.id} className={classNames(CELL, 'text-compact text-ink')}>
                  {value ?? <Unsaid />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
