import { LAMPLIGHT, mix, WALLS } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { farCity, treeLine } from '../scenery/distance.ts';
import { sky } from '../scenery/sky.ts';
import { person } from '../scenery/street-life.ts';
import { tree } from '../scenery/tree.ts';
import { clipped, filled, num, path, polygon, rect, repeat, stroked } from '../svg.ts';
import { hedge } from './grounds.ts';
import { block, groundGlow } from './massing.ts';

interface Cladding {
  readonly glass: string;
  readonly shadedGlass: string;
  readonly spandrel: string;
  readonly ground: number;
}

interface GlassBlock {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly depth: number;
  /** How much lower the right end of a slanted roof is than the left. */
  readonly slant?: number;
}

function glassBlock(scene: Scene, { glass, shadedGlass, spandrel, ground }: Cladding, shape: GlassBlock): string {
  const { random, light } = scene;
  const { x, y, w, depth, slant = 0 } = shape;
  const h = ground - y;
  const right = x + w;
  const top = y + slant;
  const outline = polygon([x, y], [right, top], [right, ground], [x, ground]);
  const side = polygon([right, top], [right + depth, top + depth * 0.34], [right + depth, ground], [right, ground]);
  const clip = scene.clip(`k${num(x)}`, outline);
  const floors = Math.round(h / 15);
  let lit = '';
  let spandrels = '';
  for (let floor = 0; floor <= floors; floor++) {
    const fy = y + (floor * h) / floors;
    spandrels += rect(x, fy, w, 3);
    lit += repeat(10, (i) =>
      random.chance(light.lit * 0.7) ? rect(x + (i * w) / 10 + 1, fy + 3, w / 10 - 1.4, h / floors - 3) : '',
    );
  }
  const mullions = repeat(19, (i) => rect(x + ((i + 1) * w) / 20, y, i % 2 ? 1.1 : 0.5, h));
  const reflections =
    polygon([x + w * 0.1, y], [x + w * 0.34, y], [x + w * 0.02, ground], [x - w * 0.22, ground]) +
    polygon([x + w * 0.62, y], [x + w * 0.7, y], [x + w * 0.38, ground], [x + w * 0.3, ground]);
  return (
    filled(shadedGlass, side) +
    filled(glass, outline) +
    clipped(
      clip,
      filled(LAMPLIGHT[0], lit, 'opacity=".88"') +
        filled('#fff', reflections, `opacity="${scene.isDusk ? 0.06 : 0.2}"`) +
        filled(scene.tone(spandrel), spandrels, 'opacity=".75"') +
        filled(scene.lighten('#dfe6e6', 0.3), mullions, 'opacity=".55"'),
    )
  );
}

/** Two glass blocks in one of three arrangements around x. */
function blocks(scene: Scene, cladding: Cladding, arrangement: number, x: number, y: number): string {
  const { height: h } = scene;
  const { shadedGlass, spandrel } = cladding;
  const glazed = (shape: GlassBlock): string => glassBlock(scene, cladding, shape);
  if (arrangement === 0) {
    return glazed({ x: x - 120, y: h * 0.38, w: 110, depth: 18 }) + glazed({ x, y, w: 150, depth: 44, slant: 34 });
  }
  if (arrangement === 1) {
    return (
      glazed({ x: x + 120, y: h * 0.34, w: 120, depth: 26 }) +
      glazed({ x: x - 46, y, w: 150, depth: 34 }) +
      filled(scene.lighten(spandrel, 0.6), rect(x - 52, y - 5, 162, 6)) +
      filled(scene.tone(spandrel), rect(x - 20, y - 20, 75, 15))
    );
  }
  const bridge = h * 0.44;
  return (
    glazed({ x: x - 130, y: h * 0.24, w: 96, depth: 20, slant: -22 }) +
    glazed({ x: x + 70, y: y + 10, w: 116, depth: 34, slant: 26 }) +
    filled(shadedGlass, rect(x - 20, bridge, 92, 20)) +
    filled(scene.lighten('#dfe6e6', 0.3), rect(x - 20, bridge, 92, 2) + rect(x - 20, bridge + 18, 92, 2))
  );
}

function podium(scene: Scene, { ground, spandrel }: Cladding, x: number): string {
  const stone = scene.random.pick([WALLS.kota, WALLS.sandstone, WALLS.dholpur]);
  const openings = repeat(11, (i) => rect(x - 142 + i * 33, ground - 26, 26, 26));
  return (
    block(scene, x - 150, ground - 34, 370, 34, stone, 18) +
    filled(scene.lampsOn ? scene.fade('ol', '#ffe2a8', '#f6b45e') : scene.light.glass[1], openings) +
    filled(scene.lighten(stone, 0.4), rect(x - 158, ground - 39, 392, 6)) +
    filled(scene.tone(spandrel), rect(x + 10, ground - 30, 90, 4)) +
    groundGlow(scene, x + 40, ground + 6, 160)
  );
}

function plaza(scene: Scene, { ground, spandrel }: Cladding, x: number): string {
  const { random, light, width: w, height: h } = scene;
  const joints = repeat(20, (n) => path`M${x + 40 + (n - 8) * 34} ${ground}L${x + 40 + (n - 8) * 96} ${h}`);
  const courses = path`M0 ${ground + 14}H${w}M0 ${ground + 36}H${w}`;
  let svg = stroked(scene.darken(light.paving, 0.2), 0.8, joints + courses, 'opacity=".5"');
  svg += repeat(7, () =>
    person(scene, random.between(60, w - 60), ground + random.between(10, 44), random.between(1.1, 1.4)),
  );
  svg += filled(scene.tone(spandrel), rect(x - 120, ground + 16, 70, 16));
  svg += filled('#fff', rect(x - 112, ground + 21, 30, 2) + rect(x - 112, ground + 25.5, 20, 2), 'opacity=".8"');
  for (const tx of [20, 64, 540, 584]) {
    const kind = random.pick(['ashoka', 'palm', 'neem'] as const);
    svg += tree(scene, kind, tx, ground + random.between(4, 20), random.between(1, 1.4));
  }
  return svg + hedge(scene, -4, 90, h + 2, 22) + hedge(scene, w - 100, w + 4, h + 2, 22);
}

/** A business park: two glass blocks on a stone podium behind a plaza. */
export function office(scene: Scene): string {
  const { random, light, width: w, height: h } = scene;
  const ground = h * 0.84;
  let svg = sky(scene, 0.84) + farCity(scene, ground, 1.2) + treeLine(scene, ground, 14);
  const paving = scene.fade('pz', scene.tone(light.paving, 0.3), scene.darken(light.paving, 0.12));
  svg += filled(paving, rect(0, ground, w, h - ground));
  const arrangement = random.int(0, 2);
  const spandrel = random.pick(['#56707c', '#41606b', '#6a7f8a', '#7b6f66']);
  const glass = scene.linear('og', [
    [0, mix(light.sky[0], '#ffffff', 0.1)],
    [0.45, light.sky[1]],
    [1, mix(light.glass[1], light.shade, 0.25)],
  ]);
  const shadedGlass = scene.fade('os', mix(light.sky[0], light.shade, 0.35), mix(light.glass[1], light.shade, 0.55));
  const cladding: Cladding = { glass, shadedGlass, spandrel, ground };
  const x = w * 0.36;
  svg += blocks(scene, cladding, arrangement, x, h * random.between(0.1, 0.18));
  return svg + podium(scene, cladding, x) + plaza(scene, cladding, x);
}
