import { BRASS } from '../../colour.ts';
import { filled, path, repeat, stroked } from '../../svg.ts';
import type { Space } from '../space.ts';

/** A rug on the floor. */
export function drawRug(
  s: Space,
  x: number,
  z: number,
  w: number,
  d: number,
  kind: 'dhurrie' | 'diamonds' | 'plain' | 'round' = 'dhurrie',
): string {
  const { scene, colours } = s;
  if (kind === 'round') {
    return [0.5, 0.42, 0.34]
      .map((r, i) =>
        s.levelDisc(
          x + w / 2,
          0.005,
          z + d / 2,
          r * w,
          scene.tone([colours.contrast, colours.wall, colours.accent][i] ?? colours.wall),
        ),
      )
      .join('');
  }
  const field = s.level(x + 0.1, 0, z + 0.1, w - 0.2, d - 0.2);
  const fringe = repeat(14, (i) => s.line([x + (w * (i + 0.5)) / 14, 0, z], [x + (w * (i + 0.5)) / 14, 0, z - 0.06]));
  const stripes = repeat(5, (i) => s.level(x + 0.1, 0, z + 0.2 + ((d - 0.4) * i) / 5, w - 0.2, (d - 0.4) / 11));
  const q = d / 7;
  const diamonds = repeat(5, (i) => {
    const cx = x + (w * (i + 0.5)) / 5;
    return s.shape(
      [cx - q, 0, z + d / 2],
      [cx, 0, z + d / 2 + q * 1.4],
      [cx + q, 0, z + d / 2],
      [cx, 0, z + d / 2 - q * 1.4],
    );
  });
  const inner = {
    dhurrie: filled(scene.tone(colours.accent), stripes, 'opacity=".85"'),
    diamonds: filled(scene.tone(colours.accent), diamonds),
    plain: '',
  }[kind];
  return (
    stroked(scene.lighten(colours.contrast, 0.3), 0.9, fringe) +
    filled(scene.tone(colours.contrast), s.level(x, 0, z, w, d)) +
    filled(kind === 'plain' ? scene.lighten(colours.contrast, 0.2) : scene.tone(colours.wall), field) +
    inner
  );
}

/** A plant in a pot: a bush of long leaves, a rubber plant or an areca palm. */
export function drawPlant(
  s: Space,
  x: number,
  z: number,
  height: number,
  kind: 'bush' | 'rubber' | 'areca' = 'bush',
  pot = '#b4573a',
): string {
  const { scene } = s;
  const { random, light } = scene;
  const scale = s.scaleAt(z);
  const potHeight = Math.min(0.36, height * 0.32);
  const [px, py] = s.project([x, potHeight, z]);
  const h = (height - potHeight) * scale;
  let back = '';
  let front = '';
  const leaves = kind === 'rubber' ? 13 : 12;
  for (let i = 0; i < leaves; i += 1) {
    const angle = kind === 'areca' ? -1.1 + i * 0.2 : -1.35 + i * 0.245;
    const reach = h * random.between(0.72, 1);
    let leaf: string;
    if (kind === 'rubber') {
      const side = i % 2 ? 1 : -1;
      const ly = py - (h * (i + 1)) / leaves;
      const long = h * random.between(0.2, 0.3);
      leaf = path`M${px} ${ly}q${side * long * 0.4} ${-long * 0.6} ${side * long} ${-long * 0.25}q${-side * long * 0.3} ${long * 0.55} ${-side * long} ${long * 0.25}z`;
    } else {
      const [tx, ty] = [px + Math.sin(angle) * reach * 0.85, py - Math.cos(angle) * reach];
      const thick = kind === 'areca' ? h * 0.035 : h * 0.085;
      const bend = Math.sin(angle) * reach * 0.2;
      leaf = path`M${px} ${py}Q${px + bend - thick} ${(py + ty) / 2 - reach * 0.1} ${tx} ${ty}Q${px + bend + thick} ${(py + ty) / 2} ${px} ${py}z`;
    }
    if (i % 2) back += leaf;
    else front += leaf;
  }
  const stem = kind === 'rubber' ? stroked(light.trunk, 1.8, path`M${px} ${py}v${-h * 0.95}`) : '';
  return (
    s.levelDisc(x, 0, z, 0.2, light.shade, 'opacity=".18"') +
    stem +
    filled(light.leaf[1], back) +
    filled(light.leaf[0], front) +
    s.turned(x, 0, z, potHeight * 0.38, potHeight * 0.52, potHeight, pot, scene.darken('#5b4636', 0.2))
  );
}

/** A brass bowl of water with marigolds on the floor. */
export const drawUrli = (s: Space, x: number, z: number): string =>
  s.turned(x, 0, z, 0.12, 0.22, 0.2, BRASS, s.scene.tone('#a9c4c9')) +
  [-0.1, 0, 0.09]
    .map((dx, i) => s.levelDisc(x + dx, 0.21, z + (i - 1) * 0.06, 0.05, s.scene.tone(i % 2 ? '#e0a83a' : '#d9702e')))
    .join('');

/** A garland of mango leaves and marigolds over an opening. */
export function drawToran(s: Space, x: number, y: number, w: number): string {
  const { scene, depth: z } = s;
  const count = Math.round(w / 0.11);
  const leaves = repeat(count, (i) =>
    s.shape([x + i * 0.11, y, z], [x + i * 0.11 + 0.035, y - 0.14, z], [x + i * 0.11 + 0.07, y, z]),
  );
  const flowers = repeat(count, (i) => s.rounded(x + i * 0.11 + 0.005, y - 0.015, z, 0.06, 0.06, 0.029));
  return filled(scene.light.leaf[0], leaves) + filled(scene.tone('#e0922e'), flowers);
}
