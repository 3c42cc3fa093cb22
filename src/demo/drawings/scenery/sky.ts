import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { circle, filled, path, rect, repeat, shifted, stroked } from '../svg.ts';

/** Position of the sun and number of clouds, for compositions that need them fixed. */
export interface SkyOptions {
  sunX?: number;
  sunY?: number;
  clouds?: number;
}

/** Distance that clouds drift per loop. */
const DRIFT = 70;

function stars({ random, width: w }: Scene, lowest: number): string {
  const d = repeat(16, () => {
    const x = random.between(0, w);
    const y = random.between(0, lowest);
    const q = random.between(0.5, 1.1);
    return path`M${x - q} ${y}l${q} ${-q} ${q} ${q} ${-q} ${q}z`;
  });
  return filled('#fff', d, 'opacity=".6"');
}

function clouds({ random, light, moment, width: w, height: h }: Scene, count: number, lowest: number): string {
  const d = repeat(count, () => {
    const cx = random.between(-20, w);
    const cy = random.between(h * 0.07, lowest);
    const k = (random.between(0.7, 1.5) * w) / 600;
    return repeat(3, (j) => {
      const ww = random.between(50, 120) * k * (1 - j * 0.18);
      const hh = 7 * k;
      const x = cx + random.between(-24, 30) * k;
      const y = cy + j * hh * 0.82;
      return path`M${x} ${y}h${ww}a${hh / 2} ${hh / 2} 0 0 1 0 ${hh}h${-ww}a${hh / 2} ${hh / 2} 0 0 1 0 ${-hh}z`;
    });
  });
  const layer = (opacity: number) => filled(light.cloud, d, `opacity="${opacity}"`);
  const opacity = light.cloudOpacity * 0.7;
  if (moment === 0) {
    return layer(opacity);
  }
  // Clouds drift one way: they fade out on leaving while the same ones fade in at their start position.
  return (
    shifted(layer(opacity * (1 - moment)), DRIFT * moment) + shifted(layer(opacity * moment), DRIFT * (moment - 1))
  );
}

/** A flock that circles once per loop. */
function birds(scene: Scene): string {
  const { random, light, width: w, height: h } = scene;
  const left = random.between(0.15, 0.75) * w;
  const top = random.between(0.12, 0.3) * h;
  const d = repeat(5, (i) => {
    const reach = 1 + i * 0.06;
    const x = left + random.between(0, 60) + w * 0.09 * reach * scene.sway(1);
    const y = top + random.between(0, 26) - h * 0.075 * reach * scene.sway(1, 0.25);
    const q = random.between(2.4, 4.2);
    const lift = q * 0.45 * scene.sway(8 + i, 0.25);
    const leftWing = path`q${q * 0.6} ${-q * 0.2 - lift} ${q} ${q * 0.7 - lift}`;
    const rightWing = path`q${q * 0.4} ${-q * 0.9 + lift} ${q} ${-q * 0.7 + lift}`;
    return path`M${x - q} ${y - q * 0.5 + lift}${leftWing}${rightWing}`;
  });
  return stroked(light.shade, 0.9, d, 'opacity=".5" stroke-linecap="round"');
}

/** The sky down to `horizon` (a fraction of the height): sun or crescent moon, clouds, stars or birds. */
export function sky(scene: Scene, horizon: number, options: SkyOptions = {}): string {
  const { random, light, width: w, height: h } = scene;
  const [across, down, radius] = light.sunPos;
  const x = options.sunX ?? across * w;
  const y = options.sunY ?? down * ((h * horizon) / 0.7);
  const air = scene.linear('s', [
    [0, light.sky[0]],
    [0.55, light.sky[1]],
    [1, light.sky[2]],
  ]);
  const glow = scene.radial('g', [
    [0, light.glow, 0.85],
    [0.35, light.glow, 0.35],
    [1, light.glow, 0],
  ]);
  let svg =
    filled(air, rect(0, 0, w, h * horizon + 4)) +
    circle(x, y, radius * (6.5 + 0.2 * scene.sway(1)), glow) +
    circle(x, y, radius, light.sun);
  if (scene.isDusk) {
    const night = mix(light.sky[0], light.sky[1], 0.25);
    svg += circle(x + radius * 0.45, y - radius * 0.25, radius * 0.92, night) + stars(scene, h * horizon * 0.5);
  }
  svg += clouds(scene, options.clouds ?? random.int(2, 4), h * horizon * 0.55);
  if (random.chance(0.6) && !scene.isDusk) {
    svg += birds(scene);
  }
  return svg;
}
