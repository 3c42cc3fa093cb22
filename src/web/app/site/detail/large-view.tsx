import * as Radix from 'radix-ui/dialog';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import type { PictureKind } from '#contract';
import { PICTURE_KIND_LABELS } from '#contract/listings/labels.ts';
import { IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useReturnFocus } from '#ui/return-focus.ts';
import { Picture as StoredPicture } from '../shared/picture.tsx';
import type { Picture } from './detail.ts';

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

/** Full-screen images on a dark background; Escape or the button closes it and focus returns to where it was. */
export default function LargeView({ title, pictures: allPictures, start, onClose }: LargeViewProps) {
  const focus = useReturnFocus();
  const [kind, setKind] = useState<PictureKind>();
  const pictures = kind ? allPictures.filter((picture) => picture.kind === kind) : allPictures;
  const { ref, onScroll, index, goTo, step } = useTrack(start, pictures.length);
  const last = pictures.length - 1;
  const picture = pictures[index];
  const kindLabel = picture?.kind && PICTURE_KIND_LABELS[picture.kind];
  const position = `Picture ${index + 1} of ${pictures.length}`;
  const keys: Record<string, () => void> = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => goTo(0),
    End: () => goTo(last),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = keys[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  return (
    <Radix.Root open onOpenChange={() => onClose(picture ? allPictures.indexOf(picture) : 0)}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-(--z-modal) bg-mor-950 data-[state=open]:animate-fade-in" />
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          className="on-band fixed inset-0 z-(--z-modal) grid grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] bg-mor-950 text-on-band outline-none data-[state=open]:animate-fade-in"
        >
          <div>
            <div className="flex min-h-14 items-center justify-between gap-3 px-2 pl-5">
              <Radix.Title className="sr-only">Pictures of {title}</Radix.Title>
              <span aria-hidden="true" className="font-medium">
                {pictures.length > 1 && `${index + 1} / ${pictures.length}`}
              </span>
              <p aria-live="polite" className="sr-only">
                {kindLabel ? `${position}, ${kindLabel}` : position}
              </p>
              <Radix.Close asChild>
                <IconButton label="Close">
                  <Icon name="close" size="lg" />
                </IconButton>
              </Radix.Close>
            </div>
            <KindFilter
              pictures={allPictures}
              kind={kind}
              onSelect={(selected) => {
                setKind(selected);
                goTo(0);
              }}
            />
          </div>
          <div className="relative">
            <ul
              ref={ref}
              onScroll={onScroll}
              aria-label="Pictures"
              // A scrollable row must be reachable by keyboard.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              className="absolute inset-0 flex snap-x snap-mandatory overflow-x-auto overscroll-contain no-scrollbar focus-visible:-outline-offset-2"
            >
              {pictures.map(({ src, alt }, place) => (
                <li key={src} className="size-full shrink-0 snap-center snap-always p-2 md:px-18">
                  <StoredPicture
                    className="size-full object-contain"
                    src={src}
                    sizes="100vw"
                    style={{ backgroundColor: 'transparent' }}
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
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
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
