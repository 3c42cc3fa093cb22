import { type Ref, useCallback, useEffect, useState } from 'react';

export interface CarouselState {
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
