import { expect, test } from 'vitest';
import { matchOptions } from './match-options.ts';

const CITIES = [
  { id: 1, label: 'New Delhi', note: 'Delhi' },
  { id: 2, label: 'Dehradun', note: 'Uttarakhand' },
  { id: 3, label: 'Bengalūru', note: 'Karnataka' },
  { id: 4, label: 'Navi Mumbai', note: 'Maharashtra' },
];
const ids = (typed: string) => matchOptions(CITIES, typed).map(({ id }) => id);

test('a list is filtered by what is typed, without case, marks and order of words', () => {
  expect(ids('')).toEqual([1, 2, 3, 4]);
  expect(ids('BENGALURU')).toEqual([3]);
  expect(ids('mumbai navi')).toEqual([4]);
  expect(ids('karna')).toEqual([3]);
  expect(ids('paris')).toEqual([]);
});

test('what begins with it comes first', () => {
  expect(ids('de')).toEqual([2, 1]);
});
