import { BRASS } from '../../colour.ts';
import { ellipse, filled, path, repeat, stroked } from '../../svg.ts';
import type { Space } from '../space.ts';

/** A ceiling fan with three blades. */
export function drawFan(s: Space, x: number, z: number, colour = '#6a5648'): string {
  const { scene } = s;
  const y = s.height - 0.42;
  const blade = (angle: number): string => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const at = (r: number, across: number) => [x + r * cos - across * sin, y, z + r * sin + across * cos] as const;
    return s.shape(at(0.1, 0.03), at(0.2, 0.07), at(0.62, 0.075), at(0.64, 0), at(0.6, -0.06), at(0.1, -0.03));
  };
  const blades = [0.35, 2.45, 4.54].map(blade).join('');
  return (
    stroked(scene.darken(colour, 0.2), 2, s.line([x, y, z], [x, s.height, z])) +
    filled(scene.darken(colour, 0.1), blades) +
    s.levelDisc(x, y + 0.02, z, 0.13, scene.darken(colour, 0.3)) +
    s.levelDisc(x, y - 0.03, z, 0.11, scene.lighten(colour, 0.15))
  );
}

/** A split air conditioner high on the back wall. */
export function drawAirConditioner(s: Space, x: number): string {
  const { scene } = s;
  const y = s.height - 0.58;
  return (
    filled(scene.darken('#f4f2ee', 0.12), s.rounded(x + 0.02, y - 0.02, s.depth - 0.02, 0.86, 0.29, 0.03)) +
    filled(scene.lighten('#f6f4f0', 0.2), s.rounded(x, y, s.depth - 0.06, 0.86, 0.28, 0.04)) +
    filled(scene.darken('#c8c5bf', 0.1), s.front(x + 0.05, y + 0.03, s.depth - 0.06, 0.76, 0.05)) +
    filled('#5fae7a', s.front(x + 0.76, y + 0.14, s.depth - 0.06, 0.03, 0.02))
  );
}

/** A lamp on a cord from the ceiling: a dome, a globe or a woven basket. */
export function drawPendant(
  s: Space,
  x: number,
  z: number,
  y: number,
  colour: string,
  kind: 'dome' | 'globe' | 'basket' = 'dome',
): string {
  const { scene } = s;
  const scale = s.scaleAt(z);
  const [px, py] = s.project([x, y, z]);
  const r = 0.2 * scale;
  const cord = stroked(scene.darken('#4a4038', 0.2), 1.2, s.line([x, y + 0.2, z], [x, s.height, z]));
  const bodies = {
    dome:
      filled(scene.tone(colour), path`M${px - r} ${py}q${r * 0.1} ${-r} ${r} ${-r}t${r} ${r}z`) +
      ellipse(px, py, r, r * 0.16, '#fff3cf'),
    globe:
      ellipse(px, py - r * 0.5, r * 0.75, r * 0.75, '#fff3d6') +
      filled(scene.tone(BRASS), path`M${px - r * 0.25} ${py - r * 1.3}h${r * 0.5}v${r * 0.2}h${-r * 0.5}z`),
    basket:
      filled(
        scene.tone(colour),
        path`M${px - r * 1.3} ${py + r * 0.2}q${r * 0.2} ${-r * 1.4} ${r * 1.3} ${-r * 1.4}t${r * 1.3} ${r * 1.4}z`,
      ) +
      stroked(
        scene.darken(colour, 0.3),
        1,
        repeat(5, (i) => path`M${px} ${py - r * 1.2}L${px - r * 1.2 + i * r * 0.6} ${py + r * 0.2}`),
        'opacity=".6"',
      ),
  };
  return cord + bodies[kind] + s.glow(x, y - 0.05, z, 0.75);
}

/** A chandelier with arms and candles. */
export function drawChandelier(s: Space, x: number, z: number): string {
  const { scene } = s;
  const y = s.height - 0.75;
  const arms = repeat(5, (i) => s.line([x, y - 0.1, z], [x - 0.4 + i * 0.2, y, z]));
  const candles = repeat(5, (i) => s.front(x - 0.415 + i * 0.2, y, z, 0.03, 0.1));
  const flames = repeat(5, (i) => s.disc(x - 0.4 + i * 0.2, y + 0.13, z, 0.03, '#fff0c0'));
  return (
    stroked(scene.tone(BRASS), 2, s.line([x, y - 0.12, z], [x, s.height, z]) + arms) +
    filled(scene.lighten('#fff8e8', 0.2), candles) +
    flames +
    s.disc(x, y - 0.14, z, 0.06, scene.tone(BRASS)) +
    s.glow(x, y, z, 1.1)
  );
}

/** A lamp standing on the floor. */
export function drawFloorLamp(s: Space, x: number, z: number, shade = '#f2dfba'): string {
  const { scene } = s;
  const iron = scene.darken('#4a4038', 0.2);
  const hood = s.shape([x - 0.2, 1.35, z], [x + 0.2, 1.35, z], [x + 0.13, 1.68, z], [x - 0.13, 1.68, z]);
  return (
    s.levelDisc(x, 0.01, z, 0.16, iron) +
    stroked(iron, 2.4, s.line([x, 0, z], [x, 1.4, z])) +
    filled(scene.tone(shade), hood) +
    s.glow(x, 1.45, z, 0.9)
  );
}

/** A lamp on the back wall. */
export const drawWallLamp = (s: Space, x: number, y: number): string =>
  filled(s.scene.tone(BRASS), s.front(x - 0.02, y - 0.12, s.depth, 0.04, 0.16)) +
  filled('#fff0cc', s.rounded(x - 0.07, y, s.depth - 0.1, 0.14, 0.16, 0.05, 0.02)) +
  s.glow(x, y + 0.08, s.depth - 0.1, 0.5);

/** A tube light on the back wall. */
export const drawTubeLight = (s: Space, x: number, y: number): string =>
  filled(s.scene.darken('#d9d7d2', 0.1), s.front(x - 0.03, y - 0.02, s.depth, 1.16, 0.07)) +
  filled('#fffef4', s.front(x, y, s.depth - 0.03, 1.1, 0.035)) +
  (s.scene.isDusk ? s.glow(x + 0.55, y, s.depth - 0.03, 0.9) : '');
