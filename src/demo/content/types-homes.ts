import type { PropertyType } from '#contract';
import type { Bhk } from './markets.ts';
import type { TypeProfile } from './property-type.ts';

const NORTHERN = {
  delhi: 2,
  gurugram: 2,
  noida: 0.8,
  faridabad: 3,
  chandigarh: 2,
  jaipur: 0.5,
  lucknow: 0.5,
  other: 0,
};
const FARM_CITIES = { delhi: 1.4, gurugram: 1, goa: 2, pune: 1, jaipur: 2, bengaluru: 0.6, hyderabad: 1, other: 0 };

const FLATS = [
  ['1', 10],
  ['1.5', 4],
  ['2', 30],
  ['2.5', 9],
  ['3', 32],
  ['3.5', 6],
  ['4', 8],
  ['5', 1],
] as const;

/** Residential types. */
export const homeTypes = {
  'flat/apartment': {
    count: 420,
    family: 'flat',
    noun: 'flat',
    residency: 'residential',
    level: 1,
    projects: ['tower'],
    bhks: [...FLATS],
    floors: [1, 18],
    size: 1,
  },
  residential: {
    count: 84,
    family: 'house',
    noun: 'independent house',
    residency: 'residential',
    level: 1.15,
    bhks: [
      ['2', 1],
      ['3', 4],
      ['4', 4],
      ['5', 2],
      ['6+', 1],
    ],
    size: 1.15,
    cities: { mumbai: 0.2 },
  },
  villa: {
    count: 96,
    family: 'house',
    noun: 'villa',
    residency: 'residential',
    level: 1.25,
    projects: ['villas'],
    bhks: [
      ['3', 4],
      ['3.5', 1],
      ['4', 5],
      ['5', 3],
      ['6+', 1],
    ],
    size: 1.25,
    cities: { mumbai: 0.1, delhi: 0.6, goa: 4, dholera: 2 },
  },
  builder_floor_apartment: {
    count: 104,
    family: 'flat',
    noun: 'builder floor',
    residency: 'residential',
    level: 1.05,
    projects: ['floors'],
    bhks: [
      ['2', 3],
      ['3', 6],
      ['3.5', 1],
      ['4', 4],
    ],
    floors: [1, 4],
    size: 1,
    cities: NORTHERN,
  },
  penthouse: {
    count: 40,
    family: 'flat',
    noun: 'penthouse',
    residency: 'residential',
    level: 1.4,
    projects: ['tower'],
    bhks: [
      ['3', 3],
      ['4', 5],
      ['5', 2],
    ],
    floors: [14, 24],
    size: 1.5,
  },
  studio_apartment: {
    count: 40,
    family: 'flat',
    noun: 'studio',
    residency: 'residential',
    level: 1.1,
    projects: ['tower'],
    bhks: [['1 RK', 1]],
    floors: [2, 14],
    size: 1.15,
  },
  service_apartment: {
    count: 26,
    family: 'flat',
    noun: 'serviced apartment',
    residency: 'residential',
    level: 1.3,
    projects: ['tower'],
    bhks: [
      ['1 RK', 2],
      ['1', 4],
      ['2', 3],
    ],
    floors: [2, 14],
    size: 1.05,
    cities: { goa: 3, jaipur: 1, lucknow: 0, chandigarh: 0, faridabad: 0, 'greater-noida': 0 },
  },
  farmhouse: {
    count: 14,
    family: 'house',
    noun: 'farmhouse',
    residency: 'residential',
    level: 1.5,
    bhks: [
      ['3', 2],
      ['4', 4],
      ['5', 2],
      ['6+', 1],
    ],
    size: 1.4,
    outskirts: true,
    cities: FARM_CITIES,
  },
} satisfies Partial<Record<PropertyType, TypeProfile>>;

/** The smallest and largest area of a flat in square feet, by BHK. */
export const FLAT_AREAS: Record<Bhk, [smallest: number, largest: number]> = {
  '1 RK': [320, 430],
  '1': [480, 650],
  '1.5': [620, 760],
  '2': [860, 1240],
  '2.5': [1120, 1390],
  '3': [1380, 2120],
  '3.5': [1780, 2380],
  '4': [2200, 3450],
  '5': [3300, 4800],
  '6+': [4400, 6200],
};
