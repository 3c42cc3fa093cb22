import { BRASS } from '../../colour.ts';
import { filled, repeat, stroked } from '../../svg.ts';
import type { Space } from '../space.ts';

/** A cushion that leans on what is behind it; (x, y) is the middle of its lower edge. */
export function drawCushion(s: Space, x: number, y: number, z: number, size: number, colour: string): string {
  const { scene } = s;
  const inner = s.rounded(x - size * 0.3, y + size * 0.2, z, size * 0.6, size * 0.6, size * 0.08);
  return (
    filled(scene.tone(colour), s.rounded(x - size / 2, y, z, size, size, size * 0.14)) +
    stroked(scene.lighten(colour, 0.35), 0.9, inner, 'opacity=".7"')
  );
}

const SOFA_DEPTH = 0.85;

/** A sofa with its back to the back wall; z is its front edge. */
export function drawSofa(
  s: Space,
  x: number,
  z: number,
  w: number,
  colour: string,
  cushions: readonly string[] = [],
): string {
  const { scene, colours } = s;
  const arm = 0.18;
  const seats = w > 1.7 ? 3 : w > 1.15 ? 2 : 1;
  const inner = w - 2 * arm;
  const seat = inner / seats;
  const backs = repeat(seats, (i) =>
    filled(
      scene.lighten(colour, 0.06),
      s.rounded(x + arm + i * seat + 0.01, 0.4, z + 0.6, seat - 0.02, 0.44, 0.08, 0.02),
    ),
  );
  const pads = repeat(seats, (i) =>
    filled(scene.lighten(colour, 0.1), s.rounded(x + arm + i * seat + 0.01, 0.27, z + 0.04, seat - 0.02, 0.17, 0.05)),
  );
  const arms = [x, x + w - arm].map((left) => s.box(left, 0.1, z, arm, 0.5, SOFA_DEPTH, colour, 0.06));
  const shown = cushions.map((fill, i) =>
    drawCushion(s, x + arm + 0.24 + (i * (inner - 0.48)) / Math.max(1, cushions.length - 1), 0.44, z + 0.5, 0.38, fill),
  );
  return (
    s.shadow(x, z, w, SOFA_DEPTH) +
    filled(
      scene.darken(colours.wood, 0.25),
      s.front(x + 0.06, 0, z, 0.06, 0.12) + s.front(x + w - 0.12, 0, z, 0.06, 0.12),
    ) +
    filled(scene.darken(colour, 0.14), s.rounded(x + 0.04, 0.1, z + 0.65, w - 0.08, 0.76, 0.1, 0.02)) +
    backs +
    filled(scene.lighten(colour, 0.18), s.level(x + arm, 0.43, z + 0.05, inner, 0.58)) +
    shown.join('') +
    filled(scene.darken(colour, 0.16), s.front(x + arm, 0.1, z + 0.02, inner, 0.2)) +
    pads +
    arms.join('')
  );
}

/** A sofa along a side wall, seen from its side; z and z + d are its ends. */
export function drawSideSofa(
  s: Space,
  side: 'left' | 'right',
  z: number,
  d: number,
  colour: string,
  cushions: readonly string[] = [],
): string {
  const x = side === 'left' ? 0.06 : s.width - 0.06 - SOFA_DEPTH;
  const back = side === 'left' ? x : x + SOFA_DEPTH - 0.22;
  const seatX = side === 'left' ? x + 0.2 : x;
  const place = side === 'left' ? x + 0.36 : x + SOFA_DEPTH - 0.36;
  const shown = cushions.map((fill, i) =>
    drawCushion(s, place, 0.44, z + d - 0.35 - (i * (d - 0.6)) / Math.max(1, cushions.length), 0.34, fill),
  );
  return (
    s.shadow(x, z, SOFA_DEPTH, d) +
    s.box(x, 0.1, z + d - 0.18, SOFA_DEPTH, 0.5, 0.18, colour, 0.06) +
    s.box(back, 0.1, z + 0.1, 0.22, 0.74, d - 0.2, colour, 0.06) +
    s.box(seatX, 0.1, z + 0.16, SOFA_DEPTH - 0.2, 0.34, d - 0.32, s.scene.lighten(colour, 0.05), 0.04) +
    shown.join('') +
    s.box(x, 0.06, z, SOFA_DEPTH, 0.54, 0.18, colour, 0.08)
  );
}

/** An upholstered chair; z is its front edge. */
export const drawArmchair = (s: Space, x: number, z: number, colour: string, cushion?: string): string =>
  drawSofa(s, x, z, 0.86, colour, cushion ? [cushion] : []);

/** A low wooden bed for the day with a mattress and bolsters, along the back wall. */
export function drawDiwan(s: Space, x: number, z: number, w: number, cover: string, bolster: string): string {
  const { scene, colours } = s;
  const d = 0.85;
  const scallops = repeat(Math.round(w / 0.2), (i) => s.rounded(x + 0.02 + i * 0.2, 0.24, z, 0.16, 0.07, 0.03));
  const rolls = [x + 0.24, x + w - 0.24].map(
    (cx) =>
      s.disc(cx, 0.6, z + 0.2, 0.14, scene.tone(bolster)) +
      s.disc(cx, 0.6, z + 0.2, 0.08, scene.lighten(bolster, 0.3)) +
      s.disc(cx, 0.6, z + 0.2, 0.03, scene.tone(BRASS)),
  );
  const leaning = repeat(3, (i) =>
    drawCushion(s, x + w * (0.3 + i * 0.2), 0.46, z + 0.62, 0.4, i % 2 ? colours.accent : bolster),
  );
  return (
    s.shadow(x, z, w, d) +
    s.legs(x + 0.04, z, w - 0.08, 0.16, d, colours.wood, 0.09) +
    s.box(x, 0.14, z, w, 0.16, d, colours.wood) +
    filled(scene.darken(colours.wood, 0.3), scallops) +
    s.box(x + 0.03, 0.3, z + 0.02, w - 0.06, 0.16, d - 0.04, cover, 0.05) +
    stroked(scene.lighten(cover, 0.4), 1.2, s.line([x + 0.08, 0.35, z], [x + w - 0.08, 0.35, z]), 'opacity=".8"') +
    leaning +
    rolls.join('')
  );
}

/** A wooden swing on brass chains from the ceiling. */
export function drawSwing(s: Space, x: number, z: number, w: number, cover: string): string {
  const { scene, colours } = s;
  const d = 0.6;
  const chain = (cx: number, cz: number) => s.line([cx, 0.5, cz], [cx, s.height, cz]);
  return (
    s.shadow(x, z, w, d) +
    stroked(scene.tone(BRASS), 1.8, chain(x + 0.06, z + d) + chain(x + w - 0.06, z + d), 'stroke-dasharray="4 1.6"') +
    filled(scene.darken(colours.wood, 0.05), s.rounded(x, 0.52, z + d, w, 0.42, 0.1, 0.02)) +
    filled(
      scene.darken(colours.wood, 0.35),
      repeat(Math.round(w / 0.14) - 1, (i) => s.front(x + 0.1 + i * 0.14, 0.58, z + d, 0.06, 0.27)),
    ) +
    s.box(x, 0.42, z, w, 0.08, d, colours.wood) +
    s.box(x + 0.05, 0.5, z + 0.03, w - 0.1, 0.07, d - 0.06, cover, 0.03) +
    drawCushion(s, x + 0.3, 0.56, z + 0.42, 0.32, colours.accent) +
    drawCushion(s, x + w - 0.3, 0.56, z + 0.42, 0.32, colours.contrast) +
    stroked(scene.tone(BRASS), 2.2, chain(x + 0.06, z) + chain(x + w - 0.06, z), 'stroke-dasharray="4 1.6"')
  );
}

/** A dining or desk chair that faces the viewer, or shows its back when turned. */
export function drawChair(
  s: Space,
  x: number,
  z: number,
  colour: string,
  { turned = false, high = 0.92 }: { turned?: boolean; high?: number } = {},
): string {
  const { scene, colours } = s;
  const [w, d] = [0.44, 0.42];
  const back = turned ? z : z + d;
  const seat = s.box(x, 0.42, z, w, 0.06, d, colour, 0.02);
  const rest =
    filled(scene.darken(colours.wood, turned ? 0.02 : 0.15), s.rounded(x, 0.48, back, w, high - 0.48, 0.06, 0.02)) +
    filled(scene.tone(colour), s.rounded(x + 0.05, 0.56, back, w - 0.1, high - 0.62, 0.04));
  return (
    s.shadow(x, z, w, d) +
    s.legs(x + 0.02, z + 0.02, w - 0.04, 0.42, d - 0.04, scene.darken(colours.wood, 0.1), 0.04) +
    (turned ? seat + rest : rest + seat)
  );
}

/** A chair of woven cane with a round back. */
export function drawCaneChair(s: Space, x: number, z: number, cushion: string): string {
  const { scene } = s;
  const cane = '#c0925a';
  const w = 0.68;
  const weave = repeat(6, (i) => s.line([x + 0.08 + i * 0.104, 0.42, z + 0.5], [x + 0.12 + i * 0.088, 0.92, z + 0.5]));
  return (
    s.shadow(x, z, w, 0.6) +
    s.legs(x + 0.05, z + 0.03, w - 0.1, 0.34, 0.5, scene.darken(cane, 0.25), 0.045) +
    filled(scene.tone(cane), s.rounded(x, 0.36, z + 0.52, w, 0.62, 0.3, 0.04)) +
    stroked(scene.darken(cane, 0.35), 1, weave, 'opacity=".6"') +
    s.box(x + 0.02, 0.32, z, w - 0.04, 0.06, 0.52, cane, 0.02) +
    s.box(x + 0.06, 0.38, z + 0.02, w - 0.12, 0.1, 0.46, cushion, 0.04) +
    drawCushion(s, x + w / 2, 0.46, z + 0.4, 0.32, scene.lighten(cushion, 0.35)) +
    s.box(x - 0.02, 0.34, z + 0.02, 0.07, 0.24, 0.5, cane, 0.03) +
    s.box(x + w - 0.05, 0.34, z + 0.02, 0.07, 0.24, 0.5, cane, 0.03)
  );
}

/** A round stool or pouf. */
export const drawStool = (s: Space, x: number, z: number, r: number, h: number, colour: string): string =>
  s.levelDisc(x, 0, z, r * 1.12, s.scene.light.shade, 'opacity=".18"') + s.turned(x, 0, z, r * 0.92, r, h, colour);

/** An office chair on castors, seen from behind or from the front. */
export function drawOfficeChair(s: Space, x: number, z: number, colour: string): string {
  const { scene } = s;
  const base = s.line([x + 0.02, 0.04, z], [x + 0.28, 0.12, z + 0.2], [x + 0.54, 0.04, z]);
  return (
    s.shadow(x, z, 0.56, 0.46) +
    stroked('#33363b', 3, base + s.line([x + 0.28, 0.1, z + 0.2], [x + 0.28, 0.46, z + 0.2])) +
    s.box(x + 0.03, 0.44, z + 0.04, 0.5, 0.08, 0.44, '#3a3d42', 0.03) +
    filled(scene.darken(colour, 0.1), s.rounded(x + 0.05, 0.56, z, 0.46, 0.52, 0.1)) +
    filled(scene.lighten(colour, 0.12), s.rounded(x + 0.1, 0.62, z, 0.36, 0.4, 0.07), 'opacity=".6"')
  );
}
