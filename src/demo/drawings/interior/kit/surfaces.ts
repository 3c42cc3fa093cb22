import { BRASS } from '../../colour.ts';
import { filled, repeat, stroked } from '../../svg.ts';
import type { Space } from '../space.ts';

/** Panels of moulding, stone or slats on the back wall. */
export function drawPanelling(
  s: Space,
  x: number,
  w: number,
  kind: 'slats' | 'moulding' | 'stone' | 'jaali',
  colour: string,
): string {
  const { scene, height: h, depth: z } = s;
  if (kind === 'jaali') {
    const size = Math.round(s.scaleAt(z) * 0.16);
    return filled(
      scene.jaali('screen', scene.tone(colour), scene.darken(colour, 0.35), size),
      s.front(x, 0.1, z, w, h - 0.1),
    );
  }
  if (kind === 'slats') {
    return (
      filled(scene.tone(colour), s.front(x, 0.1, z, w, h - 0.1)) +
      filled(
        scene.darken(colour, 0.3),
        repeat(Math.round(w / 0.09), (i) => s.front(x + i * 0.09, 0.1, z, 0.025, h - 0.1)),
      )
    );
  }
  if (kind === 'stone') {
    const joints =
      s.line([x, h / 3, z], [x + w, h / 3, z]) +
      s.line([x, (h * 2) / 3, z], [x + w, (h * 2) / 3, z]) +
      repeat(Math.round(w) - 1, (i) => s.line([x + i + 1, 0.1, z], [x + i + 1, h, z]));
    return (
      filled(scene.tone(colour), s.front(x, 0.1, z, w, h - 0.1)) +
      stroked(scene.darken(colour, 0.25), 1, joints, 'opacity=".7"')
    );
  }
  const count = Math.max(2, Math.round(w / 0.9));
  const panels = repeat(count, (i) => s.front(x + (w * i) / count + 0.1, 0.3, z, w / count - 0.2, h - 0.6));
  return (
    stroked(scene.darken(colour, 0.14), 1.6, panels) +
    stroked(scene.lighten(colour, 0.6), 0.8, panels, 'opacity=".7" transform="translate(1 1)"')
  );
}

/** A closed panelled door in the back wall. */
export function drawDoor(s: Space, x: number, w: number, colour: string): string {
  const { scene, depth: z } = s;
  const panels = [0.12, 0.8, 1.44].map((y) => s.front(x + w * 0.16, y, z, w * 0.68, 0.54));
  return (
    filled(scene.darken(colour, 0.25), s.front(x - 0.08, 0, z, w + 0.16, 2.18)) +
    filled(scene.tone(colour), s.front(x, 0, z, w, 2.1)) +
    filled(scene.darken(colour, 0.16), panels.join('')) +
    filled(scene.tone(BRASS), s.front(x + w * 0.86, 0.98, z, 0.05, 0.16))
  );
}

/** What one notices in an empty room: a door in a side wall, and switches and a socket beside it. */
export function drawEmptyTraces(s: Space, side: 'left' | 'right'): string {
  const { scene, colours } = s;
  const x = side === 'left' ? 0 : s.width;
  const [z, d] = [s.depth - 1.35, 0.95];
  const panels = [0.15, 0.85, 1.5].map((y) => s.side(x, y, z + 0.16, 0.5, d - 0.32));
  const white = scene.lighten('#f6f4ee', 0.2);
  return (
    filled(scene.darken(colours.wood, 0.25), s.side(x, 0, z - 0.08, 2.16, d + 0.16)) +
    filled(scene.tone(colours.wood), s.side(x, 0, z, 2.08, d)) +
    filled(scene.darken(colours.wood, 0.16), panels.join('')) +
    filled(scene.tone(BRASS), s.side(x, 0.98, z + 0.06, 0.14, 0.05)) +
    filled(white, s.side(x, 1.2, z - 0.36, 0.13, 0.2) + s.side(x, 0.3, z - 0.34, 0.11, 0.13))
  );
}
