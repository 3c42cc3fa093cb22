import { arch, dome, pointedArch } from '../../arches.ts';
import { BRASS, mix, TEAK } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { clipped, filled, num, polygon, rect, repeat, stroked } from '../../svg.ts';
import { highRise } from '../high-rise.ts';

function seaLinkPylon(scene: Scene, x: number): string {
  const white = scene.lighten('#e6dfd2', 0.1);
  const cables = repeat(7, (i) => {
    const y = -114 + i * 6;
    const reach = 16 + i * 10;
    return `M${x} ${y}L${x - reach} -22M${x} ${y}L${x + reach} -22`;
  });
  return (
    stroked(white, 3, `M${x - 10} 0L${x} -96L${x + 10} 0M${x} -96V-120`) + stroked(white, 0.7, cables, 'opacity=".9"')
  );
}

function gateway(scene: Scene): string {
  const stone = '#d8b07a';
  const turrets = [-34, -14, 14, 34].map(
    (x) => filled(scene.tone(stone), rect(x - 5, -118, 10, 20)) + filled(scene.lighten(stone, 0.2), dome(x, -118, 6)),
  );
  return (
    filled(scene.tone(stone), rect(-62, -78, 124, 78) + rect(-38, -96, 76, 20)) +
    filled(scene.darken(stone, 0.25), rect(44, -78, 18, 78)) +
    filled(scene.lighten(stone, 0.35), rect(-66, -82, 132, 5) + rect(-42, -99, 84, 5)) +
    turrets.join('') +
    filled(scene.darken(stone, 0.5), pointedArch(-24, 0, 48, 72)) +
    filled(scene.light.sky[2], pointedArch(-19, 0, 38, 64), 'opacity=".6"') +
    filled(scene.darken(stone, 0.42), pointedArch(-54, 0, 20, 42) + pointedArch(34, 0, 20, 42)) +
    filled(scene.lighten(stone, 0.3), rect(-62, -60, 32, 2.4) + rect(30, -60, 32, 2.4))
  );
}

/** The gateway in front of the sea link. */
export function mumbai(scene: Scene): string {
  const [haze] = scene.light.haze;
  const blue = mix('#9fb0b6', haze, 0.35);
  const sand = mix('#c2b8aa', haze, 0.35);
  return (
    highRise(scene, -150, 30, 150, blue) +
    highRise(scene, -116, 24, 110, sand) +
    highRise(scene, 96, 26, 176, blue, { spire: 24 }) +
    highRise(scene, 126, 32, 130, sand) +
    seaLinkPylon(scene, -88) +
    seaLinkPylon(scene, 84) +
    filled(scene.tone('#cfc6b6'), rect(-220, -24, 440, 5)) +
    gateway(scene)
  );
}

function bastion(scene: Scene, x: number): string {
  const stone = '#a9805c';
  const merlons = repeat(5, (i) => arch(x - 31 + i * 13, -88, 9, 12));
  return (
    filled(scene.tone(stone), `M${x - 30} 0q3 -50 2 -84h56q-1 34 2 84z`) +
    filled(scene.darken(stone, 0.25), `M${x + 10} 0q3 -50 2 -84h16q-1 34 2 84z`) +
    filled(scene.lighten(stone, 0.35), rect(x - 32, -90, 64, 7)) +
    filled(scene.tone(stone), merlons) +
    stroked(scene.darken(stone, 0.4), 1, `M${x - 29} -28h58M${x - 29} -56h58`)
  );
}

/** A fort gate between two bastions. */
export function pune(scene: Scene): string {
  const stone = '#a9805c';
  const rampart = '#8d6a4d';
  const battlements = repeat(22, (i) => rect(-168 + i * 15.6, -53, 9, 8));
  const spikes = repeat(12, (i) => `M${-13 + (i % 4) * 8.6} ${-8 - Math.floor(i / 4) * 12}l1.6 -2.4 1.6 2.4z`);
  const gallery = repeat(6, (i) => arch(-36 + i * 12.4, -84, 9, 16));
  return (
    filled(scene.tone(rampart), rect(-170, -46, 340, 46)) +
    filled(scene.lighten(rampart, 0.25), battlements) +
    bastion(scene, -62) +
    bastion(scene, 62) +
    filled(scene.tone(stone), rect(-34, -76, 68, 76)) +
    filled(scene.lighten(stone, 0.3), rect(-34, -80, 68, 5)) +
    filled(scene.darken(stone, 0.6), pointedArch(-23, 0, 46, 62)) +
    filled(scene.darken(TEAK, 0.2), pointedArch(-18, 0, 36, 54)) +
    filled(scene.tone(BRASS), spikes) +
    filled(scene.tone(TEAK), rect(-40, -104, 80, 22)) +
    filled(scene.darken(TEAK, 0.55), gallery) +
    filled(scene.tone('#b0593c'), polygon([-48, -103], [-34, -120], [34, -120], [48, -103])) +
    filled(scene.darken('#4a3a30', 0.1), rect(-0.6, -156, 1.2, 36)) +
    filled(scene.tone('#e08a2e'), 'M.6 -156q12 4 22 -2l-6 8 5 8q-12 4 -21 -1z')
  );
}

const CARVED_OPENING = 'M-74 -34v-26a74 66 0 0 1 148 0v26z';
const CARVED_BRANCHES = [
  'M0 -34C-4 -60 4 -74 0 -96',
  'M0 -60C-20 -62 -30 -80 -24 -96',
  'M0 -62C20 -64 30 -80 24 -96',
  'M0 -48C-34 -46 -50 -66 -46 -84',
  'M0 -48C34 -46 50 -66 46 -84',
  'M0 -40C-40 -34 -64 -46 -66 -62',
  'M0 -40C40 -34 64 -46 66 -62',
].join('');

const curl = (x: number, y: number, q: number): string =>
  `M${num(x)} ${num(y)}m${-q} 0a${q} ${q} 0 1 0 ${2 * q} 0a${q} ${q} 0 1 0 ${-2 * q} 0`;

function treeOfLife(scene: Scene, stone: string): string {
  const { random, light } = scene;
  const clip = scene.clip('aj', CARVED_OPENING);
  const curls = repeat(46, () => {
    const angle = random.between(0.05, 3.09);
    const radius = random.between(20, 70);
    return curl(Math.cos(angle) * radius, -50 - Math.sin(angle) * radius * 0.84, random.between(3.5, 6.4));
  });
  const grid = repeat(17, (i) => `M${(i - 8) * 10} -34V-140M-90 ${-34 - i * 8}H90`);
  return (
    filled(scene.lighten(stone, 0.4), 'M-81 -30v-31a81 72 0 0 1 162 0v31z') +
    filled(scene.lampsOn ? '#f3b768' : light.sky[2], CARVED_OPENING) +
    clipped(
      clip,
      stroked(scene.tone(stone), 1.3, grid, 'opacity=".75"') +
        stroked(scene.darken(stone, 0.28), 1.7, curls) +
        stroked(scene.darken(stone, 0.34), 3.6, CARVED_BRANCHES, 'stroke-linecap="round"'),
    )
  );
}

function shakingMinaret(scene: Scene, x: number, stone: string): string {
  const balconies = [-40, -80, -116, -150].map((y) => rect(x - 12, y, 24, 4));
  return (
    filled(scene.tone(stone), rect(x - 9, -150, 18, 150)) +
    filled(scene.darken(stone, 0.25), rect(x + 3, -150, 6, 150)) +
    filled(scene.lighten(stone, 0.4), balconies.join('')) +
    filled(scene.tone(stone), dome(x, -152, 10, 1.3))
  );
}

/** A carved tree-of-life window between shaking minarets. */
export function ahmedabad(scene: Scene): string {
  const stone = '#dcb98a';
  const niches = [-104, -88, 82, 98].map((x) => pointedArch(x - 4, -4, 10, 20));
  return (
    filled(scene.tone(stone), rect(-116, -126, 232, 126)) +
    filled(scene.lighten(stone, 0.35), rect(-122, -132, 244, 7) + rect(-116, -30, 232, 3)) +
    filled(
      scene.tone(stone),
      repeat(13, (i) => `M${-116 + i * 18} -131q8 -14 16 0z`),
    ) +
    treeOfLife(scene, stone) +
    shakingMinaret(scene, -132, stone) +
    shakingMinaret(scene, 132, stone) +
    filled(scene.darken(stone, 0.55), niches.join(''))
  );
}

const LIMEWASH = '#fbf6ec';
const CHURCH_BLUE = '#6f95a4';

function churchTower(scene: Scene, x: number): string {
  return (
    filled(scene.tone(LIMEWASH), rect(x, -124, 20, 124)) +
    filled(scene.lighten(CHURCH_BLUE, 0.2), rect(x - 2, -98, 24, 3)) +
    filled(scene.tone(CHURCH_BLUE), polygon([x - 2, -124], [x + 10, -142], [x + 22, -124])) +
    filled(scene.darken(LIMEWASH, 0.5), arch(x + 5, -104, 10, 14)) +
    filled(scene.tone(BRASS), rect(x + 9.4, -150, 1.3, 9))
  );
}

function tiledHouse(scene: Scene, x: number, k: number, wall: string): string {
  const roof = polygon([x - 38 * k, -33 * k], [x - 20 * k, -54 * k], [x + 20 * k, -54 * k], [x + 38 * k, -33 * k]);
  const frames = [-22, -5, 12].map((q) => arch(x + q * k, -4 * k, 11 * k, 22 * k));
  const shutters = [-20, -3, 14].map((q) => arch(x + q * k, -5 * k, 7 * k, 17 * k));
  return (
    filled(scene.tone(wall), rect(x - 30 * k, -34 * k, 60 * k, 34 * k)) +
    filled(scene.tone('#b4573a'), roof) +
    filled(scene.lighten(LIMEWASH, 0.3), frames.join('')) +
    filled(scene.tone('#4f7f78'), shutters.join(''))
  );
}

/** A white church above its stairs, and tiled houses. */
export function goa(scene: Scene): string {
  const openings = arch(-10, -14, 20, 34) + arch(-28, -62, 11, 22) + arch(-5.5, -62, 11, 22) + arch(17, -62, 11, 22);
  return (
    filled(scene.tone(LIMEWASH), rect(-52, -92, 104, 92)) +
    filled(scene.darken(LIMEWASH, 0.18), rect(34, -92, 18, 92)) +
    churchTower(scene, -52) +
    churchTower(scene, 34) +
    filled(scene.tone(LIMEWASH), 'M-34 -92q0 -14 10 -18q10 -4 10 -24h28q0 20 10 24q10 4 10 18z') +
    filled(scene.tone(BRASS), rect(-0.9, -152, 1.8, 18) + rect(-5, -147, 10, 1.8)) +
    filled(scene.darken(LIMEWASH, 0.5), arch(-7, -110, 14, 18)) +
    filled(scene.tone(CHURCH_BLUE), rect(-52, -94, 104, 3) + rect(-52, -58, 104, 2.4)) +
    filled(scene.darken('#4f7480', 0.1), openings) +
    filled(scene.lighten('#f3ead9', 0.3), 'M-92 0L-30 -14H30L92 0z') +
    stroked(scene.darken('#c9bda6', 0.15), 2, 'M-92 0L-8 -12M92 0L8 -12M-60 -5h120M-40 -9h80') +
    tiledHouse(scene, -122, 1, '#d9a24e') +
    tiledHouse(scene, 116, 0.9, '#8fb0bd')
  );
}
