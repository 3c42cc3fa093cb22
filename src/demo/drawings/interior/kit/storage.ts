import { BRASS } from '../../colour.ts';
import { filled, repeat, stroked } from '../../svg.ts';
import type { Space } from '../space.ts';

/** A wardrobe with a loft above it on the back wall; sliding doors may be mirrored. */
export function drawWardrobe(
  s: Space,
  x: number,
  w: number,
  colour: string,
  kind: 'hinged' | 'sliding' | 'mirror' = 'hinged',
): string {
  const { scene, depth: d } = s;
  const z = d - 0.6;
  const doors = kind === 'hinged' ? Math.max(2, Math.round(w / 0.5)) : 2;
  const top = s.height - 0.5;
  const joints = repeat(doors - 1, (i) =>
    s.line([x + (w * (i + 1)) / doors, 0.1, z], [x + (w * (i + 1)) / doors, top, z]),
  );
  const loft = repeat(doors - 1, (i) =>
    s.line([x + (w * (i + 1)) / doors, top, z], [x + (w * (i + 1)) / doors, s.height - 0.02, z]),
  );
  const handles = repeat(doors, (i) => s.front(x + (w * (i + (i % 2 ? 0.1 : 0.88))) / doors, 0.95, z, 0.025, 0.26));
  const glass =
    kind === 'mirror'
      ? filled(
          scene.fade('mirror', scene.lighten(s.colours.wall, 0.5), scene.darken(s.colours.wall, 0.12), 'diagonal'),
          s.front(x + w / 2 + 0.04, 0.14, z, w / 2 - 0.08, top - 0.2),
        )
      : '';
  return (
    s.shadow(x, z, w, 0.6) +
    s.box(x, 0, z, w, s.height, 0.6, colour) +
    filled(scene.darken(colour, 0.4), s.front(x, 0, z, w, 0.08)) +
    filled(scene.lighten(colour, 0.1), s.front(x, top, z, w, s.height - top)) +
    glass +
    stroked(scene.darken(colour, 0.35), 1.1, joints + loft + s.line([x, top, z], [x + w, top, z])) +
    filled(scene.tone(kind === 'hinged' ? BRASS : '#4a4745'), handles)
  );
}

/** A wardrobe along a side wall, seen at an angle. */
export function drawSideWardrobe(s: Space, side: 'left' | 'right', z: number, d: number, colour: string): string {
  const { scene } = s;
  const depth = 0.58;
  const x = side === 'left' ? 0 : s.width - depth;
  const face = side === 'left' ? depth : x;
  const doors = Math.max(2, Math.round(d / 0.55));
  const top = s.height - 0.5;
  const joints = repeat(doors - 1, (i) =>
    s.line([face, 0.08, z + (d * (i + 1)) / doors], [face, s.height, z + (d * (i + 1)) / doors]),
  );
  const handles = repeat(doors, (i) => s.side(face, 0.95, z + (d * (i + 0.84)) / doors, 0.26, 0.03));
  return (
    s.shadow(x, z, depth, d) +
    s.box(x, 0, z, depth, s.height, d, colour) +
    stroked(scene.darken(colour, 0.45), 1, joints + s.line([face, top, z], [face, top, z + d])) +
    filled(scene.tone(BRASS), handles)
  );
}

/** A steel almirah with two doors and a mirror, as in many older homes. */
export function drawAlmirah(s: Space, x: number, z: number, colour: string): string {
  const { scene } = s;
  const w = 0.9;
  return (
    s.shadow(x, z, w, 0.5) +
    s.box(x, 0.08, z, w, 1.85, 0.5, colour, 0.03) +
    filled(scene.darken(colour, 0.4), s.front(x + 0.04, 0, z, 0.06, 0.09) + s.front(x + w - 0.1, 0, z, 0.06, 0.09)) +
    filled(
      scene.fade('mirror', '#e4ecee', '#9db2ba', 'diagonal'),
      s.front(x + w / 2 + 0.06, 0.62, z, w / 2 - 0.12, 1.16),
    ) +
    stroked(scene.darken(colour, 0.4), 1.2, s.line([x + w / 2, 0.1, z], [x + w / 2, 1.92, z])) +
    filled(scene.tone('#d7d9da'), s.front(x + w / 2 - 0.1, 0.95, z, 0.035, 0.16))
  );
}

/** Books of random width on one shelf. */
function drawBooks(s: Space, x: number, y: number, z: number, w: number, height: number): string {
  const { scene, colours } = s;
  const { random } = scene;
  const spines = [colours.fabric, colours.accent, colours.contrast, colours.feature, '#c9b28a', '#6b5b57'];
  const shelves = new Map<string, string>();
  for (let at = x; at < x + w - 0.06; ) {
    const width = random.between(0.03, 0.06);
    const fill = random.pick(spines);
    shelves.set(fill, (shelves.get(fill) ?? '') + s.front(at, y, z, width - 0.004, random.between(0.6, 0.95) * height));
    at += width;
    if (random.chance(0.08)) at += 0.12;
  }
  return [...shelves].map(([fill, d]) => filled(scene.tone(fill), d)).join('');
}

/** An open bookcase on the back wall. */
export function drawBookcase(s: Space, x: number, y: number, w: number, h: number, shelves: number): string {
  const { scene, colours, depth: d } = s;
  const z = d - 0.32;
  const pitch = (h - 0.08) / shelves;
  const rows = repeat(shelves, (i) => s.front(x + 0.04, y + 0.05 + i * pitch, z, w - 0.08, pitch - 0.04));
  const books = repeat(shelves, (i) =>
    i % 3 === 2
      ? drawBooks(s, x + 0.08, y + 0.05 + i * pitch, z, w * 0.45, pitch - 0.1) +
        s.turned(x + w * 0.75, y + 0.05 + i * pitch, z + 0.02, 0.05, 0.07, 0.15, BRASS)
      : drawBooks(s, x + 0.08, y + 0.05 + i * pitch, z, w - 0.16, pitch - 0.1),
  );
  return (
    (y === 0 ? s.shadow(x, z, w, 0.32) : '') +
    s.box(x, y, z, w, h, 0.32, colours.wood) +
    filled(scene.darken(colours.wood, 0.45), rows) +
    books
  );
}

/** A low cabinet with doors; z is its front. */
export function drawCabinet(
  s: Space,
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  d: number,
  colour: string,
): string {
  const { scene } = s;
  const doors = Math.max(2, Math.round(w / 0.45));
  const joints = repeat(doors - 1, (i) =>
    s.line([x + (w * (i + 1)) / doors, y + 0.03, z], [x + (w * (i + 1)) / doors, y + h - 0.03, z]),
  );
  const knobs = repeat(doors, (i) =>
    s.front(x + (w * (i + (i % 2 ? 0.12 : 0.82))) / doors, y + h * 0.55, z, 0.03, 0.1),
  );
  return (
    (y < 0.2 ? s.shadow(x, z, w, d) : '') +
    s.box(x, y, z, w, h, d, colour) +
    stroked(scene.darken(colour, 0.35), 1, joints) +
    filled(scene.tone(BRASS), knobs)
  );
}

/** A cabinet with glass doors that shows steel plates and glasses. */
export function drawCrockery(s: Space, x: number, w: number): string {
  const { scene, colours, depth: d } = s;
  const z = d - 0.42;
  const shelf = (y: number): string =>
    repeat(Math.floor(w / 0.22), (i) =>
      s.disc(x + 0.16 + i * 0.22, y + 0.1, z + 0.01, 0.085, scene.lighten(i % 2 ? '#e8e4dc' : colours.accent, 0.2)),
    );
  return (
    drawCabinet(s, x, 0, z, w, 0.85, 0.42, colours.wood) +
    s.box(x, 0.85, z, w, 1.15, 0.42, colours.wood) +
    filled(scene.darken('#6d665e', 0.2), s.front(x + 0.06, 0.92, z, w - 0.12, 1.02)) +
    shelf(0.93) +
    shelf(1.28) +
    shelf(1.62) +
    filled('#ffffff', s.front(x + 0.06, 0.92, z, w - 0.12, 1.02), 'opacity=".14"') +
    stroked(
      scene.tone(colours.wood),
      3,
      s.line([x + w / 2, 0.9, z], [x + w / 2, 1.98, z]) +
        s.line([x + 0.05, 1.25, z], [x + w - 0.05, 1.25, z]) +
        s.line([x + 0.05, 1.6, z], [x + w - 0.05, 1.6, z]),
    )
  );
}
