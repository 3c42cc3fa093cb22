import { BRASS } from '../../colour.ts';
import { filled, path, repeat, stroked } from '../../svg.ts';
import { NEAR, type Space } from '../space.ts';

const STEEL = '#b3b9bb';
const CERAMIC = '#f7f6f2';

/** Tiles on all walls up to a height, with a border on top. */
export function drawWallTiles(s: Space, top: number, colour: string, size = 0.3, border?: string): string {
  const { scene, width: w, depth: d } = s;
  const rows = Math.round(top / size);
  const back =
    repeat(rows, (i) => s.line([0, (i + 1) * size, d], [w, (i + 1) * size, d])) +
    repeat(Math.round(w / size) - 1, (i) => s.line([(i + 1) * size, 0, d], [(i + 1) * size, top, d]));
  const sides = [0, w].map(
    (x) =>
      repeat(rows, (i) => s.line([x, (i + 1) * size, NEAR], [x, (i + 1) * size, d])) +
      repeat(Math.round(d / size), (i) => s.line([x, 0, d - (i + 1) * size], [x, top, d - (i + 1) * size])),
  );
  const band = border
    ? filled(scene.tone(border), s.front(0, top - 0.1, d, w, 0.1)) +
      filled(
        scene.darken(border, 0.15),
        s.side(0, top - 0.1, NEAR, 0.1, d - NEAR) + s.side(w, top - 0.1, NEAR, 0.1, d - NEAR),
      )
    : '';
  return (
    filled(scene.lighten(colour, 0.08), s.front(0, 0, d, w, top)) +
    filled(scene.darken(colour, 0.08), s.side(0, 0, NEAR, top, d - NEAR)) +
    filled(scene.darken(colour, 0.14), s.side(w, 0, NEAR, top, d - NEAR)) +
    stroked(scene.darken(colour, 0.24), 0.7, back + sides.join(''), 'opacity=".5"') +
    band
  );
}

/** A water closet with its cistern on the back wall, and a health faucet. */
export function drawToilet(s: Space, x: number, isWallHung = false): string {
  const { scene, depth: d } = s;
  const z = d - 0.6;
  const bowl = isWallHung
    ? s.rounded(x, 0.16, z, 0.38, 0.28, 0.06, 0.16)
    : s.rounded(x + 0.02, 0, z, 0.34, 0.42, 0.06, 0.08);
  return (
    s.shadow(x, z, 0.38, 0.55) +
    (isWallHung
      ? filled(scene.tone(STEEL), s.rounded(x + 0.07, 1, d, 0.24, 0.16, 0.02))
      : s.box(x, 0.42, d - 0.2, 0.38, 0.38, 0.2, CERAMIC, 0.04)) +
    filled(scene.darken(CERAMIC, 0.1), bowl) +
    s.levelDisc(x + 0.19, 0.43, z + 0.28, 0.2, scene.lighten(CERAMIC, 0.2)) +
    s.levelDisc(x + 0.19, 0.44, z + 0.28, 0.13, scene.darken(CERAMIC, 0.22)) +
    stroked(
      scene.tone(STEEL),
      1.8,
      s.line([x + 0.5, 0.75, d - 0.02], [x + 0.5, 0.55, d - 0.05], [x + 0.44, 0.62, d - 0.08]),
    )
  );
}

/** A basin on a pedestal, on a counter with doors, or a bowl on a slab of wood. */
export function drawBasin(s: Space, x: number, kind: 'pedestal' | 'counter' | 'bowl', colour = s.colours.wood): string {
  const { scene, depth: d } = s;
  if (kind === 'pedestal') {
    return (
      s.shadow(x + 0.15, d - 0.35, 0.2, 0.3) +
      s.box(x + 0.17, 0, d - 0.3, 0.16, 0.62, 0.2, CERAMIC, 0.04) +
      filled(scene.darken(CERAMIC, 0.06), s.rounded(x, 0.6, d - 0.42, 0.5, 0.22, 0.04, 0.12)) +
      s.levelDisc(x + 0.25, 0.82, d - 0.24, 0.24, scene.lighten(CERAMIC, 0.2)) +
      drawTap(s, x + 0.25, 0.82)
    );
  }
  const w = 0.95;
  const doors = s.line([x + w / 2, 0.3, d - 0.5], [x + w / 2, 0.74, d - 0.5]);
  const body =
    kind === 'counter'
      ? s.box(x, 0.28, d - 0.5, w, 0.5, 0.5, colour) + stroked(scene.darken(colour, 0.35), 1, doors)
      : '';
  return (
    s.shadow(x, d - 0.5, w, 0.5) +
    body +
    s.box(x - 0.02, 0.78, d - 0.52, w + 0.04, 0.06, 0.52, kind === 'bowl' ? colour : '#efeae0') +
    s.turned(
      x + w / 2,
      0.84,
      d - 0.26,
      kind === 'bowl' ? 0.12 : 0.2,
      0.23,
      0.12,
      kind === 'bowl' ? '#c9a06a' : CERAMIC,
      scene.lighten('#ffffff', 0.1),
    ) +
    drawTap(s, x + w / 2, 0.9)
  );
}

const drawTap = (s: Space, x: number, y: number): string =>
  stroked(
    s.scene.tone(STEEL),
    2.2,
    s.line([x, y, s.depth - 0.06], [x, y + 0.2, s.depth - 0.06], [x, y + 0.2, s.depth - 0.2]),
    'stroke-linejoin="round"',
  );

/** A shower head on the back wall or a square one from the ceiling, with taps. */
export function drawShower(s: Space, x: number, kind: 'arm' | 'rain'): string {
  const { scene, depth: d } = s;
  const steel = scene.tone(STEEL);
  const taps = repeat(2, (i) => s.disc(x - 0.1 + i * 0.2, 1.05, d, 0.04, steel));
  if (kind === 'rain') {
    return (
      filled(scene.darken(STEEL, 0.1), s.level(x - 0.18, 2.15, d - 0.65, 0.36, 0.36)) +
      stroked(steel, 2.2, s.line([x, 2.17, d - 0.45], [x, s.height, d - 0.45])) +
      filled(steel, s.rounded(x - 0.12, 1, d, 0.24, 0.1, 0.03))
    );
  }
  return (
    stroked(steel, 2.4, s.line([x, 1.05, d], [x, 2, d], [x, 2.05, d - 0.25])) +
    s.disc(x, 2, d - 0.28, 0.09, steel) +
    taps
  );
}

/** A sheet of glass with a steel edge, standing from the back wall to z. */
export const drawGlass = (s: Space, x: number, z: number): string =>
  filled('#dfecee', s.side(x, 0.02, z, 2, s.depth - z), 'opacity=".32"') +
  stroked(s.scene.tone(STEEL), 1.8, s.line([x, 0.02, s.depth], [x, 0.02, z], [x, 2.02, z], [x, 2.02, s.depth]));

/** A bucket with a mug, under a tap. */
export function drawBucket(s: Space, x: number, z: number, colour: string): string {
  const { scene } = s;
  const [hx, hy] = s.project([x, 0.34, z]);
  const r = 0.17 * s.scaleAt(z);
  return (
    s.levelDisc(x, 0, z, 0.18, scene.light.shade, 'opacity=".2"') +
    s.turned(x, 0, z, 0.13, 0.17, 0.32, colour, scene.tone('#9fc0c9')) +
    stroked(scene.darken(colour, 0.3), 1.4, path`M${hx - r} ${hy}q${r} ${r * 1.5} ${r * 2} 0`) +
    s.turned(x + 0.26, 0, z - 0.08, 0.06, 0.075, 0.13, scene.lighten(colour, 0.3), scene.darken(colour, 0.2))
  );
}

/** A water heater high on the back wall: a drum or a cube. */
export const drawGeyser = (s: Space, x: number, isDrum = true): string =>
  filled(s.scene.darken(CERAMIC, 0.05), s.rounded(x, 1.95, s.depth - 0.3, 0.55, 0.34, isDrum ? 0.16 : 0.04)) +
  filled(s.scene.lighten('#ffffff', 0.3), s.rounded(x + 0.05, 2.12, s.depth - 0.3, 0.45, 0.08, 0.03), 'opacity=".7"') +
  s.disc(x + 0.27, 2.02, s.depth - 0.3, 0.03, '#d9702e') +
  stroked(
    s.scene.tone(STEEL),
    1.4,
    s.line([x + 0.18, 1.95, s.depth], [x + 0.18, 1.3, s.depth]) +
      s.line([x + 0.36, 1.95, s.depth], [x + 0.36, 1.3, s.depth]),
  );

/** A towel on a rail. */
export const drawTowel = (s: Space, x: number, y: number, colour: string): string =>
  stroked(s.scene.tone(STEEL), 2, s.line([x - 0.06, y, s.depth - 0.05], [x + 0.52, y, s.depth - 0.05])) +
  filled(s.scene.tone(colour), s.front(x, y - 0.55, s.depth - 0.05, 0.4, 0.56)) +
  filled(s.scene.lighten(colour, 0.4), s.front(x, y - 0.48, s.depth - 0.05, 0.4, 0.05));

/** A high window for air: frosted panes and an exhaust fan. */
export function drawVentilator(s: Space, x: number, hasFan = true): string {
  const { scene, depth: d } = s;
  const { light } = scene;
  return (
    filled(scene.lighten('#f4f0e6', 0.1), s.front(x - 0.05, 1.85, d, 0.85, 0.5)) +
    filled(scene.fade('frost', light.sky[1], light.sky[2]), s.front(x, 1.9, d, 0.75, 0.4)) +
    stroked(
      '#ffffff',
      1.6,
      repeat(3, (i) => s.line([x, 2 + i * 0.1, d], [x + (hasFan ? 0.4 : 0.75), 2 + i * 0.1, d])),
      'opacity=".8"',
    ) +
    (hasFan
      ? s.disc(x + 0.57, 2.1, d, 0.16, scene.darken('#d9d7d2', 0.1)) +
        s.disc(x + 0.57, 2.1, d, 0.12, scene.darken('#6b6f72', 0.2))
      : '')
  );
}

/** A bath tub along the back wall. */
export const drawTub = (s: Space, x: number, z: number, w: number): string =>
  s.shadow(x, z, w, 0.75) +
  filled(s.scene.darken(CERAMIC, 0.06), s.rounded(x, 0, z, w, 0.56, 0.05, 0.2)) +
  filled(s.scene.lighten(CERAMIC, 0.2), s.level(x, 0.56, z, w, 0.75)) +
  filled(s.scene.darken('#cfe0e2', 0.05), s.level(x + 0.1, 0.565, z + 0.08, w - 0.2, 0.58)) +
  stroked(
    s.scene.tone(BRASS),
    2.4,
    s.line([x + w - 0.16, 0.56, z + 0.66], [x + w - 0.16, 0.86, z + 0.66], [x + w - 0.32, 0.86, z + 0.6]),
  );

/** A mat in front of basin or shower. */
export const drawMat = (s: Space, x: number, z: number, colour: string): string =>
  filled(s.scene.tone(colour), s.level(x, 0.005, z, 0.7, 0.42)) +
  stroked(s.scene.lighten(colour, 0.4), 1.2, s.level(x + 0.06, 0.005, z + 0.05, 0.58, 0.32));
