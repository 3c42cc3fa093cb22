import { arch, cuspedArch, dome, pointedArch } from '../../arches.ts';
import { BRASS, mix, WALLS } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { filled, num, path, rect, repeat, stroked } from '../../svg.ts';

const PINK = '#d98a72';

/** Width and height of each tier of the palace front, from the ground up. */
const PALACE_TIERS = [
  [230, 34],
  [206, 30],
  [166, 27],
  [118, 24],
  [70, 20],
] as const;

/** One projecting window with its three slits and curved hood. */
function jharokha(scene: Scene, x: number, y: number, w: number, h: number): string {
  const pale = scene.lighten(PINK, 0.45);
  const slits =
    rect(x + w * 0.22, y - h * 0.62, w * 0.16, h * 0.4) +
    rect(x + w * 0.42, y - h * 0.68, w * 0.16, h * 0.46) +
    rect(x + w * 0.62, y - h * 0.62, w * 0.16, h * 0.4);
  const hood =
    path`M${x + w * 0.06} ${y - h * 0.72}q${w * 0.06} ${-h * 0.26} ${w * 0.44} ${-h * 0.3}` +
    path`q${w * 0.38} ${h * 0.04} ${w * 0.44} ${h * 0.3}z`;
  return (
    filled(scene.lighten(PINK, 0.16), rect(x + w * 0.14, y - h + 3, w * 0.72, h - 4)) +
    filled(scene.darken(PINK, 0.48), slits) +
    filled(pale, hood) +
    filled(pale, rect(x + w * 0.1, y - h * 0.16, w * 0.8, 2))
  );
}

/** The pink palace of small windows. */
export function jaipur(scene: Scene): string {
  const pale = scene.lighten(PINK, 0.45);
  const doors = repeat(14, (i) => pointedArch(-144 + i * 21, -8, 12, 28));
  let svg =
    filled(scene.tone(PINK), rect(-150, -46, 300, 46)) +
    filled(pale, rect(-152, -50, 304, 4)) +
    filled(scene.darken(PINK, 0.48), doors);
  let y = -20;
  PALACE_TIERS.forEach(([w, h], tier) => {
    const count = Math.round(w / 23);
    svg += filled(scene.tone(tier % 2 ? mix(PINK, '#ffffff', 0.07) : PINK), rect(-w / 2, y - h, w, h));
    svg += repeat(count, (i) => jharokha(scene, -w / 2 + (i * w) / count, y, w / count, h));
    svg += filled(pale, rect(-w / 2 - 2, y - 2, w + 4, 3));
    y -= h;
  });
  for (const x of [-24, 0, 24]) {
    svg += filled(scene.tone(PINK), rect(x - 6, y - 10, 12, 11)) + filled(pale, dome(x, y - 10, 8));
    svg += filled(scene.tone(BRASS), rect(x - 0.7, y - 28, 1.4, 8));
  }
  return svg;
}

/** A great gate with a cusped arch. */
export function lucknow(scene: Scene): string {
  const stone = '#d9bb8e';
  const petals = repeat(11, (i) => {
    const angle = Math.PI * (1 - i / 10);
    const x = Math.cos(angle) * 84;
    const y = -78 - Math.sin(angle) * 58;
    return filled(scene.lighten(stone, 0.2), path`M${x - 4} ${y}q-1 -8 4 -12q5 4 4 12z`);
  });
  const wings = [-112, 112].map(
    (x) =>
      filled(scene.tone(stone), rect(x - 22, -62, 44, 62) + rect(x - 8, -110, 16, 48)) +
      filled(scene.darken(stone, 0.45), pointedArch(x - 12, 0, 24, 44)) +
      filled(scene.lighten(stone, 0.3), rect(x - 25, -66, 50, 5) + rect(x - 11, -112, 22, 4)) +
      filled(scene.tone(stone), dome(x, -112, 9)),
  );
  return (
    filled(scene.tone(stone), 'M-84 0v-78q4 -52 84 -60q80 8 84 60v78z') +
    filled(scene.lighten(stone, 0.3), 'M-70 0v-74q6 -44 70 -52q64 8 70 52v74h-10v-70q-6 -38 -60 -44q-54 6 -60 44v70z') +
    filled(scene.darken(stone, 0.5), cuspedArch(-40, 0, 80, 92)) +
    filled(scene.light.sky[2], cuspedArch(-32, 0, 64, 80), 'opacity=".55"') +
    petals +
    filled(scene.tone(stone), rect(-9, -158, 18, 20)) +
    filled(scene.lighten(stone, 0.2), dome(0, -158, 12)) +
    wings.join('')
  );
}

const OPEN_HAND = [
  'M52 -100q-8 -30 4 -44q8 -4 8 6l2 22q2 -30 8 -42q8 -4 9 6l-1 32q4 -30 10 -36q9 -2 8 8l-4 32',
  'q6 -14 14 -16q8 2 4 10q-8 26 -22 32q-22 8 -40 -10z',
].join('');

/** A concrete assembly and the open hand. */
export function chandigarh(scene: Scene): string {
  const concrete = '#b9b2a4';
  const bays = repeat(9, (i) => rect(-134 + i * 16, -42, 11, 34));
  return (
    filled(scene.tone(concrete), rect(-140, -50, 150, 50)) +
    filled(scene.darken(concrete, 0.45), bays) +
    filled(scene.tone(concrete), 'M-148 -60q80 26 166 0v-8q-84 22 -166 0z') +
    filled(scene.tone('#c8664a'), rect(-134, -42, 11, 34)) +
    filled(scene.tone('#d9a24e'), rect(-86, -42, 11, 34)) +
    filled(scene.tone('#4f8a83'), rect(-38, -42, 11, 34)) +
    filled(scene.darken('#6b655c', 0.1), rect(84, -92, 6, 92)) +
    filled(scene.tone('#7d8a8f'), OPEN_HAND)
  );
}

function memorial(scene: Scene): string {
  const marble = WALLS.lime;
  const openings =
    pointedArch(-12, 0, 24, 38) + repeat(3, (i) => arch(-46 + i * 11, -6, 7, 26) + arch(17 + i * 11, -6, 7, 26));
  const turrets = [-42, 42].map(
    (x) => filled(scene.tone(marble), rect(x - 7, -62, 14, 14)) + filled(scene.darken(marble, 0.06), dome(x, -62, 9)),
  );
  return (
    filled(scene.tone(marble), rect(-50, -46, 100, 46)) +
    filled(scene.lighten(marble, 0.5), rect(-53, -50, 106, 5)) +
    filled(scene.darken(marble, 0.36), openings) +
    filled(scene.tone(marble), rect(-20, -66, 40, 18)) +
    filled(scene.darken(marble, 0.06), dome(0, -66, 22, 1.1)) +
    filled(scene.darken(marble, 0.24), 'M5 -100q20 12 15 34h-10q1 -24 -5 -34z') +
    turrets.join('') +
    filled(scene.darken('#3a3a44', 0.1), rect(-0.8, -112, 1.6, 12))
  );
}

const BRIDGE_PYLONS = [
  'M-104 0V-142M-88 0V-142M104 0V-142M88 0V-142M-104 -142h16M88 -142h16',
  'M-104 -110l16 -20M-104 -80l16 -20M-104 -50l16 -20M104 -110l-16 -20M104 -80l-16 -20M104 -50l-16 -20',
].join('');
const BRIDGE_CHORDS = 'M-210 -34H210M-210 -28H210M-210 -40L-96 -142Q0 -58 96 -142L210 -40';

/** Height of the bridge's upper chord at x. */
function upperChord(x: number): number {
  if (x < -96) {
    return -40 - ((x + 210) / 114) * 102;
  }
  return x > 96 ? -40 - ((210 - x) / 114) * 102 : -142 + (1 - (x / 96) ** 2) * 42;
}

function bridgeLattice(): string {
  let d = '';
  for (let x = -196; x <= 196; x += 14) {
    const next = x + 14;
    d += `M${x} -34V${num(upperChord(x))}`;
    if (next <= 196) {
      d += x % 28 ? `M${x} -34L${next} ${num(upperChord(next))}` : `M${x} ${num(upperChord(x))}L${next} -34`;
    }
  }
  return d;
}

/** A white memorial under a cantilever bridge. */
export function kolkata(scene: Scene): string {
  const steel = '#5f6d77';
  return (
    stroked(scene.darken(steel, 0.15), 2.6, BRIDGE_PYLONS) +
    memorial(scene) +
    stroked(scene.tone(steel), 2.2, BRIDGE_CHORDS) +
    stroked(scene.tone(steel), 0.9, bridgeLattice(), 'opacity=".9"')
  );
}
