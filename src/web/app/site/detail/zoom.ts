/** A point in pixels, measured from the middle of the frame. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Enlargement of a picture and how far its middle is from the middle of the frame. */
export interface Zoom extends Point {
  scale: number;
}

export const MIN_SCALE = 1;
export const MAX_SCALE = 4;
export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 };

/** The size at which a picture fits a frame without being cropped. */
export function fitInside(picture: Size, frame: Size): Size {
  if (picture.width <= 0 || picture.height <= 0) return frame;
  const factor = Math.min(frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * factor, height: picture.height * factor };
}

const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** Keeps the scale within its limits and the picture over the frame: no side can be dragged past its edge. */
export function clampZoom({ scale, x, y }: Zoom, picture: Size, frame: Size): Zoom {
  const within = clamp(MIN_SCALE, scale, MAX_SCALE);
  const maxX = Math.max(0, (picture.width * within - frame.width) / 2);
  const maxY = Math.max(0, (picture.height * within - frame.height) / 2);
  // Adding 0 turns -0 into 0.
  return { scale: within, x: clamp(-maxX, x, maxX) + 0, y: clamp(-maxY, y, maxY) + 0 };
}

/** Changes the scale so that whatever is shown at `point` stays there. */
export function zoomAbout({ scale, x, y }: Zoom, newScale: number, point: Point): Zoom {
  const within = clamp(MIN_SCALE, newScale, MAX_SCALE);
  const factor = within / scale;
  return { scale: within, x: point.x - (point.x - x) * factor, y: point.y - (point.y - y) * factor };
}

const middle = ([one, other]: readonly [Point, Point]): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
const distance = ([one, other]: readonly [Point, Point]): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Follows two fingers: the picture grows with their distance and moves with their middle. */
export function pinch(zoom: Zoom, before: readonly [Point, Point], after: readonly [Point, Point]): Zoom {
  const start = middle(before);
  const end = middle(after);
  const factor = distance(after) / Math.max(1, distance(before));
  const grown = zoomAbout(zoom, zoom.scale * factor, start);
  return { ...grown, x: grown.x + end.x - start.x, y: grown.y + end.y - start.y };
}
