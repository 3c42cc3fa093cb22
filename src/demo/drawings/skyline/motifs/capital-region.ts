import { arch, dome, pointedArch } from '../../arches.ts';
import { BRASS, LAMPLIGHT, mix, WALLS } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { clipped, filled, polygon, rect, repeat, stroked } from '../../svg.ts';
import { highRise, windowGrid } from '../high-rise.ts';

/** Half width, base and height of each storey of the minar. */
const MINAR_STOREYS = [
  [13, 0, 60],
  [11, 60, 44],
  [9, 104, 34],
  [7, 138, 24],
  [5.4, 162, 16],
] as const;

function minar(scene: Scene, cx: number): string {
  const stone = '#c9805a';
  const storeys = MINAR_STOREYS.map(([w, y, h]) =>
    polygon([cx - w, -y], [cx - w * 0.86, -y - h], [cx + w * 0.86, -y - h], [cx + w, -y]),
  );
  const shade = MINAR_STOREYS.map(([w, y, h]) =>
    polygon([cx + w * 0.25, -y], [cx + w * 0.2, -y - h], [cx + w * 0.86, -y - h], [cx + w, -y]),
  );
  const balconies = MINAR_STOREYS.map(([w, y, h]) => rect(cx - w - 1.5, -y - h - 1, w * 2 + 1, 3.6));
  return (
    filled(scene.tone(stone), storeys.join('')) +
    filled(scene.darken(stone, 0.32), shade.join('')) +
    filled(scene.lighten(stone, 0.35), balconies.join('')) +
    filled(scene.tone(stone), dome(cx, -178, 5))
  );
}

function domedTomb(scene: Scene): string {
  const stone = '#b9674a';
  const openings = pointedArch(-113, 0, 20, 36) + pointedArch(-134, 0, 12, 24) + pointedArch(-84, 0, 12, 24);
  return (
    filled(scene.tone(stone), rect(-138, -44, 70, 44)) +
    filled(scene.lighten(stone, 0.3), rect(-141, -48, 76, 5)) +
    filled(scene.tone(WALLS.lime), dome(-103, -58, 20)) +
    filled(scene.tone(stone), rect(-117, -58, 28, 12)) +
    filled(scene.darken(stone, 0.4), openings) +
    filled(scene.tone(BRASS), rect(-103.6, -96, 1.4, 9))
  );
}

function memorialArch(scene: Scene): string {
  const stone = '#dcb684';
  const attic = rect(-48, -126, 96, 9) + rect(-36, -138, 72, 9);
  return (
    filled(scene.tone(stone), rect(-54, -112, 108, 112)) +
    filled(scene.darken(stone, 0.22), rect(34, -112, 20, 112)) +
    filled(scene.lighten(stone, 0.35), rect(-60, -118, 120, 8) + rect(-46, -130, 92, 5) + rect(-58, -92, 116, 3)) +
    filled(scene.tone(stone), `${attic}M-26 -138q4 -12 26 -13q22 1 26 13z`) +
    filled(scene.darken(stone, 0.5), arch(-27, 0, 54, 84)) +
    filled(scene.light.sky[2], arch(-22, 0, 44, 78), 'opacity=".55"') +
    filled(scene.darken(stone, 0.3), rect(-50, -76, 12, 26) + rect(-50, -40, 12, 30)) +
    (scene.isDusk ? filled('#ffcf85', arch(-22, 0, 44, 78), 'opacity=".4"') : '')
  );
}

/** A minar, a domed tomb and a memorial arch. */
export const delhi = (scene: Scene): string => minar(scene, 104) + domedTomb(scene) + memorialArch(scene);

const LEFT_SAIL = 'M-104 0Q-110 -120 -66 -196L-40 -188Q-62 -110 -52 0z';
const RIGHT_SAIL = 'M104 0Q112 -130 62 -214L36 -204Q60 -116 52 0z';

function glassSails(scene: Scene): string {
  const { random, light } = scene;
  const glass = scene.fade('cg', light.sky[0], light.glass[1]);
  const shade = scene.darken('#5b7c86', 0.2);
  const clip = scene.clip('gc', LEFT_SAIL + RIGHT_SAIL);
  const floors = repeat(16, (i) => `M-106 ${-(i + 1) * 11}h64M42 ${-(i + 1) * 12}h64`);
  const offices = (): string => repeat(60, () => rect(random.between(-104, 100), -random.int(1, 17) * 11.4, 7, 6));
  return (
    filled(glass, LEFT_SAIL) +
    filled(shade, 'M-66 -196L-40 -188Q-62 -110 -52 0h-14Q-74 -110 -58 -190z', 'opacity=".7"') +
    filled(glass, RIGHT_SAIL) +
    filled(shade, 'M104 0Q112 -130 62 -214l-8 3Q98 -124 88 0z', 'opacity=".7"') +
    clipped(
      clip,
      stroked('#fff', 1.4, floors, 'opacity=".5"') +
        (scene.lampsOn ? filled(LAMPLIGHT[0], offices(), 'opacity=".85"') : ''),
    )
  );
}

function metro(scene: Scene): string {
  const { light } = scene;
  const piers = [-170, -86, 86, 170].map((x) => rect(x - 4, -30, 8, 30));
  const windows = repeat(8, (i) => rect(-56 + i * 14, -47, 10, 6));
  return (
    filled(scene.darken('#b9b2a6', 0.1), rect(-210, -34, 420, 6) + piers.join('')) +
    filled(scene.tone('#e9e3d6'), 'M-64 -34v-13q0 -4 4 -4h116q10 0 16 17z') +
    filled(mix(light.glass[1], light.shade, 0.3), windows) +
    filled(scene.tone('#b4462f'), rect(-64, -38, 132, 2))
  );
}

/** Curved glass towers, a gateway block and the rapid metro. */
export const gurugram = (scene: Scene): string =>
  highRise(scene, -150, 34, 120, '#8fa5ad') +
  highRise(scene, 116, 36, 134, '#a8a29a') +
  glassSails(scene) +
  filled(scene.tone('#d6cdbd'), 'M-48 0v-92h96v92h-20v-66h-56v66z') +
  filled(scene.darken('#d6cdbd', 0.3), 'M40 -92h8v92h-8z') +
  windowGrid(scene, -46, -89, 84, 20, 12, 2) +
  metro(scene);

/** Housing towers behind a cable-stayed bridge. */
export function noida(scene: Scene): string {
  const cables = repeat(9, (i) => {
    const y = -146 + i * 7;
    const reach = 26 + i * 20;
    return `M0 ${y}L${-reach} -30M0 ${y}L${reach} -30`;
  });
  const piers = [-150, -80, 80, 150].map((x) => rect(x - 3, -26, 6, 26));
  return (
    highRise(scene, -132, 30, 150, WALLS.plaster) +
    highRise(scene, -96, 26, 190, WALLS.dholpur, { spire: 16 }) +
    highRise(scene, -64, 28, 128, WALLS.warmgrey) +
    highRise(scene, 64, 30, 172, WALLS.plaster, { spire: 16 }) +
    highRise(scene, 98, 26, 210, WALLS.dholpur) +
    highRise(scene, 130, 28, 140, WALLS.warmgrey, { spire: 16 }) +
    stroked(scene.darken('#efe7d8', 0.05), 4, 'M0 0V-150M-14 0L0 -150L14 0') +
    stroked(scene.lighten('#efe7d8', 0.2), 0.9, cables, 'opacity=".85"') +
    filled(scene.tone('#b9b2a6'), 'M-220 -22Q0 -44 220 -22v8Q0 -36 -220 -14z') +
    filled(scene.darken('#b9b2a6', 0.3), piers.join(''))
  );
}
