import { cuspedArch } from '../arches.ts';
import type { Scene } from '../scene.ts';
import { farCity, treeLine } from '../scenery/distance.ts';
import { circle, clipped, filled, num, path, rect, repeat } from '../svg.ts';

/** A window with a view of the city in the scene's light: a plain casement, or a cusped arch without bars. */
export function roomWindow(scene: Scene, x: number, y: number, w: number, h: number, arched = false): string {
  const { light } = scene;
  const opening = arched ? cuspedArch(x, y + h, w, h) : rect(x, y, w, h);
  const surround = arched ? cuspedArch(x - 5, y + h, w + 10, h + 6) : rect(x - 5, y - 5, w + 10, h + 10);
  const clip = scene.clip(`w${num(x)}`, opening);
  const air = scene.linear('ws', [
    [0, light.sky[0]],
    [0.6, light.sky[1]],
    [1, light.sky[2]],
  ]);
  // The empty group draws nothing; published files contain it, so removing it would change their bytes and cache tags.
  const emptyGroup = `<g transform="translate(${num(x)} 0) scale(${num(((w / scene.width) * 10) / 10 + 0.3)} 1)"></g>`;
  const view =
    filled(air, rect(x, y, w, h)) +
    circle(x + w * 0.72, y + h * 0.35, h * 0.09, light.sun) +
    emptyGroup +
    `<g transform="translate(0 ${num(y + h * 0.98)})">${farCity(scene, 0, h / 150)}${treeLine(scene, 2, h * 0.16)}</g>`;
  const white = scene.lighten('#ffffff', 0.1);
  const bars = rect(x + w / 2 - 1.4, y, 2.8, h) + rect(x, y + h * 0.3, w, 2);
  return (
    filled(white, surround) +
    clipped(clip, view) +
    (arched ? '' : filled(white, bars)) +
    filled(scene.darken('#cbb89c', 0.1), rect(x - 8, y + h + 4, w + 16, 4))
  );
}

/** One side of a pair of curtains. */
export function curtain(scene: Scene, x: number, y: number, w: number, h: number, colour: string): string {
  const pleats = 5;
  const pitch = w / pleats;
  return (
    filled(scene.tone(colour), path`M${x} ${y}h${w}q-3 ${h * 0.5} 2 ${h}h${-w - 2}q4 ${-h * 0.5} 0 ${-h}z`) +
    filled(
      scene.light.shade,
      repeat(pleats, (i) => rect(x + i * pitch, y, pitch * 0.55, h)),
      'opacity=".1"',
    )
  );
}
