import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type BoardCard, EnquiryStatus } from '#contract';

/** A mouse drags after this many pixels, below which it clicks. */
const MOUSE_SLACK = 6;
/** A finger drags after it has rested for so long; before, it scrolls. */
const LONG_PRESS_MS = 350;
const TOUCH_SLACK = 10;
/** So close to the edge of the window the page and the board scroll, by so much each time. */
const EDGE = 56;
const SCROLL_STEP = 14;

interface Point {
  x: number;
  y: number;
}

/** A card that a pointer carries. */
export interface Carried {
  card: BoardCard;
  /** Where it was taken, relative to its corner, and its width. */
  grip: Point;
  width: number;
  at: Point;
  /** The status below the pointer. */
  over: EnquiryStatus | undefined;
}

/** The status of the column, tab or area at a place of the window. */
function findStatus({ x, y }: Point): EnquiryStatus | undefined {
  const target = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset.drop;
  return EnquiryStatus.options.find((status) => status === target);
}

const getEdgeStep = (place: number, size: number): number =>
  place < EDGE ? -SCROLL_STEP : place > size - EDGE ? SCROLL_STEP : 0;

interface Pressed {
  card: BoardCard;
  element: HTMLElement;
  pointerId: number;
  start: Point;
  timer: ReturnType<typeof setTimeout> | undefined;
}

interface Options {
  board: RefObject<HTMLElement | null>;
  onDrop: (card: BoardCard, status: EnquiryStatus) => void;
}

/** Dragging of cards by mouse, pen and finger; Escape and a lost pointer put a card back. */
export function useDrag({ board, onDrop }: Options) {
  const [carried, setCarried] = useState<Carried>();
  const pressed = useRef<Pressed>(undefined);
  /** Read by listeners that are not rendered again. */
  const dragging = useRef<Carried>(undefined);
  /** The click that ends a drag opens nothing. */
  const wasDragged = useRef(false);

  const set = (next: Carried | undefined) => {
    dragging.current = next;
    setCarried(next);
  };
  const stop = () => {
    clearTimeout(pressed.current?.timer);
    pressed.current = undefined;
    set(undefined);
  };
  const begin = (at: Point) => {
    if (!pressed.current) return;
    const { card, element, pointerId, start } = pressed.current;
    const box = element.getBoundingClientRect();
    wasDragged.current = true;
    element.setPointerCapture(pointerId);
    set({
      card,
      grip: { x: start.x - box.left, y: start.y - box.top },
      width: box.width,
      at,
      over: findStatus(at),
    });
  };

  // A finger that carries a card does not scroll. The browser asks only listeners that were there before the touch.
  useEffect(() => {
    const element = board.current;
    const hold = (event: TouchEvent) => dragging.current && event.preventDefault();
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => element?.removeEventListener('touchmove', hold);
  }, [board]);

  const isCarrying = carried !== undefined;
  useEffect(() => {
    if (!isCarrying) return undefined;
    const putBack = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      clearTimeout(pressed.current?.timer);
      pressed.current = undefined;
      dragging.current = undefined;
      setCarried(undefined);
    };
    const scroll = setInterval(() => {
      const at = dragging.current?.at;
      if (!at) return;
      window.scrollBy({ top: getEdgeStep(at.y, window.innerHeight), behavior: 'instant' });
      const columns = board.current?.querySelector('[data-scroller]');
      columns?.scrollBy({ left: getEdgeStep(at.x, window.innerWidth), behavior: 'instant' });
    }, 16);
    window.addEventListener('keydown', putBack, true);
    return () => {
      clearInterval(scroll);
      window.removeEventListener('keydown', putBack, true);
    };
  }, [isCarrying, board]);

  const getHandlers = (card: BoardCard) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasDragged.current = false;
      if (event.button !== 0 || !event.isPrimary) return;
      const start = { x: event.clientX, y: event.clientY };
      const isMouse = event.pointerType === 'mouse';
      clearTimeout(pressed.current?.timer);
      pressed.current = {
        card,
        element: event.currentTarget,
        pointerId: event.pointerId,
        start,
        timer: isMouse ? undefined : setTimeout(() => begin(start), LONG_PRESS_MS),
      };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const at = { x: event.clientX, y: event.clientY };
      const now = dragging.current;
      if (now) return set({ ...now, at, over: findStatus(at) });
      if (!pressed.current) return;
      const { start, timer } = pressed.current;
      const distance = Math.hypot(at.x - start.x, at.y - start.y);
      if (timer === undefined && distance > MOUSE_SLACK) begin(at);
      else if (timer !== undefined && distance > TOUCH_SLACK) stop();
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const now = dragging.current;
      const over = now && findStatus({ x: event.clientX, y: event.clientY });
      stop();
      if (over && over !== card.status) onDrop(card, over);
    },
    onPointerCancel: stop,
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
    onContextMenu: (event: { preventDefault: () => void }) => {
      // A long press of a finger opens the menu of a link otherwise.
      if (pressed.current?.timer !== undefined || dragging.current) event.preventDefault();
    },
  });
  return { carried, getHandlers, isClick: () => !wasDragged.current };
}
