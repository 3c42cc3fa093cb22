import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  clampZoom,
  fitInside,
  MAX_SCALE,
  MIN_SCALE,
  NO_ZOOM,
  type Point,
  pinch,
  type Zoom,
  zoomAbout,
} from './zoom.ts';

/** Scale of a double tap, and the factor of one press of a key or button. */
const DOUBLE_TAP_SCALE = 2.5;
const STEP = 1.5;
const PAN_PIXELS = 80;
/** Growth for each pixel of a wheel, and of two fingers on a touchpad, which browsers report as a wheel with Ctrl. */
const WHEEL_SPEED = 0.0025;
const PINCH_SPEED = 0.01;
const DOUBLE_TAP_MS = 320;
/** A pointer that moves less than this is a tap. */
const TAP_PIXELS = 12;
/** Pause after which a screen reader hears the new scale. */
const SETTLED_MS = 400;

interface Tap extends Point {
  time: number;
}

const isNear = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) < TAP_PIXELS;

/** The position of a pointer, measured from the middle of the list. */
function locate(list: Element | null, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const box = list?.getBoundingClientRect();
  return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : { x: 0, y: 0 };
}

/** Zoom of the picture at `index` in a scrolling list, by fingers, wheel, double tap and keys. */
export function useZoom(index: number) {
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const pointers = useRef(new Map<number, Point>());
  const press = useRef<Point>(null);
  const lastTap = useRef<Tap>(null);
  const [zoom, setZoom] = useState({ ...NO_ZOOM, index });
  const [isDragged, setDragged] = useState(false);
  const [announced, setAnnounced] = useState(MIN_SCALE);
  const isZoomed = zoom.scale > MIN_SCALE;
  const reset = () => setZoom({ ...NO_ZOOM, index });
  // Another picture starts as a whole.
  if (zoom.index !== index) reset();

  const update = (change: (zoom: Zoom) => Zoom) => {
    const frame = list?.children[index];
    const image = frame?.querySelector('img');
    if (!frame || !image) return;
    const size = { width: frame.clientWidth, height: frame.clientHeight };
    const picture = { width: image.naturalWidth, height: image.naturalHeight };
    const shown = fitInside(picture, { width: image.clientWidth, height: image.clientHeight });
    setZoom((current) => ({ ...clampZoom(change(current), shown, size), index }));
  };

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(zoom.scale), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [zoom.scale]);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    event.preventDefault();
    const speed = event.ctrlKey ? PINCH_SPEED : WHEEL_SPEED;
    const point = locate(list, event);
    update((current) => zoomAbout(current, current.scale * Math.exp(-event.deltaY * speed), point));
  });
  const onTouchMove = useEffectEvent((event: TouchEvent) => {
    if (event.cancelable && (event.touches.length > 1 || isZoomed)) event.preventDefault();
  });

  // React makes these listeners passive, so that they could not stop the page from scrolling and zooming.
  useEffect(() => {
    const wheel = (event: WheelEvent) => onWheel(event);
    const touchMove = (event: TouchEvent) => onTouchMove(event);
    list?.addEventListener('wheel', wheel, { passive: false });
    list?.addEventListener('touchmove', touchMove, { passive: false });
    return () => {
      list?.removeEventListener('wheel', wheel);
      list?.removeEventListener('touchmove', touchMove);
    };
  }, [list]);

  const onPointerDown = (event: PointerEvent) => {
    const point = locate(list, event);
    pointers.current.set(event.pointerId, point);
    press.current = pointers.current.size === 1 ? point : null;
    if (event.pointerType === 'mouse' && isZoomed) event.currentTarget.setPointerCapture(event.pointerId);
  };

  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const after = locate(list, event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, after);
    if (!other && !isZoomed) return;
    setDragged(true);
    update((current) =>
      other
        ? pinch(current, [before, other], [after, other])
        : { ...current, x: current.x + after.x - before.x, y: current.y + after.y - before.y },
    );
  };

  const onPointerEnd = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
    if (pointers.current.size === 0) setDragged(false);
    const point = locate(list, event);
    const isTap = event.type === 'pointerup' && press.current !== null && isNear(press.current, point);
    press.current = null;
    if (!isTap) {
      lastTap.current = null;
      return;
    }
    const tap = { ...point, time: event.timeStamp };
    const isDouble = lastTap.current && tap.time - lastTap.current.time < DOUBLE_TAP_MS && isNear(lastTap.current, tap);
    lastTap.current = isDouble ? null : tap;
    if (isDouble)
      update((current) => (current.scale > MIN_SCALE ? NO_ZOOM : zoomAbout(current, DOUBLE_TAP_SCALE, point)));
  };

  const zoomBy = (factor: number) => update((current) => zoomAbout(current, current.scale * factor, { x: 0, y: 0 }));
  const pan = (x: number, y: number) => update((current) => ({ ...current, x: current.x + x, y: current.y + y }));
  const zoomIn = () => zoomBy(STEP);
  const zoomOut = () => zoomBy(1 / STEP);
  const keys: Record<string, () => void> = { '+': zoomIn, '=': zoomIn, '-': zoomOut, _: zoomOut, '0': reset };
  const panKeys: Record<string, () => void> = {
    ArrowLeft: () => pan(PAN_PIXELS, 0),
    ArrowRight: () => pan(-PAN_PIXELS, 0),
    ArrowUp: () => pan(0, PAN_PIXELS),
    ArrowDown: () => pan(0, -PAN_PIXELS),
  };

  return {
    setList,
    handlers: { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd },
    keys: isZoomed ? { ...keys, ...panKeys } : keys,
    zoomIn,
    zoomOut,
    reset,
    isZoomed,
    isDragged,
    isLargest: zoom.scale >= MAX_SCALE,
    percent: Math.round(announced * 100),
    transform: isZoomed ? `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` : undefined,
  };
}
