import { cuspedArch } from '../../arches.ts';
import { clipped, filled, num, path, repeat, stroked } from '../../svg.ts';
import type { Space } from '../space.ts';
import { drawOutlook, type OutlookKind } from './outlook.ts';

/** Windows as they are built in different regions. */
export type WindowStyle = 'grille' | 'sliding' | 'louvre' | 'jharokha' | 'picture' | 'french' | 'arched';

export interface WindowOptions {
  x: number;
  /** Height of the sill; 0 is a door. */
  y: number;
  w: number;
  h: number;
  style?: WindowStyle;
  view?: OutlookKind;
}

function bars(s: Space, { x, y, w, h }: WindowOptions): string {
  const count = Math.max(2, Math.round(w / 0.55));
  const mullions = repeat(count - 1, (i) => s.front(x + ((i + 1) * w) / count - 0.025, y, s.depth, 0.05, h));
  const transom = s.front(x, y + h * 0.72, s.depth, w, 0.04);
  const grille = repeat(7, (i) =>
    s.line([x, y + ((i + 1) * h * 0.72) / 8, s.depth], [x + w, y + ((i + 1) * h * 0.72) / 8, s.depth]),
  );
  return (
    stroked(s.scene.darken('#4d4a48', 0.1), 0.9, grille, 'opacity=".75"') +
    filled(s.scene.darken(s.colours.wood, 0.02), mullions + transom)
  );
}

function panes(s: Space, { x, y, w, h }: WindowOptions, count: number, colour: string): string {
  const mullions = repeat(count - 1, (i) => s.front(x + ((i + 1) * w) / count - 0.02, y, s.depth, 0.04, h));
  const glare = s.shape(
    [x + w * 0.1, y + h, s.depth],
    [x + w * 0.22, y + h, s.depth],
    [x + w * 0.12, y, s.depth],
    [x, y, s.depth],
  );
  return filled('#ffffff', glare, 'opacity=".16"') + filled(colour, mullions);
}

/** Shutters with slats, opened to both sides. */
function shutters(s: Space, { x, y, w, h }: WindowOptions): string {
  const { scene } = s;
  const green = '#4f7a68';
  const leaf = w * 0.36;
  const leaves = [x - leaf - 0.04, x + w + 0.04];
  const slats = leaves.map((left) =>
    repeat(11, (i) =>
      s.line(
        [left + 0.05, y + ((i + 0.8) * h) / 11.6, s.depth],
        [left + leaf - 0.05, y + ((i + 0.8) * h) / 11.6, s.depth],
      ),
    ),
  );
  return (
    filled(scene.tone(green), leaves.map((left) => s.front(left, y, s.depth, leaf, h)).join('')) +
    stroked(scene.darken(green, 0.35), 1.1, slats.join(''))
  );
}

function outline(s: Space, { x, y, w, h, style }: WindowOptions, margin: number): string {
  const isArched = style === 'jharokha' || style === 'arched';
  if (!isArched)
    return s.front(x - margin, y - (y > 0 ? margin : 0), s.depth, w + 2 * margin, h + margin * (y > 0 ? 2 : 1));
  const scale = s.scaleAt(s.depth);
  const [left, foot] = s.project([x - margin, y, s.depth]);
  const pw = (w + 2 * margin) * scale;
  if (style === 'jharokha') return cuspedArch(left, foot, pw, (h + margin) * scale);
  const rise = pw / 2;
  return path`M${left} ${foot}v${-(h + margin) * scale + rise}a${rise} ${rise} 0 0 1 ${pw} 0V${foot}z`;
}

function joinery(s: Space, options: WindowOptions): string {
  const { scene, colours } = s;
  switch (options.style) {
    case 'sliding':
      return panes(s, options, 2, scene.tone('#c7c9c8'));
    case 'picture':
      return panes(s, options, 3, scene.darken('#3d3b3a', 0.1));
    case 'french':
      return (
        panes(s, options, 4, scene.tone(colours.wood)) +
        filled(scene.tone(colours.wood), s.front(options.x, 0.75, s.depth, options.w, 0.04))
      );
    case 'louvre':
      return panes(s, options, 2, scene.tone('#f4efe4')) + shutters(s, options);
    case 'jharokha':
    case 'arched':
      return '';
    case 'grille':
    case undefined:
    default:
      return bars(s, options);
  }
}

const FRAMES: Partial<Record<WindowStyle, string>> = {
  sliding: '#d3d5d4',
  picture: '#4a4745',
  louvre: '#f7f2e6',
  jharokha: '#e5cfa8',
  arched: '#fbf6ea',
};

/** A window or a glazed door in the back wall. */
export function drawWindow(s: Space, { view = 'trees', style = 'grille', ...place }: WindowOptions): string {
  const { scene, colours, depth } = s;
  const options = { ...place, style };
  const { x, y, w, h } = options;
  const [left, top] = s.project([x, y + h, depth]);
  const scale = s.scaleAt(depth);
  const frame = { x: left, y: top, w: w * scale, h: h * scale };
  const clip = scene.clip(`w${num(x * 10)}`, outline(s, options, 0));
  const surround = scene.lighten(FRAMES[style] ?? colours.wood, 0.05);
  const sill = y > 0.2 ? filled(scene.lighten('#e8e0d2', 0.2), s.front(x - 0.12, y - 0.11, depth, w + 0.24, 0.05)) : '';
  return (
    filled(surround, outline(s, options, 0.07)) +
    clipped(clip, drawOutlook(scene, frame, view)) +
    joinery(s, options) +
    sill
  );
}

/** A window or glazed door in a side wall: bright sky over a band of green. */
export function drawSideWindow(
  s: Space,
  side: 'left' | 'right',
  { z, y, d, h }: { z: number; y: number; d: number; h: number },
): string {
  const { scene, colours } = s;
  const { light } = scene;
  const x = side === 'left' ? 0 : s.width;
  const air = scene.linear('side-air', [
    [0, light.sky[0]],
    [0.6, light.sky[1]],
    [1, light.sky[2]],
  ]);
  const mullions = [0, 0.5, 1].map((share) => s.line([x, y, z + d * share], [x, y + h, z + d * share])).join('');
  return (
    filled(air, s.side(x, y, z, h, d)) +
    filled(light.leaf[0], s.side(x, y, z, h * (y > 0.3 ? 0.28 : 0.4), d), 'opacity=".55"') +
    stroked(
      scene.lighten(colours.wood, 0.08),
      3.4,
      mullions + s.line([x, y, z], [x, y, z + d]) + s.line([x, y + h, z], [x, y + h, z + d]),
    ) +
    stroked(scene.lighten(colours.wood, 0.08), 2, s.line([x, y + h * 0.7, z], [x, y + h * 0.7, z + d]))
  );
}

/** Daylight on the floor in front of a window in the back wall. */
export function drawSunlight(s: Space, x: number, w: number): string {
  if (s.scene.isDusk) return '';
  const { depth: d } = s;
  const pane = (from: number, to: number): string =>
    s.shape(
      [x + w * from + 0.35, 0, d - 0.35],
      [x + w * to + 0.35, 0, d - 0.35],
      [x + w * to + 1.15, 0, d - 1.9],
      [x + w * from + 1.15, 0, d - 1.9],
    );
  return filled(s.scene.light.sun, pane(0, 0.47) + pane(0.53, 1), 'opacity=".34"');
}

/** A pair of curtains on a rod; `sheer` adds a thin white one between them. */
export function drawCurtains(
  s: Space,
  x: number,
  w: number,
  y: number,
  top: number,
  colour: string,
  sheer = false,
): string {
  const { scene } = s;
  const z = s.depth - 0.1;
  const scale = s.scaleAt(z);
  const h = (top - y) * scale;
  const panel = Math.max(0.3, w * 0.17);
  const panels = [x - panel * 0.6, x + w - panel * 0.4].map((left) => {
    const [px, py] = s.project([left, top, z]);
    const pw = panel * scale;
    const hem = repeat(4, () => path`q${-pw / 8} 4 ${-pw / 4} 0`);
    const folds = repeat(4, (i) => path`M${px + (i * pw) / 4 + 1} ${py}h${pw / 9}l1 ${h}h${-pw / 9}z`);
    return (
      filled(scene.tone(colour), path`M${px} ${py}h${pw}l1 ${h}${hem}z`) +
      filled(scene.light.shade, folds, 'opacity=".13"')
    );
  });
  const veil = sheer ? filled('#ffffff', s.front(x, y, z, w, top - y), 'opacity=".4"') : '';
  const rod = stroked(
    scene.darken(s.colours.wood, 0.2),
    2.2,
    s.line([x - panel, top, z], [x + w + panel * 0.8, top, z]),
  );
  return veil + panels.join('') + rod;
}

/** A bamboo blind, rolled down by a share of the window. */
export function drawBlind(s: Space, { x, y, w, h }: WindowOptions, share: number): string {
  const { scene } = s;
  const bottom = y + h * (1 - share);
  const slats = repeat(9, (i) =>
    s.line([x, bottom + ((i + 0.5) * h * share) / 9, s.depth], [x + w, bottom + ((i + 0.5) * h * share) / 9, s.depth]),
  );
  return (
    filled(scene.tone('#d9bd8a'), s.front(x - 0.05, bottom, s.depth - 0.03, w + 0.1, h * share)) +
    stroked(scene.darken('#b08f5a', 0.1), 0.9, slats, 'opacity=".7"')
  );
}
