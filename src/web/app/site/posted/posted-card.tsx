import { Link } from 'react-router';
import type { PostedProperty } from '#contract';
import { PROPERTY_TYPE_LABELS } from '#contract/listings/labels.ts';
import { listingPath } from '#contract/listings/listing-path.ts';
import { POSTED_BY_LABELS } from '#contract/listings/posted-by-labels.ts';
import { Marker } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { dayText } from '../shared/day-text.ts';
import { ListingPicture } from '../shared/listing-card/listing-picture.tsx';
import { POSTED_BY_TONES, postedText, postedTitle } from './posted-texts.ts';

const FRAME =
  'grid grid-cols-[104px_minmax(0,1fr)] gap-3.5 rounded-lg border border-line bg-surface p-3.5 md:grid-cols-[180px_minmax(0,1fr)] md:gap-5 md:p-4';
const PICTURE = 'aspect-square self-start overflow-hidden rounded-md bg-well md:aspect-3/2';

/** A posted property in the list; the whole card is one link. */
export function PostedCard({ property, eager }: { property: PostedProperty; eager: boolean }) {
  const { id, posted_by, property_type, address, name, createdAt, image_url1 } = property;
  return (
    <article
      className={`group/card relative ${FRAME} transition-[box-shadow,border-color] duration-(--duration-base) hover:border-chuna-300 hover:shadow-md`}
    >
      <div className={PICTURE}>
        <ListingPicture path={image_url1} eager={eager} />
      </div>
      <div className="min-w-0">
        <p className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-1">
          <Marker tone={POSTED_BY_TONES[posted_by]}>{POSTED_BY_LABELS[posted_by]}</Marker>
          <span className="text-[0.8125rem] font-semibold text-accent-ink">{PROPERTY_TYPE_LABELS[property_type]}</span>
        </p>
        <h3 className="line-clamp-2 text-[1.1875rem] leading-tight wrap-anywhere">
          <Link
            className="outline-offset-2 after:absolute after:inset-0 after:rounded-lg"
            to={listingPath('posted_property', id)}
          >
            {postedTitle(property)}
          </Link>
        </h3>
        <p className="mt-1 flex gap-1.5 text-[0.9063rem] text-ink-3">
          <Icon name="pin" size="sm" className="mt-1" />
          <span className="line-clamp-2 min-w-0 wrap-anywhere">{address}</span>
        </p>
        <p className="mt-2 line-clamp-2 text-[0.9063rem] leading-normal wrap-anywhere">{postedText(property)}</p>
        <p className="mt-2.5 text-[0.8438rem] text-ink-3">
          Posted by {name} on <time dateTime={createdAt}>{dayText(createdAt)}</time>
        </p>
      </div>
    </article>
  );
}

export const PostedCardSkeleton = () => (
  <div className={FRAME}>
    <Skeleton className={PICTURE} />
    <div className="grid content-start gap-2.5">
      <Skeleton className="h-6 w-2/5" />
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-11" />
    </div>
  </div>
);
