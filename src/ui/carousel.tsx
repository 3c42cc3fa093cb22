import {
  Children,
  type CSSProperties,
  isValidElement,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface CarouselState {
  /** Attach to the scrolling list. */
  ref: Ref<HTMLUListElement>;
  /** Index of the first visible item. */
  index: number;
  canPrevious: boolean;
  canNext: boolean;
  previous: () => void;
  next: () => void;
}

function getStep({ children, clientWidth }: HTMLElement): number {
  const [first, second] = children;
  return first instanceof HTMLElement && second instanceof HTMLElement
    ? second.offsetLeft - first.offsetLeft
    : clientWidth;
}

const roomAfter = ({ scrollWidth, clientWidth, scrollLeft }: HTMLElement) => scrollWidth - clientWidth - scrollLeft;

/** Tolerance in px, because scroll snapping leaves fractions of a pixel. */
const SLACK = 4;

function usePlace(list: HTMLUListElement | null) {
  const [place, setPlace] = useState({ index: 0, canPrevious: false, canNext: true });
  useEffect(() => {
    if (!list) return undefined;
    const measure = () => {
      const index = Math.round(list.scrollLeft / getStep(list));
      const canPrevious = list.scrollLeft > SLACK;
      const canNext = roomAfter(list) > SLACK;
      setPlace((last) =>
        last.index === index && last.canPrevious === canPrevious && last.canNext === canNext
          ? last
          : { index, canPrevious, canNext },
      );
    };
    const resized = new ResizeObserver(measure);
    resized.observe(list);
    const changed = new MutationObserver(measure);
    changed.observe(list, { childList: true });
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, [list]);
  return place;
}

/** Advances automatically, except while hovered, touched or focused, in a hidden tab, or with reduced motion. */
function useAutoplay(list: HTMLUListElement | null, everyMs: number | undefined) {
  useEffect(() => {
    if (!list || !everyMs) return undefined;
    // The arrows may be in the section header, so using them also pauses the carousel.
    const host = list.closest('section') ?? list;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)');
    const held = new Set<string>();
    let timer: number | undefined;
    const advance = () =>
      roomAfter(list) > SLACK ? list.scrollBy({ left: getStep(list) }) : list.scrollTo({ left: 0 });
    const start = () => {
      window.clearInterval(timer);
      if (held.size === 0 && !document.hidden && !still.matches) timer = window.setInterval(advance, everyMs);
    };
    const hold = (why: string) => () => {
      held.add(why);
      start();
    };
    const release = (why: string) => () => {
      held.delete(why);
      start();
    };
    const until = new AbortController();
    const on = (type: string, handler: () => void) =>
      host.addEventListener(type, handler, { signal: until.signal, passive: true });
    on('mouseenter', hold('pointer'));
    on('mouseleave', release('pointer'));
    on('focusin', hold('focus'));
    on('focusout', release('focus'));
    on('touchstart', hold('touch'));
    on('touchend', release('touch'));
    on('touchcancel', release('touch'));
    document.addEventListener('visibilitychange', start, { signal: until.signal });
    still.addEventListener('change', start, { signal: until.signal });
    start();
    return () => {
      until.abort();
      window.clearInterval(timer);
    };
  }, [list, everyMs]);
}

/** Tracks a row that scrolls sideways and moves it by one item; `autoplayMs` advances it automatically. */
export function useCarousel({ autoplayMs }: { autoplayMs?: number } = {}): CarouselState {
  const [list, ref] = useState<HTMLUListElement | null>(null);
  const place = usePlace(list);
  useAutoplay(list, autoplayMs);
  const previous = useCallback(() => list?.scrollBy({ left: -getStep(list) }), [list]);
  const next = useCallback(() => list?.scrollBy({ left: getStep(list) }), [list]);
  return { ref, ...place, previous, next };
}

/** Previous and next buttons for the section header; hidden on phones, where visitors swipe. */
export function CarouselArrows({ carousel }: { carousel: CarouselState }) {
  const { canPrevious, canNext, previous, next } = carousel;
  // Not `disabled`: keyboard users would lose focus at the end.
  return (
    <div className="flex gap-2 max-md:hidden">
      <IconButton boxed label="Previous" aria-disabled={!canPrevious} onClick={previous}>
        <Icon name="chevron-left" />
      </IconButton>
      <IconButton boxed label="Next" aria-disabled={!canNext} onClick={next}>
        <Icon name="chevron-right" />
      </IconButton>
    </div>
  );
}

function Dots({ count, index }: { count: number; index: number }) {
  return (
    <div aria-hidden="true" className="mt-2 flex flex-wrap justify-center gap-1.5 md:hidden">
      {Array.from({ length: count }, (_, dot) => dot).map((dot) => (
        <span
          key={dot}
          className={classNames(
            'h-1.5 rounded-full',
            dot === index
              ? 'w-5.5 bg-primary in-[.on-band]:bg-accent-on-band'
              : 'w-1.5 bg-chuna-300 in-[.on-band]:bg-band-control',
          )}
        />
      ))}
    </div>
  );
}

interface CarouselTrackProps {
  carousel: CarouselState;
  label?: string;
  /** Id of the heading that labels it. */
  labelledBy?: string;
  children: ReactNode;
  /** Visible items from each breakpoint up. */
  perRow?: { md: number; lg: number; xl?: number };
}

const USUAL = { md: 2, lg: 3 };

/** The scrollable list; on phones the next item is partly visible. */
export function CarouselTrack({
  carousel: { ref, index: current },
  label,
  labelledBy,
  children,
  perRow = USUAL,
}: CarouselTrackProps) {
  const items = Children.toArray(children);
  const style = { '--md': perRow.md, '--lg': perRow.lg, '--xl': perRow.xl ?? perRow.lg } as CSSProperties;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native element is a plain group
    <div role="group" aria-roledescription="carousel" aria-label={label} aria-labelledby={labelledBy}>
      <ul
        ref={ref}
        style={style}
        // Makes the row scrollable by arrow keys even if no item is focusable.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={classNames(
          '-mx-(--gutter) grid snap-x snap-mandatory auto-cols-(--card-peek) grid-flow-col gap-4 overflow-x-auto px-(--gutter) pt-1 pb-3 no-scrollbar motion-safe:scroll-smooth focus-visible:-outline-offset-2',
          // Four pixels on each side keep the focus ring of the items visible.
          'md:-mx-1 md:scroll-px-1 md:auto-cols-share-(--md) md:gap-6 md:px-1',
          'lg:auto-cols-share-(--lg)',
          'xl:auto-cols-share-(--xl)',
        )}
      >
        {items.map((item, index) => (
          <li key={isValidElement(item) ? item.key : index} className="grid snap-center grid-cols-1 md:snap-start">
            {item}
          </li>
        ))}
      </ul>
      {items.length > 1 && <Dots count={items.length} index={current} />}
    </div>
  );
}

interface CarouselProps extends Omit<CarouselTrackProps, 'carousel'> {
  /** Advances automatically at this interval. */
  autoplayMs?: number;
  controls?: 'arrows';
}

/** A row of items that scrolls sideways, optionally with arrow buttons above it. */
export function Carousel({ autoplayMs, controls, ...track }: CarouselProps) {
  const carousel = useCarousel({ autoplayMs });
  return (
    <div className="grid grid-cols-1 gap-3">
      {controls === 'arrows' && (
        <div className="flex justify-end max-md:hidden">
          <CarouselArrows carousel={carousel} />
        </div>
      )}
      <CarouselTrack carousel={carousel} {...track} />
    </div>
  );
}
