import { expect, test } from 'vitest';
import { squareFeet } from '../amounts.ts';
import { AreaUnit } from './enumerations.ts';

test.each([
  ['sq_ft', 1],
  ['sq_m', 10.7639],
  ['sq_yd', 9],
  ['acre', 43_560],
  ['hectare', 107_639.1042],
  ['bigha', 27_225],
  ['katha', 1361.25],
  ['gunta', 1089],
  ['cent', 435.6],
] as const)('one %s is %d square feet', (unit, feet) => {
  expect(squareFeet({ value: 1, unit })).toBeCloseTo(feet, 3);
  expect(AreaUnit.options).toContain(unit);
});
