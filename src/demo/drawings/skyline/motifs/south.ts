import { arch, dome, pointedArch } from '../../arches.ts';
import { BRASS, LAMPLIGHT, TEAK } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { filled, polygon, rect, repeat, stroked } from '../../svg.ts';
import { windowGrid } from '../high-rise.ts';

/** The assembly house with its dome. */
export function bengaluru(scene: Scene): string {
  const granite = '#cfc2ac';
  const portico = '#b9aa92';
  const columns = repeat(8, (i) => rect(-50 + i * 13.4, -62, 6, 62));
  const cornerDomes = [-132, -84, 84, 132].map(
    (x) =>
      filled(scene.tone(granite), rect(x - 12, -74, 24, 16)) +
      filled(scene.lighten(granite, 0.15), dome(x, -74, 13)) +
      filled(scene.tone(BRASS), rect(x - 0.7, -98, 1.4, 8)),
  );
  return (
    filled(scene.tone(granite), rect(-150, -56, 300, 56)) +
    filled(scene.lighten(granite, 0.4), rect(-154, -60, 308, 5) + rect(-150, -32, 300, 3)) +
    windowGrid(scene, -146, -54, 84, 50, 8, 2) +
    windowGrid(scene, 62, -54, 84, 50, 8, 2) +
    filled(scene.tone(portico), rect(-58, -78, 116, 78)) +
    filled(scene.lighten(portico, 0.4), rect(-62, -83, 124, 6)) +
    filled(scene.darken(portico, 0.52), rect(-50, -62, 100, 62)) +
    filled(scene.lighten(granite, 0.35), columns) +
    filled(scene.tone(granite), rect(-30, -100, 60, 18) + rect(-22, -114, 44, 14)) +
    filled(scene.lighten(granite, 0.4), rect(-34, -103, 68, 4)) +
    filled(scene.lighten(granite, 0.15), dome(0, -114, 24, 1.08)) +
    filled(scene.darken(granite, 0.25), 'M4 -152q22 14 18 38h-12q2 -26 -6 -38z') +
    filled(scene.tone(BRASS), rect(-1, -166, 2, 16)) +
    cornerDomes.join('') +
    filled(scene.lighten('#e9e1d2', 0.3), polygon([-60, 0], [-44, -14], [44, -14], [60, 0]))
  );
}

function minaret(scene: Scene, x: number, k: number, stone: string): string {
  const balconies = [-70, -104, -150].map((y) => rect(x - 11 * k, y, 22 * k, 5));
  const openings = [-98, -144, -164].map((y) => arch(x - 3, y + 14, 6, 11));
  return (
    filled(scene.tone(stone), rect(x - 8 * k, -150, 16 * k, 150)) +
    filled(scene.darken(stone, 0.28), rect(x + 2.5 * k, -150, 5.5 * k, 150)) +
    filled(scene.lighten(stone, 0.4), balconies.join('')) +
    filled(scene.tone(stone), rect(x - 6 * k, -168, 12 * k, 18)) +
    filled(scene.darken(stone, 0.5), openings.join('')) +
    filled(scene.lighten(stone, 0.4), rect(x - 9 * k, -170, 18 * k, 3.5)) +
    filled(scene.tone(stone), dome(x, -170, 8 * k, 1.2)) +
    filled(scene.tone(BRASS), rect(x - 0.7, -194, 1.4, 9))
  );
}

/** Four minarets around an arched gate. */
export function hyderabad(scene: Scene): string {
  const stone = '#e0cba6';
  const gallery = repeat(9, (i) => arch(-46 + i * 10.6, -78, 7, 14));
  const parapet = `M-60 -100h120v-4${'q-6 -10 -12 0'.repeat(10)}z`;
  return (
    filled(scene.tone(stone), rect(-60, -96, 120, 96)) +
    filled(scene.lighten(stone, 0.4), rect(-60, -74, 120, 4) + rect(-60, -100, 120, 5)) +
    filled(scene.darken(stone, 0.45), gallery) +
    filled(scene.darken(stone, 0.5), pointedArch(-30, 0, 60, 66)) +
    filled(scene.light.sky[2], pointedArch(-24, 0, 48, 58), 'opacity=".6"') +
    filled(scene.tone('#b8a27c'), parapet) +
    minaret(scene, -62, 1, stone) +
    minaret(scene, 62, 1, stone) +
    minaret(scene, -36, 0.62, stone) +
    minaret(scene, 36, 0.62, stone)
  );
}

const TIER_COLOURS = ['#d9a24e', '#4f8a83', '#c8664a', '#e4c27a', '#6f86a8', '#d88a6a', '#86a86f'] as const;

/** The carved tower above a temple gate: seven tiers, each narrower than the one below. */
function gopuram(scene: Scene): string {
  let svg = '';
  let y = -38;
  let w = 132;
  TIER_COLOURS.forEach((colour, tier) => {
    const h = 19 - tier * 1.2;
    const top = w - 13;
    const niches = 9 - tier;
    const pitch = (top - 8) / niches;
    const nicheX = (i: number): number => -top / 2 + 4 + (i * (top - 8)) / niches;
    const openings = repeat(niches, (i) => arch(nicheX(i), y - 2, pitch * 0.5, h * 0.66));
    const figures = repeat(niches, (i) => arch(nicheX(i) + pitch * 0.55, y - 2, pitch * 0.3, h * 0.45));
    svg +=
      filled(scene.tone(colour), polygon([-w / 2, y], [-top / 2, y - h], [top / 2, y - h], [w / 2, y])) +
      filled(scene.darken(colour, 0.28), polygon([w * 0.2, y], [top * 0.2, y - h], [top / 2, y - h], [w / 2, y])) +
      filled(scene.lighten(colour, 0.5), rect(-top / 2 - 3, y - h - 1.5, top + 6, 3)) +
      filled(scene.darken(colour, 0.5), openings) +
      filled(scene.lighten('#f6e6c4', 0.1), figures);
    y -= h + 1;
    w = top;
  });
  const half = w / 2 + 6;
  const finials = [-16, -8, 0, 8, 16].map((x) => `M${x - 2} ${y - 14}q-1 -5 2 -9q3 4 2 9z`);
  return (
    svg +
    filled(scene.tone('#c8664a'), `M${-half} ${y}q0 -15 ${half} -17q${half} 2 ${half} 17z`) +
    filled(scene.tone(BRASS), finials.join(''))
  );
}

function lighthouse(scene: Scene): string {
  const white = '#f3ece0';
  const red = '#b4412c';
  const bands =
    polygon([113, -20], [114, -38], [134, -38], [135, -20]) +
    polygon([114.8, -58], [115.4, -76], [132.6, -76], [133.2, -58]);
  return (
    filled(scene.tone(white), polygon([112, 0], [116, -92], [132, -92], [136, 0])) +
    filled(scene.tone(red), bands) +
    filled(scene.lighten(white, 0.4), rect(110, -97, 28, 5)) +
    filled(scene.lampsOn ? LAMPLIGHT[0] : scene.light.glass[1], rect(117, -110, 14, 13)) +
    filled(scene.tone(red), dome(124, -110, 9))
  );
}

/** A temple tower and the lighthouse. */
export function chennai(scene: Scene): string {
  const base = '#b98f66';
  const pilasters = repeat(6, (i) => rect(-70 + i * 10, -32, 3, 30) + rect(18 + i * 10, -32, 3, 30));
  return (
    filled(scene.tone(base), rect(-74, -34, 148, 34)) +
    filled(scene.darken(base, 0.5), rect(-15, -28, 30, 28)) +
    filled(scene.lighten(base, 0.35), rect(-78, -38, 156, 5) + pilasters) +
    gopuram(scene) +
    lighthouse(scene)
  );
}

function fishingNet(scene: Scene, x: number, k: number): string {
  const tip = `${x + 70 * k} ${-120 * k}`;
  const poles =
    `M${x} 0L${x} ${-60 * k}M${x - 20 * k} 0L${x} ${-60 * k}L${x + 20 * k} 0` +
    `M${x} ${-58 * k}L${tip}M${x} ${-58 * k}L${x - 50 * k} ${-34 * k}`;
  const arms =
    `M${tip}Q${x + 30 * k} ${-90 * k} ${x + 16 * k} ${-34 * k}` +
    `M${tip}Q${x + 100 * k} ${-90 * k} ${x + 112 * k} ${-34 * k}` +
    `M${tip}Q${x + 52 * k} ${-80 * k} ${x + 46 * k} ${-30 * k}` +
    `M${tip}Q${x + 84 * k} ${-80 * k} ${x + 86 * k} ${-30 * k}`;
  const net =
    `M${x + 16 * k} ${-34 * k}Q${x + 64 * k} ${10 * k} ${x + 112 * k} ${-34 * k}` +
    `Q${x + 64 * k} ${-16 * k} ${x + 16 * k} ${-34 * k}z`;
  return (
    stroked(scene.darken(TEAK, 0.2), 3 * k, poles) +
    stroked(scene.darken(TEAK, 0.05), 1.6 * k, arms) +
    filled(scene.tone('#efe6d2'), net, 'opacity=".55"')
  );
}

/** Chinese fishing nets. */
export const kochi = (scene: Scene): string => fishingNet(scene, -70, 1) + fishingNet(scene, 70, 0.82);
