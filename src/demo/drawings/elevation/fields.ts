import { mix } from '../colour.ts';
import { cyclic } from '../random.ts';
import { person } from '../scenery/street-life.ts';
import { tree } from '../scenery/tree.ts';
import { circle, filled, path, polygon, rect, repeat, stroked, used } from '../svg.ts';
import { createGround, drawBoard, drawSmallHouse, drawStones, type Ground, toArea } from './land.ts';
import type { Site } from './site.ts';

/** The four depths at which bands of fields begin and end. */
const BANDS = [0, 0.16, 0.36, 0.62, 1.1] as const;

/** A track along the fields, from the lower edge to the horizon. */
function drawTrack({ scene, look }: Site, plane: Ground, slope: number): string {
  return filled(
    scene.tone(mix(look.soil, '#ffffff', 0.12), 0.5),
    polygon(...toArea(plane, slope, slope + 0.26, 0, 1.1)),
  );
}

/** A pump house with a tank beside a well. */
function drawPumpHouse({ scene, stone }: Site, x: number, y: number, k: number): string {
  return (
    filled(scene.tone('#efe2c8'), rect(x, y - 24 * k, 34 * k, 24 * k)) +
    filled(scene.tone(stone), polygon([x - 4 * k, y - 23 * k], [x + 17 * k, y - 35 * k], [x + 38 * k, y - 23 * k])) +
    filled(scene.darken('#6d5a48', 0.2), rect(x + 11 * k, y - 16 * k, 11 * k, 16 * k)) +
    filled(scene.tone('#9a958a'), rect(x + 42 * k, y - 12 * k, 26 * k, 12 * k)) +
    filled(scene.fade('pu', ...scene.light.water), rect(x + 44 * k, y - 12 * k, 22 * k, 3 * k))
  );
}

/** Corner stones and a board near the road: what marks land for sale. */
const drawSaleMarks = (site: Site, plane: Ground): string => {
  const corners = toArea(plane, -1.7, 1.5, 0.4, 0.94);
  return drawStones(site, corners, 1.2) + drawBoard(site, plane.x(-0.9, plane.y(0.9)), plane.y(0.9), 1.05);
};

/** Wet rice fields with bunds; the far ones are green, the near ones mirror the sky. */
export function paddy(site: Site): string {
  const { scene, random, ground } = site;
  const plane = createGround(site, random.between(200, 400));
  const green = ['#8fb84e', '#7faa45', '#a3c25c'];
  const water = scene.fade(
    'pd',
    mix(scene.light.sky[1], scene.light.ground[1], 0.2),
    mix(scene.light.sky[0], scene.light.ground[1], 0.35),
  );
  let fields = '';
  let rows = '';
  for (let band = 0; band < BANDS.length - 1; band++) {
    for (let i = -6; i < 6; i++) {
      const shift = band % 2 ? 0.35 : 0;
      const [from, to] = [i * 0.9 + shift, i * 0.9 + 0.84 + shift];
      const corners = toArea(plane, from, to, (BANDS[band] ?? 0) + 0.01, (BANDS[band + 1] ?? 1) - 0.015);
      const isWet = random.chance(band > 1 ? 0.5 : 0.25);
      fields += filled(isWet ? water : scene.tone(random.pick(green), 0.4), polygon(...corners));
      if (band < 1) continue;
      const [top, bottom] = [corners[0][1], corners[3][1]];
      rows += repeat(3, (n) =>
        repeat(5, (k) => {
          const y = top + ((n + 0.7) / 3) * (bottom - top);
          const x = plane.x(from + ((k + 0.5) / 5) * (to - from), y);
          const s = (y - ground) / 60;
          return x > -10 && x < 610
            ? path`M${x} ${y}l${-1.6 * s} ${-3.4 * s}M${x} ${y}v${-4.2 * s}M${x} ${y}l${1.6 * s} ${-3.4 * s}`
            : '';
        }),
      );
    }
  }
  const near = plane.y(0.55);
  return (
    filled(scene.tone('#6f8f45', 0.5), rect(0, ground, scene.width, scene.height - ground)) +
    fields +
    stroked(scene.tone('#5f8a3c', 0.5), 0.9, rows) +
    drawTrack(site, plane, 1.7) +
    drawSmallHouse(site, random.between(60, 180), plane.y(0.06), 0.5) +
    person(scene, 210, near, 1.3) +
    person(scene, 236, near + 3, 1.3) +
    drawSaleMarks(site, plane) +
    tree(scene, 'palm', 40, plane.y(0.72), 1.7) +
    tree(scene, 'palm', 66, plane.y(0.66), 1.4)
  );
}

/** Ripe wheat with a path, a pump house and shade trees. */
export function wheat(site: Site): string {
  const { scene, random } = site;
  const plane = createGround(site, random.between(180, 420));
  const gold = [
    scene.tone('#e2b84f', 0.5),
    scene.tone('#d2a03d', 0.5),
    scene.tone('#c7b455', 0.5),
    scene.tone('#a9b257', 0.5),
  ];
  const bands = repeat(BANDS.length - 1, (band) => {
    const [top, bottom] = [plane.y(BANDS[band] ?? 0), plane.y(BANDS[band + 1] ?? 1)];
    return filled(
      gold[(band + random.int(0, 1)) % gold.length] ?? '#e2b84f',
      rect(0, top, scene.width, bottom - top + 1),
    );
  });
  const furrows = repeat(15, (n) => {
    const slope = (n - 7) * 0.55;
    return polygon(...toArea(plane, slope, slope + 0.1, 0.02, 1.1));
  });
  const ears = repeat(90, () => {
    const depth = random.between(0.45, 1);
    const y = plane.y(depth);
    const x = random.between(0, 600);
    const s = depth * 1.5;
    return path`M${x} ${y}q${s} ${-6 * s} ${2 * s} ${-10 * s}M${x + 3 * s} ${y}q0 ${-5 * s} ${s} ${-9 * s}`;
  });
  return (
    bands +
    filled(scene.tone('#b48a35', 0.5), furrows, 'opacity=".4"') +
    drawTrack(site, plane, 1.2) +
    drawPumpHouse(site, random.between(60, 150), plane.y(0.12), 0.8) +
    tree(scene, 'neem', random.between(430, 520), plane.y(0.14), 1.3) +
    tree(scene, 'neem', 26, plane.y(0.3), 1.6) +
    stroked(scene.tone('#f0d27a', 0.5), 1.1, ears, 'stroke-linecap="round"') +
    person(scene, plane.x(1.33, plane.y(0.5)), plane.y(0.5), 1.2) +
    drawSaleMarks(site, plane) +
    filled(scene.light.ground[1], rect(0, scene.height - 8, scene.width, 8))
  );
}

/** Rows of coconut palms with a hut. */
export function coconut(site: Site): string {
  const { scene, random, ground } = site;
  const plane = createGround(site, random.between(220, 380));
  const [far, near] = scene.light.ground;
  const palms: [x: number, y: number, scale: number][] = [];
  let trees = '';
  for (const [row, depth] of [0.05, 0.16, 0.32, 0.54, 0.82].entries()) {
    const y = plane.y(depth);
    const scale = 0.5 + depth * 1.9;
    const kinds = [0, 1].map((n) => scene.symbol(`pm${row}${n}`, tree(scene, 'palm', 0, 0, scale)));
    for (const [n, slope] of (row < 4 ? [-3.4, -2.3, -1.4, 1.1, 2, 3.1] : [-1.6, 1.45]).entries()) {
      const x = plane.x(slope, y) + random.between(-6, 6);
      if (x < -30 || x > 630) continue;
      palms.push([x, y, scale]);
      trees += used(cyclic(kinds, n + row), x, y);
    }
  }
  const circles = palms
    .map(
      ([x, y, s]) =>
        path`M${x - 14 * s} ${y}a${14 * s} ${3.4 * s} 0 1 0 ${28 * s} 0a${14 * s} ${3.4 * s} 0 1 0 ${-28 * s} 0z`,
    )
    .join('');
  const hutY = plane.y(0.22);
  return (
    filled(scene.fade('co', mix(far, '#8fa653', 0.3), near), rect(0, ground, scene.width, scene.height - ground)) +
    drawTrack(site, plane, -0.13) +
    filled(scene.darken(site.look.soil, 0.1), circles, 'opacity=".35"') +
    filled(scene.tone('#e9d6ae'), rect(plane.x(0.55, hutY), hutY - 18, 44, 18)) +
    filled(
      scene.tone('#a6492f'),
      polygon(
        [plane.x(0.55, hutY) - 6, hutY - 17],
        [plane.x(0.55, hutY) + 10, hutY - 34],
        [plane.x(0.55, hutY) + 36, hutY - 34],
        [plane.x(0.55, hutY) + 52, hutY - 17],
      ),
    ) +
    filled(scene.darken('#6d5a48', 0.2), rect(plane.x(0.55, hutY) + 18, hutY - 13, 9, 13)) +
    trees +
    drawSaleMarks(site, plane)
  );
}

/** Depths of the rows of an orchard, far ones first. */
const ROW_DEPTHS = [0.03, 0.1, 0.2, 0.33, 0.5, 0.72] as const;

/** Mango or orange trees in rows; the trees of a row are one drawing. */
function drawFruitTrees({ scene, random, facts }: Site, plane: Ground): string {
  const fruit = scene.tone(facts.region === 'north' ? '#e8b03a' : '#e6963c');
  return ROW_DEPTHS.map((depth, row) => {
    const y = plane.y(depth);
    const s = 0.18 + depth * 1.1;
    const fruits = repeat(7, () => circle(random.between(-15, 15) * s, -random.between(32, 52) * s, 1.9 * s, fruit));
    const symbol = scene.symbol(`ft${row}`, tree(scene, 'neem', 0, 0, s) + (depth > 0.15 ? fruits : ''));
    const slopes = Array.from({ length: 14 }, (_, i) => (i - 6.5) * 0.82);
    return slopes
      .map((slope) => plane.x(slope, y))
      .filter((x) => x > -40 && x < 640)
      .map((x) => used(symbol, x, y))
      .join('');
  }).join('');
}

/** Vines on trellises that run to the horizon, like low green walls. */
function drawVines({ scene }: Site, plane: Ground): string {
  const [leaf, deep, bright] = scene.light.leaf;
  const slopes = [-4.2, -3, -2, -1.15, 1.15, 2, 3, 4.2];
  return slopes
    .map((slope) => {
      const [far, near] = [plane.y(0.02), plane.y(1.02)];
      const at = (share: number): readonly [number, number, number] => {
        const y = far + (near - far) * share ** 1.6;
        return [plane.x(slope, y), y, 2 + 50 * share ** 1.6];
      };
      const [x1, y1, h1] = at(0);
      const [x2, y2, h2] = at(1);
      const crests = repeat(12, (i) => {
        const [x, y, h] = at((i + 0.5) / 12);
        return path`M${x - h * 0.34} ${y - h * 0.8}a${h * 0.34} ${h * 0.26} 0 0 1 ${h * 0.68} 0l${-h * 0.1} ${h * 0.4}h${-h * 0.48}z`;
      });
      const grapes = repeat(7, (i) => {
        const [x, y, h] = at((i + 4.7) / 12);
        return path`M${x - h * 0.07} ${y - h * 0.5}h${h * 0.14}l${-h * 0.07} ${h * 0.24}z`;
      });
      return (
        filled(scene.light.shade, polygon([x1, y1], [x2, y2], [x2 + h2 * 0.7, y2], [x1 + h1, y1]), 'opacity=".16"') +
        filled(deep, polygon([x1, y1 - h1 * 0.8], [x2, y2 - h2 * 0.8], [x2, y2 - h2 * 0.12], [x1, y1 - h1 * 0.12])) +
        filled(leaf, crests) +
        filled(bright, crests, 'opacity=".35" transform="translate(-1 -2)"') +
        filled(scene.tone('#6a4a7c'), grapes)
      );
    })
    .join('');
}

/** Fruit trees in rows, or a vineyard in the Deccan. */
export function orchard(site: Site): string {
  const { scene, random, ground, facts, look } = site;
  const plane = createGround(site, random.between(220, 380));
  const [far, near] = scene.light.ground;
  const soil = mix(near, look.soil, 0.35);
  const lines = repeat(9, (i) => polygon(...toArea(plane, (i - 4) * 0.82 - 0.12, (i - 4) * 0.82 + 0.12, 0.02, 1.1)));
  return (
    filled(scene.fade('or', mix(far, look.soil, 0.2), soil), rect(0, ground, scene.width, scene.height - ground)) +
    filled(scene.darken(soil, 0.08), lines, 'opacity=".45"') +
    drawPumpHouse(site, random.between(400, 480), plane.y(0.02), 0.7) +
    (facts.region === 'deccan' ? drawVines(site, plane) : drawFruitTrees(site, plane)) +
    drawSaleMarks(site, plane)
  );
}
