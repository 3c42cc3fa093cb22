import { expect, test } from 'vitest';
import type { Reading } from '#contract';
import { suggestionGroups } from './suggestion-groups.ts';

const nothing = {
  success: true as const,
  cities: [],
  localities: [],
  landmarks: [],
  builders: [],
  projects: [],
  properties: [],
  rera_numbers: [],
};
const goa = { id: 6, city_name: 'Goa', slug: 'goa', properties: 1 };

const reading: Reading = {
  success: true,
  path: '/properties?city_id=6&bhk=4',
  labels: ['Goa', '3\u00a0BHK'],
  not_understood: [],
  questions: [],
  properties: { path: '/properties?city_id=6&bhk=4', total: 1_286 },
  projects: { path: '/projects?city_id=6&bhk=4', total: 3 },
};

test('D-24 R-057 R-340 every suggestion leads to its own place, in seven groups, with a count or where it is', () => {
  const groups = suggestionGroups({
    ...nothing,
    cities: [goa],
    localities: [{ id: 12, name: 'Baner', city_id: 3, city_name: 'Pune', properties: 1_286 }],
    landmarks: [{ name: 'Saket metro station', city_id: 2, city_name: 'Delhi', projects: 4 }],
    builders: [{ id: 7, name: 'Palash Group', projects: 1 }],
    projects: [{ id: 1, slug: 'neem-greens', title: 'Neem Greens', place: 'Baner, Pune' }],
    properties: [{ id: 2, slug: 'villa?#', title: 'Villa', place: '' }],
    rera_numbers: [{ rera_id: 'P51800090001', kind: 'project', slug: 'neem-greens', title: 'Neem Greens' }],
  });
  expect(groups.map(({ label, options: [first] }) => [label, first?.name, first?.note, first?.to])).toEqual([
    ['Cities', 'Goa', '1 home', '/properties?city_id=6'],
    ['Localities', 'Baner', 'Pune · 1,286 homes', '/properties?city_id=3&locality=12'],
    ['Landmarks', 'Saket metro station', 'Delhi · 4 projects', '/projects?city_id=2&landmark=Saket+metro+station'],
    ['Builders', 'Palash Group', '1 project', '/projects?builder_id=7'],
    ['Projects', 'Neem Greens', 'Baner, Pune', '/projects/neem-greens'],
    ['Properties', 'Villa', '', '/properties/villa%3F%23'],
    ['RERA numbers', 'P51800090001', 'Neem Greens', '/projects/neem-greens'],
  ]);
});

test('a group that found nothing is left out', () => {
  expect(suggestionGroups(nothing)).toEqual([]);
  expect(suggestionGroups({ ...nothing, cities: [goa] })).toHaveLength(1);
});

test('R-341 how a sentence is read comes first, with what its list has', () => {
  const [first] = suggestionGroups({ ...nothing, cities: [goa] }, reading);
  expect(first).toMatchObject({
    label: 'We read this as',
    options: [{ labels: reading.labels, note: '1,286 homes', to: reading.path }],
  });
  const [projects] = suggestionGroups(nothing, { ...reading, path: '/projects?city_id=6&bhk=4' });
  expect(projects?.options[0]?.note).toBe('3 projects');
});

test('R-341 a reading is left out if it is a suggestion already, says nothing, or has to ask', () => {
  const labels = (answer: Reading) => suggestionGroups({ ...nothing, cities: [goa] }, answer).map(({ label }) => label);
  expect(labels({ ...reading, path: '/properties?city_id=6' })).toEqual(['Cities']);
  expect(labels({ ...reading, labels: [] })).toEqual(['Cities']);
  expect(labels({ ...reading, questions: [{ text: 'Sector 62', options: [] }] })).toEqual(['Cities']);
});
