import { mix } from '../../colour.ts';
import { farCity, hills, treeLine } from '../../scenery/distance.ts';
import { sky } from '../../scenery/sky.ts';
import { type TreeKind, tree } from '../../scenery/tree.ts';
import { filled, path, rect, repeat, stroked } from '../../svg.ts';
import { NEAR, type Space } from '../space.ts';
import { drawFloor, type FloorKind } from './floors.ts';

/** What lies in front of a balcony. */
export type Outlook = 'park' | 'lane' | 'palms' | 'skyline' | 'sea' | 'hills' | 'rooftops' | 'lake';

const TREES: Record<'park' | 'lane' | 'palms', readonly TreeKind[]> = {
  park: ['neem', 'gulmohar', 'neem', 'ashoka'],
  lane: ['neem', 'ashoka', 'gulmohar'],
  palms: ['palm', 'palm', 'neem'],
};

/** Houses across the street, at the height of the eye. */
function houses(s: Space, foot: number): string {
  const { scene } = s;
  const { random, width: w } = scene;
  let walls = '';
  let windows = '';
  for (let x = -10; x < w; ) {
    const width = random.between(70, 120);
    const top = foot - random.between(90, 150);
    walls += filled(
      scene.tone(random.pick(['#e6cdb0', '#d9b59a', '#e9dfcf', '#c9cdbd'])),
      rect(x, top, width - 3, foot - top + 60),
    );
    windows += repeat(6, (i) =>
      rect(x + 12 + (i % 2) * (width * 0.45), top + 16 + Math.floor(i / 2) * 36, width * 0.24, 20),
    );
    x += width;
  }
  return (
    walls +
    filled(scene.isDusk ? '#ffd98c' : mix(scene.light.glass[1], scene.light.shade, 0.15), windows, 'opacity=".85"')
  );
}

function nearLand(s: Space, kind: Outlook, y: number): string {
  const { scene } = s;
  const { light, random, width: w, height: h } = scene;
  if (kind === 'park' || kind === 'palms' || kind === 'lane') {
    const kinds = TREES[kind];
    const front = kind === 'lane' ? houses(s, y + 40) : treeLine(scene, y + 8, 40);
    return (
      filled(light.ground[1], rect(0, y + 6, w, h)) +
      front +
      repeat(8, (i) => tree(scene, random.pick(kinds), (w * (i + 0.4)) / 8, y + 120, random.between(1.9, 2.5)))
    );
  }
  const ground = filled(
    scene.fade('land', mix(light.ground[0], light.haze[1], 0.5), light.ground[1]),
    rect(0, y, w, h - y),
  );
  switch (kind) {
    case 'sea':
      return (
        filled(scene.fade('sea', light.water[0], light.water[1]), rect(0, y, w, h - y)) +
        filled(
          light.sun,
          repeat(9, (i) => rect(w * 0.62 + random.between(-50, 40), y + 6 + i * 8, random.between(18, 46), 1.3)),
          'opacity=".55"',
        )
      );
    case 'lake':
      return (
        ground +
        filled(
          scene.fade('lake', light.water[0], light.water[1]),
          path`M${w * 0.1} ${y + 46}q${w * 0.35} -34 ${w * 0.8} -6q${w * 0.05} 30 ${-w * 0.3} 44q${-w * 0.4} 14 ${-w * 0.5} -38z`,
        ) +
        treeLine(scene, y + 14, 18)
      );
    case 'hills':
      return (
        hills(scene, y + 6, 90, mix(light.haze[1], light.sky[2], 0.2)) +
        hills(scene, y + 20, 56, mix(light.leaf[0], light.haze[1], 0.5)) +
        filled(mix(light.leaf[0], light.ground[1], 0.4), rect(0, y + 18, w, h))
      );
    case 'rooftops':
      return (
        ground +
        repeat(14, (i) =>
          filled(
            scene.tone(random.pick(['#e9dfcf', '#d9b59a', '#c96f50', '#d8d2c6'])),
            rect(random.between(-20, w - 40), y + 8 + i * 7, random.between(40, 86), random.between(14, 30)),
          ),
        ) +
        treeLine(scene, y + 116, 22)
      );
    case 'skyline':
    default:
      return (
        ground + treeLine(scene, y + 14, 16) + treeLine(scene, y + 50, 20, mix(light.leaf[0], light.haze[1], 0.25))
      );
  }
}

/** The view from a balcony: what is near on low floors, the horizon from high ones. */
export function drawBalconyView(s: Space, kind: Outlook): string {
  const { scene } = s;
  const y = s.horizon;
  const isCity = kind === 'skyline' || kind === 'rooftops' || kind === 'lake';
  return (
    sky(scene, y / scene.height, scene.isDusk ? { sunY: y * 0.14 } : {}) +
    (isCity ? farCity(scene, y + 3, kind === 'skyline' ? 1.25 : 0.7) : '') +
    nearLand(s, kind, y)
  );
}

/** Floor, slab above and the walls of a balcony; without a right wall it is a corner balcony. */
export function drawBalconyShell(s: Space, kind: Outlook, floor: FloorKind, hasRight = true): string {
  const { scene, colours, width: w, height: h, depth: d } = s;
  const walls = s.side(0, 0, NEAR, h, d - NEAR);
  return (
    drawBalconyView(s, kind) +
    drawFloor(s, floor) +
    filled(scene.darken(colours.wall, 0.08), s.level(0, h, NEAR, w, d - NEAR)) +
    filled(scene.darken(colours.wall, 0.2), s.front(0, h - 0.12, d, w, 0.14)) +
    filled(scene.darken(colours.wall, 0.06), walls) +
    (hasRight ? filled(scene.darken(colours.wall, 0.16), s.side(w, 0, NEAR, h, d - NEAR)) : '')
  );
}

export type RailingKind = 'glass' | 'bars' | 'parapet' | 'balusters' | 'jaali';

/** A railing along the front, and along the open side of a corner balcony. */
export function drawRailing(s: Space, kind: RailingKind, hasRight = true): string {
  const { scene, colours, width: w, depth: d } = s;
  const top = 1.02;
  const open = hasRight ? '' : s.side(w, 0, NEAR, top, d - NEAR);
  const rail = s.front(0, top - 0.02, d, w, 0.07);
  const sideRail = hasRight ? '' : stroked(scene.darken(colours.wood, 0.1), 6, s.line([w, top, NEAR], [w, top, d]));
  if (kind === 'parapet' || kind === 'jaali') {
    const wall =
      filled(scene.lighten(colours.wall, 0.12), s.front(0, 0, d, w, top)) +
      filled(scene.darken(colours.wall, 0.1), open);
    const screen =
      kind === 'jaali'
        ? filled(
            scene.jaali('rail', scene.tone('#e2c79d'), scene.darken('#a98a5e', 0.2), 12),
            s.front(0.3, 0.18, d, w - 0.6, 0.66),
          )
        : '';
    return wall + screen + filled(scene.lighten(colours.feature, 0.1), rail) + sideRail;
  }
  if (kind === 'glass') {
    const posts = repeat(Math.round(w / 1.2) + 1, (i) =>
      s.front((i * (w - 0.04)) / Math.round(w / 1.2), 0, d, 0.04, top),
    );
    return (
      filled(mix(scene.light.glass[0], '#ffffff', 0.4), s.front(0, 0.06, d, w, top - 0.08) + open, 'opacity=".36"') +
      filled(scene.darken('#6b6f72', 0.1), posts + rail) +
      sideRail
    );
  }
  const pitch = kind === 'bars' ? 0.12 : 0.2;
  const posts = repeat(Math.round(w / pitch), (i) =>
    kind === 'bars'
      ? s.front(i * pitch, 0, d, 0.022, top)
      : s.rounded(i * pitch + 0.03, 0.04, d, 0.1, top - 0.06, 0.045),
  );
  const sidePosts = hasRight
    ? ''
    : repeat(Math.round((d - NEAR) / 0.2), (i) => s.line([w, 0, NEAR + i * 0.2], [w, top, NEAR + i * 0.2]));
  const colour = kind === 'bars' ? scene.darken('#4a4a4c', 0.1) : scene.lighten('#f1e8d8', 0.2);
  return (
    filled(colour, posts) +
    stroked(colour, 1.6, sidePosts) +
    filled(kind === 'bars' ? colour : scene.tone(colours.wood), rail) +
    sideRail
  );
}

/** Pots in a row along the railing. */
export const drawPotRow = (s: Space, x: number, count: number, pot: string): string =>
  repeat(count, (i) => {
    const left = x + i * 0.42;
    const [px, py] = s.project([left, 0.3, s.depth - 0.22]);
    const q = 0.16 * s.scaleAt(s.depth);
    return (
      s.turned(left, 0, s.depth - 0.22, 0.1, 0.15, 0.26, pot) +
      filled(
        i % 2 ? s.scene.light.leaf[0] : s.scene.light.leaf[1],
        path`M${px - q} ${py + q * 0.4}q${-q * 0.4} ${-q * 1.6} ${q} ${-q * 1.9}q${q * 1.4} ${q * 0.3} ${q} ${q * 1.9}z`,
      )
    );
  });

/** Washing on a line under the ceiling. */
export const drawWashingLine = (s: Space, y: number): string => {
  const z = s.depth - 0.5;
  const cloths = [s.colours.contrast, '#f4efe4', s.colours.fabric, s.colours.accent];
  return (
    stroked('#6d675f', 1, s.line([0, y, z], [s.width, y, z])) +
    cloths
      .map((fill, i) =>
        filled(s.scene.tone(fill), s.front(0.5 + i * 0.62, y - (i % 2 ? 0.62 : 0.45), z, 0.44, i % 2 ? 0.62 : 0.45)),
      )
      .join('')
  );
};

/** Bulbs on a wire under the ceiling. */
export const drawFestoon = (s: Space): string => {
  const z = s.depth - 0.2;
  const at = (i: number): number => s.height - 0.22 - 0.16 * Math.abs(Math.sin((i * Math.PI) / 4));
  const points = Array.from({ length: 17 }, (_, i) => [(i * s.width) / 16, at(i), z] as const);
  return (
    stroked('#4a4038', 1, s.line(...points)) + points.map(([x, y]) => s.disc(x, y - 0.05, z, 0.035, '#ffe2a0')).join('')
  );
};
