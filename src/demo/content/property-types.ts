import type { PropertyType } from '#contract';
import type { TypeProfile } from './property-type.ts';
import { homeTypes } from './types-homes.ts';

const WITH_LAND = { mumbai: 0, delhi: 0.5, dholera: 3 };

/** Land types. */
export const landTypes = {
  plot: {
    count: 110,
    family: 'plot',
    noun: 'residential plot',
    residency: 'plot',
    level: 1,
    projects: ['plotted'],
    size: [900, 4500],
    cities: { mumbai: 0, dholera: 10 },
  },
  commercial_land: {
    count: 18,
    family: 'plot',
    noun: 'commercial land',
    residency: 'commercial',
    level: 1.35,
    size: [3600, 14_000],
    outskirts: true,
    cities: WITH_LAND,
  },
  industrial_land: {
    count: 16,
    family: 'plot',
    noun: 'industrial land',
    residency: 'commercial',
    level: 0.36,
    size: [9000, 48_000],
    outskirts: true,
    cities: { ...WITH_LAND, dholera: 6 },
  },
  agricultural_land: {
    count: 20,
    family: 'farm-land',
    noun: 'farm land',
    residency: 'plot',
    level: 1,
    size: [30_000, 320_000],
    outskirts: true,
    cities: { mumbai: 0, delhi: 0.3, dholera: 4 },
  },
} satisfies Partial<Record<PropertyType, TypeProfile>>;

const IT_CITIES = {
  bengaluru: 2,
  hyderabad: 2,
  pune: 1.6,
  gurugram: 1.2,
  noida: 1.2,
  chennai: 1.4,
  kolkata: 1,
  other: 0,
};

/** Commercial and industrial types. */
export const businessTypes = {
  commercial_office_space: {
    count: 60,
    family: 'office',
    noun: 'office',
    residency: 'commercial',
    level: 1,
    projects: ['business'],
    floors: [1, 12],
    size: [450, 5200],
  },
  office_in_it_park: {
    count: 28,
    family: 'office',
    noun: 'IT park office',
    residency: 'commercial',
    level: 0.92,
    projects: ['business'],
    floors: [2, 14],
    size: [1800, 9000],
    cities: IT_CITIES,
  },
  commercial_shop: {
    count: 52,
    family: 'shop',
    noun: 'shop',
    residency: 'commercial',
    level: 1.75,
    projects: ['business'],
    size: [120, 900],
  },
  commercial_showroom: {
    count: 22,
    family: 'shop',
    noun: 'showroom',
    residency: 'commercial',
    level: 1.55,
    projects: ['business'],
    size: [900, 3600],
  },
  'warehouse/godown': {
    count: 20,
    family: 'industry',
    noun: 'warehouse',
    residency: 'commercial',
    level: 0.38,
    size: [5000, 42_000],
    outskirts: true,
    cities: { dholera: 1 },
  },
  industrial_building: {
    count: 14,
    family: 'industry',
    noun: 'industrial building',
    residency: 'commercial',
    level: 0.46,
    size: [6000, 36_000],
    outskirts: true,
  },
  industrial_shed: {
    count: 16,
    family: 'industry',
    noun: 'industrial shed',
    residency: 'commercial',
    level: 0.32,
    size: [3500, 26_000],
    outskirts: true,
    cities: { dholera: 4 },
  },
} satisfies Partial<Record<PropertyType, TypeProfile>>;

/** The nineteen types; their counts add up to 1,200. */
export const demoTypes: Record<PropertyType, TypeProfile> = { ...homeTypes, ...landTypes, ...businessTypes };
