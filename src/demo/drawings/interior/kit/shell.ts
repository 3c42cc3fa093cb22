import { filled, stroked } from '../../svg.ts';
import { NEAR, type Space } from '../space.ts';
import { drawFloor, type FloorKind } from './floors.ts';

export type CeilingKind = 'plain' | 'cove' | 'beams' | 'grid' | 'vault';

/** The walls, floor and ceiling of a room. */
export interface Shell {
  floor: FloorKind;
  ceiling?: CeilingKind;
  /** A back wall in the colour of the feature wall. */
  feature?: boolean;
}

function cove(s: Space): string {
  const { scene, width: w, height: h, depth: d } = s;
  const tray = s.level(0.6, h, 0, w - 1.2, d - 0.6);
  return (
    filled(scene.lighten('#fff6e0', 0.5), tray) +
    stroked(scene.isDusk ? '#ffdf9a' : scene.lighten('#ffeec8', 0.3), 3, tray, 'opacity=".8"') +
    filled('#fff0c8', downlights(s))
  );
}

const downlights = (s: Space): string =>
  [0.3, s.width / 3, (s.width * 2) / 3, s.width - 0.3]
    .map((x) => s.level(x - 0.06, s.height, s.depth - 0.35, 0.12, 0.12))
    .join('');

function beams(s: Space, count: number): string {
  const { scene, colours, width: w, height: h, depth: d } = s;
  let svg = '';
  for (let i = 0; i < count; i += 1) {
    const z = d - 0.35 - (i * d) / count;
    svg += filled(scene.darken(colours.wood, 0.35), s.level(0, h - 0.14, z, w, 0.16));
    svg += filled(scene.darken(colours.wood, 0.12), s.front(0, h - 0.14, z, w, 0.14));
  }
  return svg;
}

/** The square panels and lights of an office. */
function grid(s: Space): string {
  const { scene, width: w, height: h, depth: d } = s;
  let lines = '';
  let lights = '';
  for (let x = 0.6; x < w; x += 0.6) lines += s.line([x, h, NEAR], [x, h, d]);
  for (let z = d; z > 0; z -= 0.6) lines += s.line([0, h, z], [w, h, z]);
  for (const x of [0.6, 2.4, 4.2].filter((left) => left + 0.6 < w)) {
    for (const z of [d - 1.2, d - 3, d - 4.8].filter((far) => far > 0)) lights += s.level(x, h, z, 0.6, 0.6);
  }
  return stroked(scene.darken('#d8d5ce', 0.15), 0.8, lines, 'opacity=".6"') + filled('#fffdf2', lights);
}

function ceilingParts(s: Space, kind: CeilingKind): string {
  if (kind === 'cove') return cove(s);
  if (kind === 'beams') return beams(s, 5);
  return kind === 'grid' ? grid(s) : '';
}

function skirting(s: Space): string {
  const { scene, colours, width: w, depth: d } = s;
  const side = s.side(0, 0, NEAR, 0.09, d - NEAR) + s.side(w, 0, NEAR, 0.09, d - NEAR);
  return (
    filled(scene.darken(colours.wall, 0.16), s.front(0, 0, d, w, 0.09)) + filled(scene.darken(colours.wall, 0.26), side)
  );
}

/** Shade where walls and ceiling meet, which gives the empty room its depth. */
function corners(s: Space): string {
  const { scene, width: w, height: h, depth: d } = s;
  const { shade } = scene.light;
  const fall = scene.linear('corner', [
    [0, shade, 0.12],
    [1, shade, 0],
  ]);
  return filled(fall, s.front(0, h - 0.5, d, w, 0.5));
}

/** An empty room. */
export function drawShell(s: Space, { floor, ceiling = 'plain', feature = false }: Shell): string {
  const { scene, colours, width: w, height: h, depth: d } = s;
  const back = feature ? colours.feature : colours.wall;
  const left = scene.linear(
    'left',
    [
      [0, scene.darken(colours.wall, 0.02)],
      [1, scene.darken(colours.wall, 0.12)],
    ],
    'across',
  );
  const right = scene.linear(
    'right',
    [
      [0, scene.darken(colours.wall, 0.2)],
      [1, scene.darken(colours.wall, 0.1)],
    ],
    'across',
  );
  return (
    filled(scene.lighten(colours.wall, 0.55), s.level(0, h, NEAR, w, d - NEAR)) +
    ceilingParts(s, ceiling) +
    filled(left, s.side(0, 0, NEAR, h, d - NEAR)) +
    filled(right, s.side(w, 0, NEAR, h, d - NEAR)) +
    filled(scene.fade('back', scene.tone(back), scene.lighten(back, 0.22)), s.front(0, 0, d, w, h)) +
    corners(s) +
    drawFloor(s, floor) +
    skirting(s)
  );
}
