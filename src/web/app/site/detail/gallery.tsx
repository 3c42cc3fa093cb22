import { type RefObject, Suspense, useRef, useState } from 'react';
import type { Property } from '#contract';
import { PICTURE_KIND_LABELS } from '#contract/listings/labels.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { linkClass } from '#ui/link.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { lazyWithRetry } from '../shared/lazy-with-retry.ts';
import type { Listing } from '../shared/listings.ts';
import { getFiles, Picture as StoredPicture } from '../shared/picture.tsx';
import { GALLERY, isDrawn, type Picture } from './detail.ts';

const ListingActions = lazyWithRetry(() => import('../shared/listing-card/actions/listing-actions.deferred.tsx'));
const LargeView = lazyWithRetry(() => import('./large-view.tsx'));
const PanoramaView = lazyWithRetry(() => import('./panorama-view.tsx'));

/** The shape of illustrations. */
const WIDE = { width: 3, height: 2 };

/** On desktops a tall picture is shown whole, on the colour of the empty box. */
function BigPicture({ picture, first }: { picture: Picture | undefined; first: boolean }) {
  if (!picture) {
    return (
      <span className="grid size-full place-content-center justify-items-center gap-1 text-sm text-ink-3">
        <Icon name="home" size="lg" />
        No picture yet
      </span>
    );
  }
  const { width, height } = getFiles(picture.src) ?? WIDE;
  // The wide box of desktops would crop away more than half of it.
  const isTall = height >= width;
  return (
    <StoredPicture
      className={classNames(
        'size-full rounded-lg',
        // A plan without its edges is of no use.
        picture.kind === 'plan' ? 'object-contain' : 'object-cover lg:object-[50%_25%]',
        isTall && 'lg:object-contain',
      )}
      src={picture.src}
      sizes={`(width >= 1025px) ${isTall ? (540 * width) / height : 1120}px, 100vw`}
      alt={picture.alt}
      width={1200}
      height={800}
      decoding="async"
      {...(first ? { fetchPriority: 'high' as const } : {})}
      {...(isTall ? { style: { backgroundColor: 'transparent' } } : {})}
    />
  );
}

/** As many thumbnails fit beside or below the large image. */
const MAX_VISIBLE_THUMBS = 5;

interface ThumbsProps {
  list: RefObject<HTMLUListElement | null>;
  pictures: Picture[];
  shown: number;
  onShow: (index: number) => void;
}

function Thumbs({ list, pictures, shown, onShow }: ThumbsProps) {
  const scrolls = pictures.length > MAX_VISIBLE_THUMBS;
  return (
    <ul ref={list} className={scrolls ? GALLERY.strip : GALLERY.thumbs} aria-label="Pictures">
      {pictures.map(({ src, kind }, index) => (
        <li key={src} className={classNames('grid', scrolls ? 'w-1/5 shrink-0 lg:w-full' : 'min-h-0')}>
          <button
            type="button"
            aria-label={`Show picture ${index + 1}`}
            aria-current={index === shown}
            className={classNames(
              GALLERY.thumb,
              'relative overflow-hidden bg-well',
              scrolls ? '-outline-offset-2' : 'outline-offset-2',
              index === shown &&
                'after:absolute after:inset-0 after:rounded-inherit after:border-2 after:border-primary after:inset-ring-2 after:inset-ring-white',
            )}
            onClick={() => onShow(index)}
          >
            <StoredPicture
              className={classNames('absolute inset-0 size-full', kind === 'plan' ? 'object-contain' : 'object-cover')}
              src={src}
              sizes="(width >= 1025px) 150px, 20vw"
              alt=""
              width={150}
              height={100}
              loading="lazy"
              decoding="async"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

const ThumbsSkeleton = () => (
  <div className={GALLERY.thumbs}>
    {['a', 'b', 'c', 'd', 'e'].map((key) => (
      <Skeleton key={key} className={GALLERY.thumb} />
    ))}
  </div>
);

interface GalleryProps {
  listing: Listing;
  pictures: Picture[];
  /** Address of a video on another site. */
  video: string | null;
  panorama: Property['panorama'];
  /** Only the first image is known yet. */
  loading: boolean;
}

/** Opens the view in all directions, whose code and picture are fetched by the press. */
function PanoramaButton({ title, panorama }: { title: string; panorama: NonNullable<Property['panorama']> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={classNames(linkClass, 'inline-flex items-center gap-1.5 py-1.5')}
        onClick={() => setOpen(true)}
      >
        Look around in 360°
      </button>
      {open && (
        <Suspense>
          <PanoramaView title={title} panorama={panorama} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A text in a corner of the large image. */
const CORNER =
  'pointer-events-none absolute bottom-3 rounded-full bg-mor-950/82 px-3 py-1.5 text-sm leading-5 font-medium text-white';

/** One large image, thumbnails of all, and a full-screen view. */
export function Gallery({ listing, pictures, video, panorama, loading }: GalleryProps) {
  const thumbs = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [enlarged, setEnlarged] = useState(false);
  const picture = pictures[shown];
  const several = pictures.length > 1;
  const show = (index: number) => {
    setShown(index);
    thumbs.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return (
    <>
      <div className={classNames(GALLERY.frame, (several || loading) && GALLERY.beside)}>
        <div className={picture ? GALLERY.big : GALLERY.empty}>
          <BigPicture picture={picture} first={shown === 0} />
          {picture && (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={`Enlarge picture ${shown + 1} of ${pictures.length}`}
              className="absolute inset-0 cursor-zoom-in rounded-inherit"
              onClick={() => setEnlarged(true)}
            />
          )}
          {picture?.kind && <span className={classNames(CORNER, 'left-3')}>{PICTURE_KIND_LABELS[picture.kind]}</span>}
          <Suspense>
            <ListingActions listing={listing} className="top-3 right-3" />
          </Suspense>
          {several && (
            <span aria-hidden="true" className={classNames(CORNER, 'right-3')}>
              {shown + 1} / {pictures.length}
            </span>
          )}
        </div>
        {several && <Thumbs list={thumbs} pictures={pictures} shown={shown} onShow={show} />}
        {loading && !several && <ThumbsSkeleton />}
      </div>
      {picture && isDrawn(picture) && <p className="mt-2 text-xs text-ink-3">Illustration, not a photograph</p>}
      <p className="mt-1 flex flex-wrap gap-x-6 empty:hidden">
        {panorama && <PanoramaButton title={listing.item.title} panorama={panorama} />}
        {video && (
          <a
            className={classNames(linkClass, 'inline-flex items-center gap-1.5 py-1.5')}
            href={video}
            target="_blank"
            rel="noopener noreferrer"
          >
            Watch the video
            <Icon name="external" size="sm" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        )}
      </p>
      {enlarged && (
        <Suspense>
          <LargeView
            title={listing.item.title}
            pictures={pictures}
            start={shown}
            onClose={(last) => {
              show(last);
              setEnlarged(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
