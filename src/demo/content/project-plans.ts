import type { Bhk, ProjectKind } from './markets.ts';

/** The combinations of homes in a project, from modest to grand. */
export const HOME_MIXES: Bhk[][] = [
  ['1 RK', '1', '2'],
  ['1', '1.5', '2'],
  ['1', '2'],
  ['2', '2.5', '3'],
  ['2', '3'],
  ['2', '2', '3', '3'],
  ['2', '3', '3.5'],
  ['3', '3', '4'],
  ['3', '3.5', '4'],
  ['3', '4', '5'],
  ['4', '4', '5'],
];

/** The same for villas. */
export const HOUSE_MIXES: Bhk[][] = [
  ['3', '4'],
  ['3', '4', '5'],
  ['3', '3.5', '4'],
  ['4', '5'],
  ['4', '5', '6+'],
];

/** The same for builder floors. */
export const FLOOR_MIXES: Bhk[][] = [
  ['2', '3'],
  ['3', '4'],
  ['3', '3.5', '4'],
];

/** Units of a business project: title, location, area in sq ft and price level relative to a flat. */
export const BUSINESS_UNITS: [title: string, location: string, areas: [number, number], level: number][] = [
  ['Kiosk in the food court', 'Second floor', [110, 180], 1.6],
  ['Retail shop', 'Ground floor', [240, 620], 1.75],
  ['Office suite', 'Fourth floor', [480, 1150], 1],
  ['Office floor', 'Ninth floor', [2400, 6200], 0.94],
];

/** Plot sizes in square yards. */
export const PLOT_SIZES = [120, 150, 167, 180, 200, 240, 250, 300, 350, 400, 500];

/** Size, prices and property types of each kind of project. */
export const projectShapes: Record<
  ProjectKind,
  {
    residency: 'residential' | 'commercial' | 'plot';
    /** The property type whose elevation is used for the project. */
    looksLike: string;
    acres: [smallest: number, largest: number];
    homesPerAcre: number;
    /** Price level relative to an average flat. */
    level: number;
    /** Area of a home relative to a flat of the same BHK. */
    size: number;
    locations: string[];
  }
> = {
  tower: {
    residency: 'residential',
    looksLike: 'flat/apartment',
    acres: [2.5, 24],
    homesPerAcre: 38,
    level: 1,
    size: 1,
    locations: ['Tower A', 'Tower B', 'Tower C', 'Towers D and E', 'Tower F'],
  },
  villas: {
    residency: 'residential',
    looksLike: 'villa',
    acres: [7, 38],
    homesPerAcre: 7,
    level: 1.25,
    size: 1.25,
    locations: ['Phase 1', 'Phase 2', 'Lake side', 'Park side', 'Lane 4'],
  },
  floors: {
    residency: 'residential',
    looksLike: 'builder_floor_apartment',
    acres: [1.5, 9],
    homesPerAcre: 22,
    level: 1.05,
    size: 1,
    locations: ['Block A', 'Block B', 'Block C', 'Block D'],
  },
  plotted: {
    residency: 'plot',
    looksLike: 'plot',
    acres: [12, 95],
    homesPerAcre: 11,
    level: 0.92,
    size: 1,
    locations: ['Pocket A', 'Pocket B', 'Pocket C', 'Pocket D'],
  },
  business: {
    residency: 'commercial',
    looksLike: 'commercial_office_space',
    acres: [1.2, 8.5],
    homesPerAcre: 60,
    level: 1.1,
    size: 1,
    locations: ['Ground floor'],
  },
};
