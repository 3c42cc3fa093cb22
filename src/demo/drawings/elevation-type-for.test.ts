import { expect, test } from 'vitest';
import { elevationTypeFor } from './index.ts';

test.each([
  ['residential', 'villa'],
  ['villa', 'villa'],
  ['builder_floor_apartment', 'builder-floor'],
  ['plot', 'plot'],
  ['commercial_land', 'plot'],
  ['industrial_land', 'plot'],
  ['agricultural_land', 'plot'],
  ['farmhouse', 'farmhouse'],
  ['commercial_office_space', 'office'],
  ['office_in_it_park', 'office'],
  ['commercial_shop', 'shop'],
  ['commercial_showroom', 'shop'],
  ['warehouse/godown', 'warehouse'],
  ['industrial_building', 'warehouse'],
  ['industrial_shed', 'warehouse'],
])('a %s is drawn as %s whatever the seed', (propertyType, expected) => {
  for (let seed = 0; seed < 20; seed++) {
    expect(elevationTypeFor(propertyType, seed)).toBe(expected);
  }
});

test.each(['flat/apartment', 'penthouse', 'studio_apartment', 'service_apartment', 'something new'])(
  'a %s stands in a tower or a mid-rise, about half and half, and stays there',
  (propertyType) => {
    const types = Array.from({ length: 1000 }, (_, seed) => elevationTypeFor(propertyType, seed));
    const towers = types.filter((type) => type === 'tower').length;
    expect(types.filter((type) => type === 'midrise').length + towers).toBe(1000);
    expect(towers).toBeGreaterThan(400);
    expect(towers).toBeLessThan(600);
    expect(elevationTypeFor(propertyType, 7)).toBe(types[7]);
  },
);
