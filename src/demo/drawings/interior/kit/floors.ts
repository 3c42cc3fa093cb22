import { mix } from '../../colour.ts';
import { clipped, filled, path, repeat, stroked } from '../../svg.ts';
import { NEAR, type Space } from '../space.ts';

const FLOOR_COLOURS = {
  vitrified: '#e4dccd',
  terrazzo: '#d8cfc0',
  kota: '#8f9a8b',
  oxide: '#a4503c',
  teak: '#a9764c',
  walnut: '#7a5238',
  marble: '#ece6dc',
  athangudi: '#e8dcc0',
  cement: '#b9b3aa',
  tile: '#d3c3ae',
  deck: '#b07f58',
  carpet: '#8b919a',
} as const;
export type FloorKind = keyof typeof FLOOR_COLOURS;

/** Joints of square tiles, or of slabs twice as deep as wide. */
function tileJoints(s: Space, size: number, depth = size): string {
  const columns = Math.ceil(s.width / size);
  const rows = Math.ceil((s.depth + 0.8) / depth);
  return (
    repeat(columns, (i) => s.line([i * size, 0, NEAR], [i * size, 0, s.depth])) +
    repeat(rows, (i) => s.line([0, 0, s.depth - i * depth], [s.width, 0, s.depth - i * depth]))
  );
}

/** Boards that run into the depth, with joints at random places. */
function boardJoints(s: Space): string {
  const boards = Math.round(s.width / 0.22);
  return repeat(boards, (i) => {
    const x = (i * s.width) / boards;
    const z = s.scene.random.between(0, s.depth);
    return s.line([x, 0, NEAR], [x, 0, s.depth]) + s.line([x, 0, z], [x + s.width / boards, 0, z]);
  });
}

function chips(s: Space, count: number): string {
  const { random } = s.scene;
  return repeat(count, () => {
    const [x, y] = s.project([random.between(0, s.width), 0, random.between(0.4, 1) ** 2 * s.depth]);
    const q = random.between(0.8, 2.2);
    return path`M${x - q} ${y}l${q} ${-q * 0.5} ${q} ${q * 0.5} ${-q} ${q * 0.5}z`;
  });
}

function veins(s: Space): string {
  const { random } = s.scene;
  return repeat(9, () => {
    const [x, y] = s.project([random.between(0, s.width), 0, random.between(0, s.depth)]);
    return path`M${x} ${y}q${random.between(8, 26)} ${random.between(-7, 3)} ${random.between(30, 60)} ${random.between(-5, 5)}`;
  });
}

/** Size of a tile made by hand in Athangudi. */
const ATHANGUDI = 0.44;

/** A diamond in the middle of every such tile. */
function diamonds(s: Space, half: number): string {
  return repeat(Math.floor(s.width / ATHANGUDI), (i) =>
    repeat(Math.ceil(s.depth / ATHANGUDI), (j) => {
      const [x, z] = [(i + 0.5) * ATHANGUDI, s.depth - (j + 0.5) * ATHANGUDI];
      return s.shape([x - half, 0, z], [x, 0, z + half], [x + half, 0, z], [x, 0, z - half]);
    }),
  );
}

function pattern(s: Space, kind: FloorKind, colour: string): string {
  const { scene } = s;
  const joint = scene.darken(colour, 0.2);
  const lines = (d: string, width = 0.9, opacity = 0.55) => stroked(joint, width, d, `opacity="${opacity}"`);
  switch (kind) {
    case 'vitrified':
      return lines(tileJoints(s, 0.8), 0.8, 0.45);
    case 'tile':
      return lines(tileJoints(s, 0.4));
    case 'terrazzo':
      return (
        lines(tileJoints(s, 1.2), 0.8, 0.4) +
        filled(scene.tone(s.colours.contrast), chips(s, 46), 'opacity=".55"') +
        filled(scene.darken('#6f675c', 0.1), chips(s, 50), 'opacity=".5"')
      );
    case 'kota':
      return lines(tileJoints(s, 0.6, 0.9), 1);
    case 'marble':
      return lines(tileJoints(s, 1), 0.7, 0.35) + stroked(scene.darken('#a8a097', 0.1), 1, veins(s), 'opacity=".4"');
    case 'athangudi':
      return (
        filled(scene.tone(s.colours.contrast), diamonds(s, ATHANGUDI / 2), 'opacity=".75"') +
        filled(scene.tone(s.colours.accent), diamonds(s, 0.09), 'opacity=".9"') +
        lines(tileJoints(s, ATHANGUDI), 0.7, 0.4)
      );
    case 'teak':
    case 'walnut':
    case 'deck':
      return lines(boardJoints(s), 0.8, 0.5);
    case 'carpet':
    case 'cement':
    case 'oxide':
    default:
      return '';
  }
}

/** The floor, with the wall's colour mirrored in it where it is polished. */
export function drawFloor(s: Space, kind: FloorKind): string {
  const { scene } = s;
  const colour = FLOOR_COLOURS[kind];
  const outline = s.level(0, 0, NEAR, s.width, s.depth - NEAR);
  const isDull = kind === 'cement' || kind === 'carpet' || kind === 'tile';
  const gloss = scene.linear('gloss', [
    [0, mix(scene.tone(s.colours.wall), '#ffffff', 0.3), isDull ? 0.12 : 0.5],
    [0.45, scene.tone(s.colours.wall), 0],
  ]);
  return (
    filled(scene.fade('floor', scene.lighten(colour, 0.14), scene.darken(colour, 0.08)), outline) +
    clipped(scene.clip('floor-edge', outline), pattern(s, kind, colour)) +
    filled(gloss, outline)
  );
}
