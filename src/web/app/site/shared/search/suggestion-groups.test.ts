import { expect, test } from 'vitest';
import { suggestionGroups } from './suggestion-groups.ts';

const nothing = { success: true as const, builders: [], projects: [], properties: [], cities: [] };

test('D-24 R-057 every suggestion leads to its own place, in four groups', () => {
  const groups = suggestionGroups({
    ...nothing,
    builders: [{ id: 7, name: 'Palash Group' }],
    projects: [{ id: 1, slug: 'neem-greens', title: 'Neem Greens' }],
    properties: [{ id: 2, slug: 'villa?#', title: 'Villa' }],
    cities: [{ id: 6, city_name: 'Goa', slug: 'goa' }],
  });
  expect(groups.map(({ label, options }) => [label, options])).toEqual([
    ['Builders', [{ name: 'Palash Group', to: '/projects?builder_id=7' }]],
    ['Projects', [{ name: 'Neem Greens', to: '/projects/neem-greens' }]],
    ['Properties', [{ name: 'Villa', to: '/properties/villa%3F%23' }]],
    ['Cities', [{ name: 'Goa', to: '/properties?city_id=6' }]],
  ]);
});

test('a group that found nothing is left out', () => {
  expect(suggestionGroups(nothing)).toEqual([]);
  expect(suggestionGroups({ ...nothing, cities: [{ id: 6, city_name: 'Goa', slug: 'goa' }] })).toHaveLength(1);
});
