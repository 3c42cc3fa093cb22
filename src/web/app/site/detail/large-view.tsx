import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import type { PictureKind } from '#contract';
import { PICTURE_KIND_LABELS } from '#contract/listings/labels.ts';
import { IconButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { getFiles, Picture as StoredPicture } from '../shared/picture.tsx';
import type { Picture } from './detail.ts';
import { FullScreenDialog, ZoomButtons } from './full-screen-dialog.tsx';
import { useZoom } from './use-zoom.ts';

/** The width of an image that is shown whole, as in the `sizes` attribute, enlarged this many times. */
function getSizes(src: string, times: number): string {
  const { width, height } = getFiles(src) ?? { width: 1, height: 1 };
  return `min(${times * 100}vw, ${Math.round((times * 100 * width) / height)}vh)`;
}

interface LargeViewProps {
  /** Subject of the images. */
  title: string;
  pictures: Picture[];
  start: number;
  /** Receives the index of the last image seen. */
  onClose: (last: number) => void;
}

const getIndex = (track: HTMLElement) => Math.round(track.scrollLeft / track.clientWidth);

/** Images one at a time in a scrolling row: swiping, arrow keys and buttons step through it. */
function useTrack(start: number, count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(start);
  const goTo = (place: number) => {
    const list = track.current;
    const within = Math.min(Math.max(place, 0), count - 1);
    list?.scrollTo({ left: within * list.clientWidth, behavior: 'instant' });
  };
  const step = (by: number) => goTo((track.current ? getIndex(track.current) : 0) + by);
  const ref = useCallback(
    (list: HTMLUListElement | null) => {
      track.current = list;
      list?.scrollTo({ left: start * list.clientWidth, behavior: 'instant' });
    },
    [start],
  );
  const onScroll = () => track.current && setIndex(getIndex(track.current));
  return { ref, onScroll, index, goTo, step };
}

interface KindFilterProps {
  pictures: Picture[];
  kind: PictureKind | undefined;
  onSelect: (kind: PictureKind | undefined) => void;
}

/** Limits the images to one kind; renders nothing if there are no two kinds to choose from. */
function KindFilter({ pictures, kind, onSelect }: KindFilterProps) {
  const counts = Map.groupBy(pictures, (picture) => picture.kind ?? undefined);
  const kinds = [...counts.keys()].filter((one) => one !== undefined);
  if (kinds.length < 2) return null;
  return (
    <ul aria-label="Kinds of pictures" className="flex scroll-px-5 gap-2 overflow-x-auto px-5 py-1 no-scrollbar">
      {[undefined, ...kinds].map((one) => (
        <li key={one ?? 'all'} className="shrink-0">
          <button
            type="button"
            aria-pressed={one === kind}
            className="inline-flex h-11 items-center gap-1.5 rounded-full border border-band-control px-4 text-sm font-medium aria-pressed:border-on-band aria-pressed:bg-on-band aria-pressed:text-mor-950 lg:h-9"
            onClick={() => onSelect(one)}
          >
            {one ? PICTURE_KIND_LABELS[one] : 'All'}
            <span>{one ? counts.get(one)?.length : pictures.length}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Full-screen images that can be enlarged. */
export default function LargeView({ title, pictures: allPictures, start, onClose }: LargeViewProps) {
  const [kind, setKind] = useState<PictureKind>();
  const pictures = kind ? allPictures.filter((picture) => picture.kind === kind) : allPictures;
  const { ref: trackRef, onScroll, index, goTo, step } = useTrack(start, pictures.length);
  const { setList, ...zoom } = useZoom(index);
  const ref = useCallback(
    (list: HTMLUListElement | null) => {
      trackRef(list);
      setList(list);
    },
    [trackRef, setList],
  );
  const last = pictures.length - 1;
  const picture = pictures[index];
  const kindLabel = picture?.kind && PICTURE_KIND_LABELS[picture.kind];
  const position = `Picture ${index + 1} of ${pictures.length}`;
  const keys: Record<string, () => void> = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => goTo(0),
    End: () => goTo(last),
    ...zoom.keys,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = keys[event.key];
    // The browser's own zoom stays with Ctrl and Command.
    if (!move || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move();
  };
  return (
    <FullScreenDialog
      title={`Pictures of ${title}`}
      hideTitle
      onClose={() => onClose(picture ? allPictures.indexOf(picture) : 0)}
      onKeyDown={onKeyDown}
      status={
        <>
          <span aria-hidden="true" className="font-medium">
            {pictures.length > 1 && `${index + 1} / ${pictures.length}`}
          </span>
          <p aria-live="polite" className="sr-only">
            {kindLabel ? `${position}, ${kindLabel}` : position}
          </p>
          <p aria-live="polite" className="sr-only">
            {zoom.percent > 100 && `Zoomed to ${zoom.percent}%`}
          </p>
        </>
      }
      actions={
        <ZoomButtons
          onZoomIn={zoom.zoomIn}
          onZoomOut={zoom.zoomOut}
          isLargest={zoom.isLargest}
          isSmallest={!zoom.isZoomed}
        />
      }
      toolbar={
        <KindFilter
          pictures={allPictures}
          kind={kind}
          onSelect={(selected) => {
            setKind(selected);
            zoom.reset();
            goTo(0);
          }}
        />
      }
    >
      <div className="relative">
        <ul
          ref={ref}
          onScroll={onScroll}
          aria-label="Pictures"
          // A scrollable row must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          {...zoom.handlers}
          className={classNames(
            'absolute inset-0 flex snap-x snap-mandatory overscroll-contain no-scrollbar select-none focus-visible:-outline-offset-2',
            zoom.isZoomed
              ? `touch-none overflow-x-hidden ${zoom.isDragged ? 'cursor-grabbing' : 'cursor-grab'}`
              : 'touch-pan-x overflow-x-auto',
          )}
        >
          {pictures.map(({ src, alt }, place) => (
            <li key={src} className="size-full shrink-0 snap-center snap-always overflow-hidden p-2 md:px-18">
              <StoredPicture
                className={classNames(
                  'size-full object-contain',
                  !zoom.isDragged && 'transition-transform duration-(--duration-fast)',
                )}
                src={src}
                sizes={getSizes(src, place === index && zoom.isZoomed ? 2 : 1)}
                style={{ backgroundColor: 'transparent', transform: place === index ? zoom.transform : undefined }}
                draggable={false}
                alt={alt}
                width={1200}
                height={800}
                loading={Math.abs(place - index) > 1 ? 'lazy' : 'eager'}
                decoding="async"
              />
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <>
            <Step label="Previous picture" side="left" disabled={index === 0} onClick={() => step(-1)} />
            <Step label="Next picture" side="right" disabled={index === last} onClick={() => step(1)} />
          </>
        )}
      </div>
      <p aria-hidden="true" className="min-h-14 px-5 py-4 text-center text-sm text-on-band-2">
        {kindLabel && <b className="mr-2 font-semibold text-on-band">{kindLabel}</b>}
        {picture?.alt}
      </p>
    </FullScreenDialog>
  );
}

interface StepProps {
  label: string;
  side: 'left' | 'right';
  disabled: boolean;
  onClick: () => void;
}

/** Not `disabled` at the end: keyboard users would lose focus. */
function Step({ label, side, disabled, onClick }: StepProps) {
  return (
    <IconButton
      boxed
      label={label}
      aria-disabled={disabled}
      onClick={onClick}
      className={`absolute! bg-mor-950/70! max-md:bottom-2 md:top-1/2 md:-translate-y-1/2 ${side === 'left' ? 'left-3' : 'right-3'}`}
    >
      <Icon name={side === 'left' ? 'chevron-left' : 'chevron-right'} />
    </IconButton>
  );
}
