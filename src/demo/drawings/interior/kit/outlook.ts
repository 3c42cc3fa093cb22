import { LAMPLIGHT, mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { circle, filled, path, rect, repeat } from '../../svg.ts';

/** What a window shows. */
export type OutlookKind = 'city' | 'trees' | 'sea' | 'hills' | 'lane' | 'palms';

/** A rectangle of the picture. */
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

function blocks(scene: Scene, { x, y, w, h }: Frame, foot: number, height: number): string {
  const { random } = scene;
  let d = '';
  let windows = '';
  for (let at = x; at < x + w; ) {
    const width = random.between(0.1, 0.2) * Math.max(w, 40);
    const tall = random.between(0.4, 1) * height * h;
    d += rect(at, y + foot * h - tall, width, tall + h * 0.1);
    if (scene.isDusk) {
      windows += repeat(3, () =>
        rect(at + random.between(0.1, 0.8) * width, y + foot * h - random.between(0.1, 0.9) * tall, 1.8, 2.4),
      );
    }
    at += width * random.between(0.9, 1.3);
  }
  return filled(mix(scene.light.haze[1], scene.light.sky[2], 0.3), d) + (windows ? filled(LAMPLIGHT[0], windows) : '');
}

function canopy(scene: Scene, { x, y, w, h }: Frame, top: number, colour: string): string {
  const { random } = scene;
  let d = '';
  const q = Math.max(6, w * 0.11);
  for (let at = x - q / 2; at < x + w + q; at += q * 0.8) {
    const cy = y + (top + random.between(0, 0.09)) * h;
    d += path`M${at - q} ${y + h + 2}V${cy}a${q} ${q} 0 0 1 ${2 * q} 0V${y + h + 2}z`;
  }
  return filled(colour, d);
}

function palmTops(scene: Scene, { x, y, w, h }: Frame): string {
  const { random, light } = scene;
  const r = Math.max(9, h * 0.17);
  let fronds = '';
  let stems = '';
  for (const share of [0.18, 0.52, 0.86]) {
    const cx = x + w * share;
    const cy = y + h * random.between(0.28, 0.48);
    stems += path`M${cx - 1} ${cy}h2l1.5 ${y + h - cy}h-5z`;
    fronds += repeat(7, (i) => {
      const angle = Math.PI * (0.06 + (i / 6) * 0.88);
      const [ex, ey] = [cx - Math.cos(angle) * r, cy - Math.sin(angle) * r * 0.55 + r * 0.3];
      const [mx, my] = [cx - Math.cos(angle) * r * 0.5, cy - Math.sin(angle) * r * 0.8 - 2];
      return path`M${cx} ${cy}Q${mx} ${my} ${ex} ${ey}Q${mx + 1} ${my + r * 0.22} ${cx} ${cy + 2}z`;
    });
  }
  return filled(light.trunk, stems) + filled(light.leaf[0], fronds);
}

function land(scene: Scene, frame: Frame, kind: OutlookKind): string {
  const { light } = scene;
  const { x, y, w, h } = frame;
  const far = mix(light.leaf[0], light.haze[1], 0.6);
  switch (kind) {
    case 'city':
      return blocks(scene, frame, 0.86, 0.5) + canopy(scene, frame, 0.86, far);
    case 'lane':
      return blocks(scene, frame, 0.95, 0.68) + canopy(scene, frame, 0.8, mix(light.leaf[0], light.haze[1], 0.25));
    case 'sea':
      return (
        filled(scene.fade('water', light.water[0], light.water[1]), rect(x, y + h * 0.6, w, h * 0.4 + 1)) +
        filled(
          light.sun,
          repeat(5, (i) => rect(x + w * (0.5 + (i % 2) * 0.08), y + h * (0.64 + i * 0.06), w * 0.14, 1)),
          'opacity=".6"',
        )
      );
    case 'hills':
      return (
        filled(
          mix(light.haze[1], light.sky[2], 0.25),
          path`M${x} ${y + h}V${y + h * 0.5}q${w * 0.22} ${-h * 0.2} ${w * 0.45} 0t${w * 0.55} ${-h * 0.06}V${y + h}z`,
        ) + canopy(scene, frame, 0.78, far)
      );
    case 'palms':
      return canopy(scene, frame, 0.74, far) + palmTops(scene, frame);
    case 'trees':
    default:
      return canopy(scene, frame, 0.5, far) + canopy(scene, frame, 0.66, mix(light.leaf[0], light.haze[1], 0.2));
  }
}

/** The view through a window, to be clipped by its opening. */
export function drawOutlook(scene: Scene, frame: Frame, kind: OutlookKind): string {
  const { light } = scene;
  const { x, y, w, h } = frame;
  const air = scene.linear('air', [
    [0, light.sky[0]],
    [0.6, light.sky[1]],
    [1, light.sky[2]],
  ]);
  return (
    filled(air, rect(x, y, w, h)) +
    circle(x + w * 0.7, y + h * 0.28, Math.min(w, h) * 0.09, light.sun) +
    land(scene, frame, kind)
  );
}
