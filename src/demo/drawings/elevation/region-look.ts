import type { Region, Tier } from '../catalogue.ts';
import { TEAK, WALLS } from '../colour.ts';
import type { TreeKind } from '../scenery/tree.ts';

/** Materials and plants of a region. */
export interface RegionLook {
  /** Wall colours by price class. */
  readonly walls: Readonly<Record<Tier, readonly string[]>>;
  readonly accents: readonly string[];
  readonly stones: readonly string[];
  /** Shutters, doors and railings. */
  readonly joinery: readonly string[];
  /** Trees beside buildings, the tallest first. */
  readonly trees: readonly TreeKind[];
  readonly soil: string;
}

/** Paints of affordable homes, which are bright everywhere. */
const PAINTS = ['#efd9b4', '#e8c3a2', '#c9d7c0', '#c4d3de', '#e9cfc8', '#efe3c2'] as const;
const WHITES = [WALLS.plaster, WALLS.lime, '#ece6dc', '#e6e2da'] as const;

export const REGION_LOOKS: Readonly<Record<Region, RegionLook>> = {
  north: {
    walls: {
      affordable: ['#ead7ae', '#e6c4a4', '#d5dcc6', '#f0e2c8', '#d9c3ae'],
      mid: [WALLS.plaster, WALLS.dholpur, '#d9b48f', '#e6d9c6', '#cfd6d2'],
      premium: [WALLS.dholpur, WALLS.lime, WALLS.warmgrey, '#eadfce'],
      luxury: [WALLS.lime, WALLS.dholpur, '#f1eadf', '#d8d2c8'],
    },
    accents: [WALLS.brick, WALLS.geru, TEAK, WALLS.slate, '#7d5a48'],
    stones: [WALLS.sandstone, WALLS.brick, WALLS.dholpur],
    joinery: [TEAK, '#5d4638', '#4a4f55'],
    trees: ['neem', 'ashoka', 'gulmohar'],
    soil: '#c9ae82',
  },
  desert: {
    walls: {
      affordable: ['#e8bf9c', '#eed3a6', '#e2b7a0', '#efdcc0'],
      mid: [WALLS.pinkstone, WALLS.sandstone, '#e9cfa8', '#f0e0c6'],
      premium: [WALLS.sandstone, WALLS.pinkstone, WALLS.lime, '#e5cbb0'],
      luxury: [WALLS.lime, WALLS.dholpur, WALLS.sandstone],
    },
    accents: [WALLS.geru, WALLS.pinkstone, '#b27f4f', WALLS.indigo],
    stones: [WALLS.sandstone, WALLS.pinkstone],
    joinery: [TEAK, '#3f6f78', '#6b4a35'],
    trees: ['neem', 'ashoka', 'neem'],
    soil: '#dcbb86',
  },
  coast: {
    walls: {
      affordable: ['#f0d7a4', '#d7e0d2', '#c9dbe2', '#efcdb8', '#ecd9d2'],
      mid: [WALLS.lime, WALLS.ochre, '#e8d2b4', '#cfdcd8', '#f0dcc4'],
      premium: [WALLS.lime, '#dfe5e2', '#efe2cc', '#e2d3c2'],
      luxury: [WALLS.lime, '#e8e6e0', '#eee6d8'],
    },
    accents: ['#a8563d', '#4f7f78', '#3f6d8c', TEAK, '#8a4b38'],
    stones: ['#a3553c', '#b46a4c', WALLS.kota],
    joinery: ['#4f7f78', TEAK, '#e9e2d2'],
    trees: ['palm', 'gulmohar', 'neem'],
    soil: '#b9784f',
  },
  deccan: {
    walls: {
      affordable: [...PAINTS.slice(0, 4), '#dfcdb4'],
      mid: [WALLS.plaster, '#d8cfc2', '#e3d3ba', '#cfd3cc'],
      premium: [WALLS.warmgrey, WALLS.lime, '#d4cabb'],
      luxury: [WALLS.lime, '#cfc9bf', '#e4ddd2'],
    },
    accents: ['#5f6a6e', WALLS.brick, TEAK, '#7d6a55', '#4d6a66'],
    stones: ['#6f7472', WALLS.kota, '#8b7d6c'],
    joinery: [TEAK, '#4c5358', '#6b4a35'],
    trees: ['gulmohar', 'neem', 'ashoka'],
    soil: '#b98d63',
  },
  south: {
    walls: {
      affordable: ['#f0d79a', '#d2e0c0', '#e9b9a4', '#c5d6e4', '#f1dfbe'],
      mid: [WALLS.lime, '#e9d6ae', '#d4dccd', '#e6cdb8'],
      premium: [WALLS.lime, '#e3dccd', '#d9d3c6', WALLS.kota],
      luxury: [WALLS.lime, '#ebe5d8', '#d6d4cc'],
    },
    accents: ['#b4573a', TEAK, '#3f6f6a', '#8d4a3c', '#6d6a5e'],
    stones: ['#9a968c', WALLS.brick, '#b9aa90'],
    joinery: [TEAK, '#6b4432', '#3f5f52'],
    trees: ['palm', 'neem', 'gulmohar'],
    soil: '#b5764c',
  },
  kerala: {
    walls: {
      affordable: ['#f3e3bf', '#d9e4cc', '#e9cbb4', '#cfe0dc'],
      mid: [WALLS.lime, '#f0e4cc', '#dfe2d2'],
      premium: [WALLS.lime, '#f2ead9', '#e6dfd0'],
      luxury: [WALLS.lime, '#f4eee2'],
    },
    accents: ['#a6492f', TEAK, '#6f4a34', '#54705a'],
    stones: ['#a3553c', '#b46a4c', '#8f8a7c'],
    joinery: [TEAK, '#6b4432'],
    trees: ['palm', 'palm', 'neem'],
    soil: '#a9683f',
  },
  east: {
    walls: {
      affordable: ['#efd99c', '#cddbcf', '#e8c0a8', '#d9d4e2', '#efe4c8'],
      mid: ['#e6c98f', '#dfe0d0', '#e8d3b6', '#d8b59a'],
      premium: [WALLS.lime, '#e9dcc0', '#dcd7c8'],
      luxury: [WALLS.lime, '#efe8da'],
    },
    accents: ['#9c4634', '#3f6a55', WALLS.brick, '#6f5a48'],
    stones: [WALLS.brick, '#a65f48'],
    joinery: ['#3f6a55', '#4d7a63', '#5d4638'],
    trees: ['palm', 'neem', 'gulmohar'],
    soil: '#b09a72',
  },
};

/** White walls for designs whose form needs them. */
export const WHITE_WALLS: readonly string[] = WHITES;
