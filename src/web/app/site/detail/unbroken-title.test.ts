import { describe, expect, test } from 'vitest';
import { unbrokenTitle } from './unbroken-title.ts';

describe('a title keeps its numbers with their units', () => {
  test.each([
    ['Residential plot of 350 sq yd in Hoskote', 'Residential plot of_350_sq_yd in Hoskote'],
    ['2 BHK flat in Dwarka Sector 12, 1,130 sq ft', '2_BHK flat in Dwarka Sector_12, 1,130_sq_ft'],
    ['1 RK studio, possession January 2029', '1_RK studio, possession January_2029'],
    ['Farm land of 2.5 acres', 'Farm land of_2.5_acres'],
    ['Neem Court', 'Neem Court'],
  ])('%s', (title, expected) => {
    expect(unbrokenTitle(title).replaceAll('\u00a0', '_')).toBe(expected);
  });
});
