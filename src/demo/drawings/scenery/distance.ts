import { LAMPLIGHT, mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { filled, path, rect, repeat } from '../svg.ts';

function silhouette({ random, width: w }: Scene, y: number, tallest: number, scale: number): string {
  let x = -10;
  let d = path`M-10 ${y}`;
  while (x < w + 10) {
    const bw = random.between(12, 34);
    const bh = random.between(0.22, 1) * tallest * scale;
    const t = random();
    if (t < 0.1) {
      d += path`V${y - bh * 0.6}q${bw / 2} ${-bw * 0.75} ${bw} 0`;
    } else if (t < 0.2) {
      d += path`V${y - bh}h${bw * 0.4}v-6h${bw * 0.2}v6h${bw * 0.4}`;
    } else if (t < 0.3) {
      d += path`V${y - bh * 0.8}l${bw} ${-bw * 0.3}`;
    } else {
      d += path`V${y - bh}h${bw}`;
    }
    x += bw;
    if (random.chance(0.25)) {
      const gap = random.between(4, 16);
      d += path`V${y - random.between(6, 16)}h${gap}`;
      x += gap;
    }
  }
  return d + path`V${y}z`;
}

/** A city on the horizon at `y`: two layers of haze, with lit windows at dusk. */
export function farCity(scene: Scene, y: number, scale: number): string {
  const { random, light, width: w } = scene;
  const [, , horizon] = light.sky;
  const far = silhouette(scene, y, 95, scale);
  const near = silhouette(scene, y, 62, scale);
  const svg =
    filled(mix(light.haze[0], horizon, 0.4), far, 'opacity="0.75"') +
    filled(mix(light.haze[1], horizon, 0.15), near, 'opacity="0.9"');
  if (!scene.isDusk) {
    return svg;
  }
  const windows = repeat(40, () => rect(random.between(0, w), y - random.between(4, 40 * scale), 1.6, 2));
  return svg + filled(LAMPLIGHT[0], windows, 'opacity=".55"');
}

/** A line of treetops along `y`; hazy green unless a colour is given. */
export function treeLine(scene: Scene, y: number, height: number, colour?: string): string {
  const { random, light, width: w } = scene;
  let d = path`M-10 ${y}`;
  let x = -10;
  while (x < w + 20) {
    const q = random.between(9, 22);
    const k = random.between(0.6, 1.1) * height;
    d += path`q${q * 0.1} ${-k} ${q * 0.5} ${-k}t${q * 0.5} ${k}`;
    x += q;
  }
  return filled(colour ?? mix(light.leaf[0], light.haze[1], 0.55), `${d}z`);
}

/** A range of hills along `y`, at most about `height` high. */
export function hills({ random, width: w }: Scene, y: number, height: number, colour: string): string {
  let d = path`M-10 ${y}V${y - height * random.between(0.3, 0.8)}`;
  let x = -10;
  while (x < w + 10) {
    const q = random.between(90, 190);
    const k = random.between(0.35, 1) * height;
    d += path`Q${x + q / 2} ${y - k * 1.25} ${x + q} ${y - height * random.between(0.2, 0.5)}`;
    x += q;
  }
  return filled(colour, d + path`V${y}z`);
}
