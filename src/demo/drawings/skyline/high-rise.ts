import { LAMPLIGHT, mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { filled, polygon, rect } from '../svg.ts';

/** A grid of windows, some of them lit when it is dark. */
export function windowGrid(
  { random, light }: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  columns: number,
  rows: number,
): string {
  let lit = '';
  let dark = '';
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const pane = rect(
        x + (w * (i + 0.22)) / columns,
        y + (h * (j + 0.25)) / rows,
        (w * 0.56) / columns,
        (h * 0.5) / rows,
      );
      if (random.chance(light.lit * 0.8)) {
        lit += pane;
      } else {
        dark += pane;
      }
    }
  }
  return filled(mix(light.glass[1], light.shade, 0.15), dark) + (lit && filled(LAMPLIGHT[0], lit));
}

/** A high-rise with its base at y = 0, with an optional spire of the given height. */
export function highRise(
  scene: Scene,
  x: number,
  w: number,
  h: number,
  colour: string,
  { columns = 3, spire = 0 }: { columns?: number; spire?: number } = {},
): string {
  const tip = polygon([x + w * 0.42, -h], [x + w * 0.5, -h - spire], [x + w * 0.58, -h]);
  return (
    filled(scene.tone(colour), rect(x, -h, w, h)) +
    filled(scene.darken(colour, 0.3), rect(x + w * 0.68, -h, w * 0.32, h)) +
    windowGrid(scene, x + 2, -h + 4, w * 0.64, h - 8, columns, Math.round(h / 9)) +
    filled(scene.lighten(colour, 0.4), rect(x - 1.5, -h - 2.5, w + 3, 3.4)) +
    (spire ? filled(scene.darken(colour, 0.1), tip) : '')
  );
}
