import { describe, expect, test } from 'vitest';
import { PropertySearch } from '#contract';
import { propertiesPageKey } from './result-sources.ts';

const toKey = (address: string) =>
  propertiesPageKey(PropertySearch.parse(Object.fromEntries(new URLSearchParams(address))));

describe('R-008 the words of a list of properties', () => {
  test.each([
    ['', 'properties'],
    ['residency_type=residential', 'properties/residential'],
    ['residency_type=commercial', 'properties/commercial'],
    ['residency_type=plot', 'properties'],
    ['property_type=plot', 'properties/plots'],
    ['property_type=studio_apartment', 'properties/studio-apartments'],
    ['property_type=villa', 'properties'],
    ['property_type=plot&residency_type=residential', 'properties/plots'],
    ['property_type=villa&residency_type=residential', 'properties/residential'],
    ['property_type=plot,studio_apartment', 'properties'],
    ['property_type=plot,villa&residency_type=commercial', 'properties/commercial'],
  ])('%j are those of %s', (address, key) => {
    expect(toKey(address)).toBe(key);
  });
});
