import type { PropertyType } from '#contract';
import type { TypeProfile } from './property-type.ts';

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
