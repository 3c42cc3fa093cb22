import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import type { ProjectItem, PropertyItem } from '#contract';
import { monthText } from '#contract/india-time.ts';
import { areaLabel } from '#contract/listings/labels.ts';
import { listingPath } from '#contract/paths.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Rating } from '#ui/stars.tsx';
import { openEnquiry } from '../enquiry/open-enquiry.ts';
import { Html } from '../html.tsx';
import { lazyWithRetry } from '../lazy-with-retry.ts';
import {
  bathsLabel,
  bhkLabel,
  builderLabel,
  kindLabel,
  type Listing,
  perSquareFoot,
  placeLabel,
  priceLabel,
} from '../listings.ts';
import { Cover } from './listing-picture.tsx';

/** Rendered on the server with the card but hydrated later, because no one swipes or presses before seeing it. */
const CardPictures = lazyWithRetry(() => import('./card-pictures.deferred.tsx'));

export interface CardLook {
  /** In a row, the image moves to the left from 768 px. */
  layout?: 'stacked' | 'row';
  headingLevel?: 2 | 3;
  /** The image of the first card on a page is loaded at once, the others lazily. */
  eager?: boolean;
  /** An extra line above the footer of the card. */
  note?: ReactNode;
  /** Whether its images can be swiped through; false in a row of cards that is swiped itself. */
  swipe?: boolean;
  /** Called when the visitor removes this listing from the wishlist. */
  onUnsave?: () => void;
}

export const FRAMES = {
  stacked: {
    card: '',
    picture: 'aspect-3/2 rounded-t-lg-inner',
    // A narrow image has no space for three buttons next to its badge.
    actions: 'max-sm:flex-col-reverse',
    body: 'gap-2 px-4 pt-4 pb-3.5',
    price: 'text-xl',
    place: 'line-clamp-2',
    specs: 'py-2.5',
    end: 'gap-2',
    description: '',
  },
  row: {
    card: 'md:flex-row',
    // Flat enough on phones for two cards to be seen together.
    picture:
      'aspect-2/1 rounded-t-lg-inner md:aspect-auto md:min-h-65.5 md:w-[37%] md:rounded-l-lg-inner md:rounded-tr-none',
    actions: 'flex-col-reverse',
    body: 'gap-1.5 px-4 pt-3 pb-3 md:gap-2 md:px-5 md:pt-4.5 md:pb-4',
    price: 'text-lg md:text-xl',
    place: 'line-clamp-1 md:line-clamp-2',
    specs: 'py-1.5 md:py-2.5',
    end: 'gap-1 md:gap-2',
    description: 'card-teaser',
  },
} as const;

export function Spec({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <Icon name={icon} size="sm" className="text-primary" />
      {children}
    </li>
  );
}

interface ListingCardProps extends CardLook {
  listing: Listing;
  specs: ReactNode;
  footer: ReactNode;
}

/** Layout of both card types. The whole card is one link, with the other controls above it. */
function ListingCard({
  listing,
  specs,
  footer,
  layout = 'stacked',
  headingLevel = 3,
  eager = false,
  swipe = true,
  note,
  onUnsave,
}: ListingCardProps) {
  const { item, kind } = listing;
  const frame = FRAMES[layout];
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const perCarpetFoot =
    kind === 'property' && item.carpet_area && item.purpose === 'sale' ? perSquareFoot(item) : undefined;
  return (
    <article className={classNames('group/card card-frame relative flex min-w-0 flex-col', frame.card)}>
      <div className={classNames('relative shrink-0 bg-well', frame.picture)}>
        <Suspense fallback={<Cover path={item.image_url1} eager={eager} />}>
          <CardPictures
            listing={listing}
            eager={eager}
            swipe={swipe}
            actionsClassName={frame.actions}
            onUnsave={onUnsave}
          />
        </Suspense>
      </div>
      <div className={classNames('@container flex min-w-0 flex-1 flex-col', frame.body)}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-2.5">
          {/* Beside the price where there is room, or else below it, with the rating on the right. */}
          <div className={classNames(perCarpetFoot && 'flex flex-1 basis-40 flex-wrap items-baseline gap-x-2.5')}>
            <span className={classNames('leading-label font-bold tracking-snug text-ink', frame.price)}>
              {priceLabel(listing)}
            </span>
            {perCarpetFoot && <span className="text-xs text-ink-3">{perCarpetFoot}</span>}
          </div>
          <Rating value={item.rating} />
        </div>
        <Heading className="line-clamp-2 text-xl leading-tight text-wrap wrap-anywhere">
          <Link
            className="card-link outline-0 after:absolute after:inset-0 after:z-1 after:rounded-lg"
            to={listingPath(kind, item.slug)}
          >
            {item.title}
          </Link>
        </Heading>
        <p className="flex gap-1.5 text-small leading-[1.35] text-ink-3">
          <Icon name="pin" size="sm" className="mt-0.5" />
          <span className={classNames('wrap-anywhere', frame.place)}>
            {[placeLabel(listing), builderLabel(listing)].filter(Boolean).join(' · ')}
          </span>
        </p>
        <ul
          className={classNames(
            'mt-0.5 flex flex-wrap gap-x-3 gap-y-1 border-y border-line text-small font-medium text-ink-2 empty:hidden sm:gap-x-4',
            frame.specs,
          )}
        >
          {specs}
        </ul>
        <div className={classNames('flex flex-1 flex-col', frame.end)}>
          {item.description && (
            <Html
              className={classNames('line-clamp-2 text-small leading-normal text-ink-3', frame.description)}
              html={item.description}
            />
          )}
          {note}
          <div className="card-foot">{footer}</div>
        </div>
      </div>
    </article>
  );
}

/** Summary of a project: price range, homes, size, possession, and the RERA number as text that can be copied. */
export function ProjectCard({ project, ...look }: { project: ProjectItem } & CardLook) {
  const listing: Listing = { kind: 'project', item: project };
  const kind = kindLabel(listing);
  const bhk = bhkLabel(project);
  return (
    <ListingCard
      listing={listing}
      {...look}
      specs={
        <>
          {kind && <Spec icon="building">{kind}</Spec>}
          {bhk && <Spec icon="bed">{bhk}</Spec>}
          {project.area && <Spec icon="area">{areaLabel(project.area)}</Spec>}
          {project.possession_date && <Spec icon="key">{`Possession ${monthText(project.possession_date)}`}</Spec>}
        </>
      }
      footer={
        project.rera_id && (
          <p className="relative z-2 flex min-w-0 items-center gap-1.5 text-xs text-ink-3">
            <Icon name="shield" size="sm" className="text-success" />
            <span className="wrap-anywhere select-text">RERA&nbsp;{project.rera_id}</span>
          </p>
        )
      }
    />
  );
}

/** The carpet area comes first; the built-up area stands in for it last. */
function Specs({ property }: { property: PropertyItem }) {
  const bhk = bhkLabel(property);
  const baths = bathsLabel(property.bathrooms);
  const { carpet_area, built_up_area } = property;
  return (
    <>
      {carpet_area !== null && <Spec icon="area">{`${areaLabel({ value: carpet_area, unit: 'sq_ft' })} carpet`}</Spec>}
      {bhk && <Spec icon="bed">{bhk}</Spec>}
      {baths && <Spec icon="bath">{baths}</Spec>}
      {carpet_area === null && built_up_area !== null && (
        <Spec icon="area">{areaLabel({ value: built_up_area, unit: 'sq_ft' })}</Spec>
      )}
    </>
  );
}

/** Summary of a property: price, location, size and a callback button. */
export function PropertyCard({ property, ...look }: { property: PropertyItem } & CardLook) {
  const listing: Listing = { kind: 'property', item: property };
  const { id, title } = property;
  // On phones the type alone, which says it more closely.
  const [residency, type] = kindLabel(listing)?.split(' · ') ?? [];
  return (
    <ListingCard
      listing={listing}
      {...look}
      specs={<Specs property={property} />}
      footer={
        <>
          <span className="min-w-0 text-xs font-semibold text-accent-ink">
            {type ? <span className="max-md:hidden">{residency} · </span> : residency}
            {type}
          </span>
          <Button
            variant="soft"
            size="sm"
            className="relative z-2 shrink-0"
            aria-haspopup="dialog"
            aria-label={`Request Callback about ${title}`}
            onClick={() =>
              openEnquiry({
                source: 'property-card',
                listing: { kind: 'property', id, title, price: priceLabel(listing) },
              })
            }
          >
            Request Callback
          </Button>
        </>
      }
    />
  );
}
