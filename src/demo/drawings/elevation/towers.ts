import { WALLS } from '../colour.ts';
import { filled, path, polygon, rect, repeat } from '../svg.ts';
import { drawMass, toFar } from './mass.ts';
import { WHITE_WALLS } from './region-look.ts';
import { type Bay, type Building, bays, getTop, type Mass, type Site } from './site.ts';
import { drawLiftRoom, drawPergola, drawPodium, drawPorch, getTowerHeight } from './tower-parts.ts';

const PODIUM = 24;

/** Towers of the same complex in the haze; at the launch only the main one is shown. */
function drawSiblings(site: Site, mass: Mass, offsets: readonly (readonly [dx: number, share: number])[]): string {
  if (site.facts.stage === 'launch') return '';
  return offsets
    .map(([dx, share]) => {
      const floors = Math.max(4, Math.round(mass.floors * share));
      return drawMass(
        site,
        toFar(site, { ...mass, x: mass.x + dx, floors, w: mass.w * 0.72, depth: 14, base: site.ground }, 0.42),
      );
    })
    .join('');
}

const SLAB_ROWS = [
  'b1.5 w w b1.5 b1.5 w w b1.5',
  'x0.3 b1.6 w w x0.3 w w b1.6 x0.3',
  'w b1.5 w j0.6 w b1.5 w',
] as const;

/** A wide slab with balconies. */
export function slab(site: Site): Building {
  const { ground, random, facts } = site;
  const h = getTowerHeight(site, 8);
  const w = random.between(188, 214);
  const x = 300 - w / 2 - 16 + random.between(-16, 16);
  const isPlain = facts.tier === 'affordable';
  const mass: Mass = {
    x,
    w,
    base: ground,
    floors: facts.floors,
    floorHeight: h / facts.floors,
    depth: 34,
    rows: [bays(isPlain ? 'w b1.3 w d0.5 w b1.3 w d0.5 w b1.3 w' : random.pick(SLAB_ROWS))],
    rail: isPlain ? 'solid' : 'glass',
    hasBands: !isPlain,
    parapet: 6,
  };
  const top = getTop(mass) - 6;
  const door = x + w * 0.5;
  return {
    left: x - 8,
    right: x + w + 40,
    door,
    masses: [mass],
    behind: drawSiblings(site, mass, [
      [-150, 0.78],
      [w + 34, 0.66],
    ]),
    front: drawLiftRoom(site, mass, 0.36) + (isPlain ? '' : drawPergola(site, x + w * 0.7, top - 2, 36)),
    foot: drawPorch(site, door, 50, Math.min(22, h / facts.floors + 8)),
  };
}

/** A slender tower with vertical fins and a crown. */
export function point(site: Site): Building {
  const { scene, ground, random, facts, accent } = site;
  const h = getTowerHeight(site, PODIUM + 26);
  const w = random.between(96, 112);
  const x = 300 - w / 2 - 20;
  const base = ground - PODIUM;
  const mass: Mass = {
    x,
    w,
    base,
    floors: facts.floors,
    floorHeight: h / facts.floors,
    depth: 40,
    rows: [bays(random.pick(['b1.5 x0.25 w w x0.25 b1.5', 'l1.4 x0.3 t x0.3 l1.4', 'b1.6 f1.2 b1.6']))],
    hasBands: false,
  };
  const top = getTop(mass);
  const slats = repeat(7, (i) => rect(x + 6 + i * ((w - 15) / 6), top - 22, 3, 22));
  const crown =
    filled(scene.tone(accent), slats) +
    filled(scene.lighten(mass.wall ?? site.wall, 0.35), rect(x, top - 25, w, 4)) +
    filled(
      scene.darken(site.wall, 0.32),
      polygon([x + w, top - 25], [x + w + 40, top - 11], [x + w + 40, top + 13], [x + w, top + 1]),
    ) +
    filled(scene.darken('#6b6660', 0.2), rect(x + w * 0.5, top - 40, 1.4, 16));
  const door = x + w * 0.5;
  return {
    left: x - 80,
    right: x + w + 100,
    door,
    masses: [mass],
    behind: drawSiblings(site, mass, [
      [-118, 0.86],
      [140, 0.74],
    ]),
    front: crown,
    foot: drawPodium(site, x - 72, w + 150, PODIUM, door),
  };
}

/** Three joined blocks that step down, with gardens on their roofs. */
export function stepped(site: Site): Building {
  const { scene, ground, random, facts } = site;
  const floorHeight = getTowerHeight(site, 10) / facts.floors;
  const w = random.between(74, 84);
  const x = 300 - w * 1.5 - 10;
  const row: readonly Bay[] = bays(random.pick(['b1.5 w b1.5', 'l1.5 x0.3 l1.5', 't b1.6 t']));
  const shares = random.chance(0.5) ? [0.56, 1, 0.78] : [1, 0.78, 0.56];
  const depths = [0, 0, 32];
  const masses = shares.map(
    (share, i): Mass => ({
      x: x + i * w,
      w,
      base: ground,
      floors: Math.max(2, Math.round(facts.floors * share)),
      floorHeight,
      depth: depths[i] ?? 0,
      wall: i === 1 ? site.wall : (site.look.walls[facts.tier][(i + 1) % 3] ?? site.wall),
      rows: [row],
      hasBands: true,
      parapet: 4,
    }),
  );
  // A higher block shows its side above a lower neighbour on the right.
  const sides = masses.map((mass, i) => {
    const next = masses[i + 1];
    if (!next || getTop(next) <= getTop(mass)) return '';
    const right = mass.x + mass.w;
    return filled(
      scene.darken(mass.wall ?? site.wall, 0.34),
      polygon(
        [right, getTop(mass) - 4],
        [right + 18, getTop(mass) + 2],
        [right + 18, getTop(next) - 5],
        [right, getTop(next) - 5],
      ),
    );
  });
  const gardens = masses.map((mass, i) => {
    const top = getTop(mass) - 6;
    const trees = repeat(4, (k) => path`M${mass.x + 8 + k * (w / 4.4)} ${top}q4 ${-9 - ((k * 5) % 7)} 9 -1q5 -8 9 1z`);
    return filled(scene.light.leaf[i % 2 === 0 ? 0 : 1], trees) + drawPergola(site, mass.x + w * 0.5, top, 28);
  });
  const door = x + w * 1.5;
  return {
    left: x - 8,
    right: x + w * 3 + 40,
    door,
    masses,
    front: sides.join('') + gardens.join(''),
    foot: drawPorch(site, door, 56, 20),
  };
}

/** Two towers with a bridge between them. */
export function twin(site: Site): Building {
  const { scene, ground, random, facts, accent } = site;
  const floorHeight = getTowerHeight(site, PODIUM + 14) / facts.floors;
  const base = ground - PODIUM;
  const w = random.between(84, 94);
  const gap = random.between(50, 60);
  const x = 300 - w - gap / 2 - 14;
  const row = bays(random.pick(['b1.4 w w b1.4', 'x0.3 b1.5 t b1.5', 'b1.5 f0.9 b1.5']));
  const make = (left: number): Mass => ({
    x: left,
    w,
    base,
    floors: facts.floors,
    floorHeight,
    depth: 24,
    rows: [row],
    hasBands: true,
    parapet: 5,
  });
  const masses = [make(x), make(x + w + gap)];
  const [one] = masses;
  const top = one ? getTop(one) : base;
  const from = Math.max(1, Math.round(facts.floors * 0.66));
  const bridgeY = base - from * floorHeight;
  const height = Math.max(12, floorHeight * 1.6);
  const left = x + w;
  const bridge =
    filled(site.glass, rect(left, bridgeY - height, gap, height)) +
    filled(
      scene.lighten('#dfe6e6', 0.3),
      repeat(6, (i) => rect(left + 3 + i * (gap / 6), bridgeY - height, 1, height)),
      'opacity=".6"',
    ) +
    filled(
      scene.lighten(site.wall, 0.4),
      rect(left - 1, bridgeY - height - 2, gap + 2, 3) + rect(left - 1, bridgeY - 1.4, gap + 2, 3.4),
    ) +
    filled(scene.light.leaf[0], path`M${left + 6} ${bridgeY - height - 2}q5 -7 10 0q6 -8 12 0q5 -6 9 0z`);
  const crowns = masses
    .map(({ x: edge }) =>
      filled(
        scene.tone(accent),
        rect(edge + 10, top - 19, 3, 14) + rect(edge + w - 13, top - 19, 3, 14) + rect(edge + 4, top - 22, w - 8, 4),
      ),
    )
    .join('');
  const door = x + w + gap / 2;
  return {
    left: x - 24,
    right: x + w * 2 + gap + 52,
    door,
    masses,
    front: bridge + crowns,
    foot: drawPodium(site, x - 18, w * 2 + gap + 50, PODIUM, door),
  };
}

/** Dark glass behind projecting white frames that alternate from floor to floor. */
export function framed(site: Site): Building {
  const { ground, random, facts, scene } = site;
  const floorHeight = getTowerHeight(site, 10) / facts.floors;
  const w = random.between(130, 148);
  const x = 300 - w / 2 - 16;
  const core = random.between(34, 40);
  const mass: Mass = {
    x,
    w,
    base: ground,
    floors: facts.floors,
    floorHeight,
    depth: 30,
    wall: random.pick(WHITE_WALLS),
    rows: [bays('b1.7 t b1.7 t'), bays('t b1.7 t b1.7')],
    hasBands: true,
    parapet: 4,
  };
  const spine: Mass = {
    ...mass,
    x: x - core,
    w: core,
    floors: facts.floors,
    depth: 0,
    wall: site.accent,
    rows: [bays('o0.6 j1 o0.6')],
    hasBands: false,
    parapet: 14,
  };
  const top = getTop(mass) - 6;
  const door = x - core / 2;
  return {
    left: x - core - 8,
    right: x + w + 36,
    door,
    masses: [spine, mass],
    behind: drawSiblings(site, mass, [[w + 40, 0.84]]),
    front:
      drawPergola(site, x + w * 0.5, top, 44) +
      filled(scene.tone(WALLS.lime), rect(x - core + 8, getTop(spine) - 22, core - 16, 6)),
    foot: drawPorch(site, door, core + 22, 19),
  };
}
