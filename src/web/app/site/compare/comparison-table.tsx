import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { indianNumber } from '#contract/indian-number.ts';
import { listingPath } from '#contract/paths.ts';
import { Button, iconButtonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { mediaUrl } from '../../data/file-urls.ts';
import { openEnquiry } from '../shared/enquiry/open-enquiry.ts';
import { TENURE_YEARS } from '../shared/home-loan.ts';
import { ListingPicture } from '../shared/listing-card/listing-picture.tsx';
import { placeLabel, priceLabel, toIdentity } from '../shared/listings.ts';
import { Picture } from '../shared/picture.tsx';
import { dropCompared } from '../shared/saved/compare.ts';
import { useFocusAfterRemoval } from '../shared/saved/focus-after-removal.ts';
import { listingsPath, type SavedListing } from '../shared/saved/saved-listings.ts';
import { useSite } from '../shared/site.ts';
import { type ComparisonRow, EMI_LABEL, toComparison } from './comparison.ts';

const CELL = 'border-b border-line py-3 text-left align-top wrap-anywhere';
const VALUE = 'border-r px-3.5 last:border-r-0';
/** Stays visible while the listings scroll sideways. */
const ROW_HEAD =
  'sticky left-0 z-2 border-r @max-3xs:relative bg-surface pr-2.5 pl-6 text-sm wrap-normal lg:pr-3.5 lg:pl-7.5 lg:text-compact';
/** Hidden while only differences are shown: the checkbox works without JavaScript too. */
const SAME = 'group-has-checked/comparison:hidden';

interface ColumnHeadProps {
  listing: SavedListing;
  without: string;
  onRemove: () => void;
}

function ColumnHead({ listing, without, onRemove }: ColumnHeadProps) {
  const { item, kind } = listing;
  return (
    <th scope="col" className={classNames(CELL, VALUE, 'relative')}>
      <div className="aspect-3/2 overflow-hidden rounded-sm bg-well">
        {item.image_url1 ? (
          <Picture
            className="size-full object-cover"
            src={mediaUrl(item.image_url1)}
            sizes="(width >= 1025px) 250px, 150px"
            alt=""
            width={300}
            height={200}
            decoding="async"
          />
        ) : (
          <ListingPicture path={null} />
        )}
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
      <span className="mt-1 line-clamp-2 text-xs font-normal text-ink-3">{placeLabel(listing)}</span>
    </th>
  );
}

function DifferencesSwitch() {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-compact font-semibold text-ink">
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox has its state
        role="switch"
        className="h-6 w-10.5 shrink-0 cursor-pointer appearance-none rounded-full bg-line-strong outline-offset-2 transition-colors duration-(--duration-fast) before:block before:size-4.5 before:translate-x-0.75 before:translate-y-0.75 before:rounded-full before:bg-white before:transition-transform before:duration-(--duration-base) checked:bg-primary checked:before:translate-x-5.25"
      />
      Differences only
    </label>
  );
}

/** How many facts differ, and the switch that leaves out the others. */
function Differences({ rows }: { rows: ComparisonRow[] }) {
  const count = rows.filter(({ differs }) => differs).length;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-1">
      <p>
        {`${count} of ${rows.length} facts differ. `}
        <span aria-hidden="true">
          A dot <Dot /> marks them.
        </span>
      </p>
      {count > 0 && count < rows.length && <DifferencesSwitch />}
    </div>
  );
}

const Dot = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={classNames('inline-block size-2 rounded-full bg-primary align-middle', className)}
  />
);

function Row({ row: { label, values, differs }, ids }: { row: ComparisonRow; ids: number[] }) {
  return (
    <tr className={classNames(!differs && ids.length > 1 && SAME)}>
      <th
        scope="row"
        className={classNames(CELL, ROW_HEAD, differs ? 'font-semibold text-ink' : 'font-medium text-ink-3')}
      >
        {differs && <Dot className="absolute top-4.5 left-2.5 lg:left-3.5" />}
        {label}
        {differs && <span className="sr-only"> (differs)</span>}
      </th>
      {values.map((value, place) => (
        <td
          key={ids[place]}
          className={classNames(CELL, VALUE, 'text-compact', differs && value && 'font-semibold text-ink')}
        >
          {value ?? <span className="text-ink-3">Not stated</span>}
        </td>
      ))}
    </tr>
  );
}

const EnquiryCell = ({ listing }: { listing: SavedListing }) => {
  const { kind, item } = listing;
  const { id, title } = item;
  return (
    <td className={classNames(VALUE, 'border-line py-3')}>
      <Button
        variant="outline"
        size="sm"
        block
        aria-haspopup="dialog"
        aria-label={`Request Callback about ${title}`}
        onClick={() =>
          openEnquiry({ source: 'compare-page', listing: { kind, id, title, price: priceLabel(listing) } })
        }
      >
        Request Callback
      </Button>
    </td>
  );
};

interface ComparisonTableProps {
  listings: SavedListing[];
  caption: string;
}

/** One column per listing; the table scrolls sideways in its own box, with a sticky first column. */
export default function ComparisonTable({ listings, caption }: ComparisonTableProps) {
  const { list, leaving } = useFocusAfterRemoval<HTMLTableRowElement>(listings.length, '[data-remove]');
  const { home_loan_rate } = useSite().facts;
  const identities = listings.map(toIdentity);
  const ids = identities.map(({ id }) => id);
  const groups = toComparison(listings, home_loan_rate);
  const rows = groups.flatMap((group) => group.rows);
  return (
    <div className="@container group/comparison">
      {listings.length > 1 && <Differences rows={rows} />}
      <section
        aria-label={caption}
        // Makes the box scrollable by arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        style={{ '--columns': listings.length } as CSSProperties}
        className="comparison-box relative overflow-x-auto rounded-lg border border-line bg-surface"
      >
        <table className="comparison-columns table-fixed border-separate border-spacing-0">
          <caption className="sr-only">{caption}</caption>
          <colgroup>
            <col className="w-row-head lg:w-44" />
            {ids.map((id) => (
              <col key={id} />
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
          {groups.map((group) => (
            <tbody key={group.title}>
              <tr className={classNames(!group.rows.some(({ differs }) => differs) && ids.length > 1 && SAME)}>
                <th
                  scope="rowgroup"
                  colSpan={listings.length + 1}
                  className="border-b border-line bg-sunken text-left text-ink"
                >
                  <span className="sticky left-0 inline-block px-3.5 py-2 font-display text-lead font-semibold">
                    {group.title}
                  </span>
                </th>
              </tr>
              {group.rows.map((row) => (
                <Row key={row.label} row={row} ids={ids} />
              ))}
            </tbody>
          ))}
          <tfoot>
            <tr>
              <th scope="row" className={classNames(ROW_HEAD, 'border-line')}>
                <span className="sr-only">Enquire</span>
              </th>
              {listings.map((listing) => (
                <EnquiryCell key={listing.item.id} listing={listing} />
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      {rows.some(({ label }) => label === EMI_LABEL) && (
        <p className="mt-3 text-sm text-ink-3">
          {`EMI: loan of the full price, ${TENURE_YEARS} years at ${indianNumber(home_loan_rate, 2)}%.`}
        </p>
      )}
    </div>
  );
}
