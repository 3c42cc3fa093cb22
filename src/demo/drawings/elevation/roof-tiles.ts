import { type Point, path, repeat, stroked } from '../svg.ts';

/** The courses of a tiled roof: lines from the ridge (top left, bottom right) that widen by `spread` to the eaves. */
export function roofTiles(
  colour: string,
  [left, top]: Point,
  [right, bottom]: Point,
  spread: number,
  { rows, opacity }: { readonly rows: number; readonly opacity: string },
): string {
  const courses = repeat(rows - 1, (i) => {
    const t = (i + 1) / rows;
    return path`M${left - spread * t} ${top + (bottom - top) * t}H${right + spread * t}`;
  });
  return stroked(colour, 0.9, courses, `opacity="${opacity}"`);
}
