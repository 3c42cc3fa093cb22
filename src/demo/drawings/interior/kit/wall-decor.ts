import { filled, repeat, stroked } from '../../svg.ts';
import type { Space } from '../space.ts';

export type PrintKind = 'sun' | 'peaks' | 'squares' | 'leaves' | 'rings' | 'miniature';

function print(s: Space, kind: PrintKind, x: number, y: number, w: number, h: number): string {
  const { scene, colours, depth: z } = s;
  const { fabric, accent, contrast, feature } = colours;
  switch (kind) {
    case 'sun':
      return (
        filled(scene.tone(contrast), s.front(x, y, z, w, h * 0.42)) +
        s.disc(x + w / 2, y + h * 0.55, z, w * 0.2, scene.tone(accent))
      );
    case 'peaks':
      return (
        filled(scene.tone(fabric), s.shape([x, y, z], [x + w * 0.36, y + h * 0.7, z], [x + w * 0.7, y, z])) +
        filled(scene.tone(accent), s.shape([x + w * 0.35, y, z], [x + w * 0.68, y + h * 0.45, z], [x + w, y, z]))
      );
    case 'squares':
      return [fabric, accent, feature]
        .map((fill, i) =>
          filled(
            scene.tone(fill),
            s.front(x + w * 0.15 * i, y + h * 0.15 * i, z, w * (1 - 0.3 * i), h * (1 - 0.3 * i)),
          ),
        )
        .join('');
    case 'leaves':
      return (
        stroked(scene.tone(fabric), 1.6, s.line([x + w / 2, y, z], [x + w / 2, y + h * 0.9, z])) +
        filled(
          scene.tone(fabric),
          repeat(4, (i) =>
            s.shape(
              [x + w / 2, y + h * (0.15 + i * 0.19), z],
              [x + w * (i % 2 ? 0.95 : 0.05), y + h * (0.4 + i * 0.17), z],
              [x + w / 2, y + h * (0.33 + i * 0.17), z],
            ),
          ),
        )
      );
    case 'rings':
      return [0.46, 0.32, 0.18]
        .map((r, i) =>
          s.disc(x + w / 2, y + h / 2, z, r * Math.min(w, h), scene.tone([contrast, accent, feature][i] ?? accent)),
        )
        .join('');
    case 'miniature':
    default:
      return (
        filled(scene.tone(feature), s.rounded(x + w * 0.12, y, z, w * 0.76, h * 0.92, w * 0.3, 0.01)) +
        s.disc(x + w / 2, y + h * 0.62, z, w * 0.1, scene.tone('#8a5a3c')) +
        filled(
          scene.tone(contrast),
          s.shape(
            [x + w * 0.28, y, z],
            [x + w * 0.44, y + h * 0.5, z],
            [x + w * 0.56, y + h * 0.5, z],
            [x + w * 0.72, y, z],
          ),
        )
      );
  }
}

/** A framed print on the back wall. */
export function drawPrint(s: Space, x: number, y: number, w: number, h: number, kind: PrintKind): string {
  const { scene, colours, depth: z } = s;
  return (
    filled(scene.light.shade, s.front(x - 0.01, y - 0.06, z, w + 0.07, h + 0.04), 'opacity=".14"') +
    filled(scene.darken(colours.wood, 0.2), s.front(x - 0.04, y - 0.04, z, w + 0.08, h + 0.08)) +
    filled(scene.lighten('#faf4e8', 0.2), s.front(x, y, z, w, h)) +
    print(s, kind, x + w * 0.14, y + h * 0.12, w * 0.72, h * 0.76)
  );
}

/** Three or more prints in a row. */
export const drawPrintRow = (s: Space, x: number, y: number, size: number, kinds: readonly PrintKind[]): string =>
  kinds.map((kind, i) => drawPrint(s, x + i * (size + 0.18), y, size, size * 1.25, kind)).join('');

/** A mirror in a frame: round, or upright with a round top. */
export function drawMirror(s: Space, x: number, y: number, w: number, h: number, frame: string): string {
  const { scene, colours, depth: z } = s;
  const glass = scene.fade(
    'mirror-glass',
    scene.lighten(colours.wall, 0.65),
    scene.darken(colours.wall, 0.16),
    'diagonal',
  );
  const r = Math.min(w, h) / 2;
  return (
    filled(
      scene.tone(frame),
      s.rounded(x - 0.04, y - 0.04, z, w + 0.08, h + 0.08, r + 0.02, w === h ? r + 0.02 : 0.03),
    ) + filled(glass, s.rounded(x, y, z, w, h, r - 0.01, w === h ? r - 0.01 : 0.02))
  );
}

/** A wall clock. */
export const drawClock = (s: Space, x: number, y: number): string =>
  s.disc(x, y, s.depth, 0.17, s.scene.darken(s.colours.wood, 0.1)) +
  s.disc(x, y, s.depth, 0.14, s.scene.lighten('#faf6ec', 0.2)) +
  stroked(
    '#3a3533',
    1.4,
    s.line([x, y, s.depth], [x, y + 0.1, s.depth]) + s.line([x, y, s.depth], [x + 0.07, y + 0.02, s.depth]),
  );

/** Cloth on the back wall with printed bands. */
export const drawHanging = (s: Space, x: number, y: number, w: number, h: number): string =>
  stroked(
    s.scene.darken(s.colours.wood, 0.1),
    2.4,
    s.line([x - 0.06, y + h, s.depth], [x + w + 0.06, y + h, s.depth]),
  ) +
  filled(s.scene.tone(s.colours.contrast), s.front(x, y, s.depth, w, h)) +
  filled(
    s.scene.tone(s.colours.accent),
    s.front(x, y + h * 0.1, s.depth, w, h * 0.06) + s.front(x, y + h * 0.84, s.depth, w, h * 0.06),
  ) +
  filled(
    s.scene.lighten(s.colours.wall, 0.2),
    repeat(3, (i) => diamond(s, x + w / 2, y + h * (0.3 + i * 0.2), w * 0.24)),
  );

const diamond = (s: Space, x: number, y: number, r: number): string =>
  s.shape([x - r, y, s.depth], [x, y + r * 0.8, s.depth], [x + r, y, s.depth], [x, y - r * 0.8, s.depth]);

/** A round arch in the colour of the feature wall, painted behind a bed. */
export const drawPaintedArch = (s: Space, x: number, w: number, h: number): string =>
  filled(s.scene.tone(s.colours.feature), s.rounded(x, 0.09, s.depth, w, h - 0.09, w / 2 - 0.001, 0.001)) +
  filled(
    s.scene.lighten(s.colours.feature, 0.22),
    s.rounded(x + 0.14, 0.09, s.depth, w - 0.28, h - 0.23, w / 2 - 0.141, 0.001),
  );
