import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { listingPath } from '#contract/paths.ts';
import { Badge, Tag } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { type Listing, possessionBadge, tagNames } from '../listings.ts';
import ListingActions from './actions/listing-actions.deferred.tsx';
import { roundAction } from './actions/round-action.ts';
import { Cover, ListingPicture } from './listing-picture.tsx';

/** More would cover the image. */
const MAX_TAGS = 2;

/** The different images of a card; an answer that a cache kept from an earlier release has only the first. */
const getPaths = ({ image_url1, image_url2, image_url3, image_url4, image_url5 }: Listing['item']): string[] => [
  ...new Set([image_url1, image_url2, image_url3, image_url4, image_url5].flatMap((path) => path || [])),
];

interface StepProps {
  side: 'left' | 'right';
  label: string;
  onClick: () => void;
}

/** For a mouse; fingers swipe, and keys move the row itself. Below the actions, which may be in a column. */
function Step({ side, label, onClick }: StepProps) {
  return (
    <span
      className={classNames(
        'absolute top-3/5 z-3 hidden opacity-0 transition-opacity duration-(--duration-fast) group-hover/card:opacity-100 can-hover:block',
        side === 'left' ? 'left-2.5' : 'right-2.5',
      )}
    >
      <button type="button" tabIndex={-1} aria-label={label} className={roundAction} onClick={onClick}>
        <Icon name={side === 'left' ? 'chevron-left' : 'chevron-right'} />
      </button>
    </span>
  );
}

/**
 * Which image is shown; a position for the eye, as screen readers are told none of the images. On phones beside the
 * column of actions, which is as high as the image.
 */
function Dots({ paths, shown }: { paths: string[]; shown: number }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute right-15 bottom-3 z-2 flex h-6.5 items-center gap-1 rounded-full bg-mor-950/60 px-2.5 md:right-3 noscript:hidden"
    >
      {paths.map((path, place) => (
        <i
          key={path}
          className={classNames('h-1.5 rounded-full', place === shown ? 'w-4 bg-white' : 'w-1.5 bg-white/70')}
        />
      ))}
    </span>
  );
}

interface StripProps {
  listing: Listing;
  paths: string[];
  eager: boolean;
}

/**
 * The images of a listing in a row that scrolls and snaps. Only the first is loaded at once, the next one when the
 * visitor touches, points at or focuses the row. The row lies above the link of the card, which a finger could not
 * swipe through, so it is a link itself; keyboards and screen readers have that of the title.
 */
function Strip({ listing, paths, eager }: StripProps) {
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  /** Index of the last image that is loaded. */
  const [last, setLast] = useState(0);
  const { title, slug } = listing.item;
  const load = (index: number) => setLast((before) => Math.max(before, index));
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    const index = Math.round(scrollLeft / (clientWidth || 1));
    setShown(index);
    load(index + 1);
  };
  const step = (by: number) => row.current?.scrollTo({ left: (shown + by) * row.current.clientWidth });
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <div className="absolute inset-0 z-2 rounded-inherit" onPointerEnter={() => load(1)} onFocus={() => load(1)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- arrow keys scroll it, as they do any scrollable box */}
      <div
        ref={row}
        role="group"
        aria-label={`Pictures of ${title}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be reachable by keyboard
        tabIndex={0}
        className="size-full snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain rounded-inherit no-scrollbar focus-visible:-outline-offset-2 motion-safe:scroll-smooth"
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        <Link tabIndex={-1} aria-hidden="true" className="flex size-full" to={listingPath(listing.kind, slug)}>
          {paths.map((path, place) => (
            <span
              key={path}
              className={classNames(
                'block size-full shrink-0 snap-start snap-always overflow-hidden bg-well',
                place > 0 && 'noscript:hidden',
              )}
            >
              {place <= last && <ListingPicture path={path} eager={eager && place === 0} ahead={place > 0} />}
            </span>
          ))}
        </Link>
      </div>
      <Dots paths={paths} shown={shown} />
      {shown > 0 && <Step side="left" label={`Previous picture of ${title}`} onClick={() => step(-1)} />}
      {shown < paths.length - 1 && <Step side="right" label={`Next picture of ${title}`} onClick={() => step(1)} />}
    </div>
  );
}

interface CardPicturesProps {
  listing: Listing;
  eager: boolean;
  /** Whether the other images can be swiped to; not in a row of cards that is swiped itself. */
  swipe: boolean;
  actionsClassName: string;
  onUnsave: (() => void) | undefined;
}

/** The images of a card with what lies on them: status, tags and actions. */
export default function CardPictures({ listing, eager, swipe, actionsClassName, onUnsave }: CardPicturesProps) {
  const badge = possessionBadge(listing.item.possession_status);
  const tags = tagNames(listing).slice(0, MAX_TAGS);
  const paths = getPaths(listing.item);
  const several = swipe && paths.length > 1;
  return (
    <>
      {several ? (
        <Strip listing={listing} paths={paths} eager={eager} />
      ) : (
        <Cover path={listing.item.image_url1} eager={eager} />
      )}
      {badge && (
        <span className="pointer-events-none absolute top-3 left-3 z-2">
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </span>
      )}
      {tags.length > 0 && (
        <span
          className={classNames(
            // A tag without room moves to the next line, which is not shown.
            'pointer-events-none absolute bottom-3 left-3 z-2 flex h-6.5 flex-wrap gap-1.5 overflow-hidden',
            several ? 'right-37 md:right-25' : 'right-3',
          )}
        >
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </span>
      )}
      <ListingActions
        listing={listing}
        className={classNames('top-2.5 right-2.5', actionsClassName)}
        onHover
        onUnsave={onUnsave}
      />
    </>
  );
}
