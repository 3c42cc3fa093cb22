import { describe, expect, test } from 'vitest';
import { areaText, askingPrice, inUnit, squareFeet } from './amounts.ts';
import { atOfficeHours, formatMonth, monthFromBase } from './calendar.ts';
import { fill, html, withArticle } from './random.ts';
import { createSlugger } from './slugs.ts';

describe('the words of the demo', () => {
  test('a sentence takes its facts, capital letters included, and refuses a gap nobody can fill', () => {
    expect(fill('{Noun} of {area}', { noun: 'flat', area: '900 sq ft' })).toBe('Flat of 900 sq ft');
    expect(() => fill('{nobody}', {})).toThrow('nothing to put into {nobody}');
    expect(withArticle('independent house')).toBe('an independent house');
  });

  test('paragraphs come with their list after the first', () => {
    expect(html(['One', 'Two'], ['a'])).toBe('<p>One</p><ul><li>a</li></ul><p>Two</p>');
  });

  test('a slug is given once, the second owner gets a number', () => {
    const slugFor = createSlugger();
    expect([slugFor("Children's Lane, 2.5 BHK"), slugFor('Children’s lane 2.5 BHK')]).toEqual([
      'childrens-lane-2-5-bhk',
      'childrens-lane-2-5-bhk-2',
    ]);
  });

  test('prices are asked in steps that people use', () => {
    expect([1_234_567, 8_743_211, 23_456_789, 87_654_321].map(askingPrice)).toEqual([
      1_230_000, 8_750_000, 23_500_000, 87_500_000,
    ]);
  });

  test('an area can be said in another unit', () => {
    expect(areaText(inUnit(43_560 * 2.4, 'acre', 0.25))).toBe('2.5 acres');
    expect(areaText({ value: 123_456, unit: 'sq_ft' })).toBe('1,23,456 sq ft');
    expect(squareFeet({ value: 200, unit: 'sq_yd' })).toBe(1800);
  });

  test('moments move into office hours and keep their order', () => {
    expect(atOfficeHours(new Date('2026-05-03T00:00:00Z')).toISOString()).toBe('2026-05-03T04:30:00.000Z');
    expect(atOfficeHours(new Date('2026-05-03T12:00:00Z')).toISOString()).toBe('2026-05-03T08:45:00.000Z');
    expect(formatMonth(monthFromBase(16))).toBe('March 2028');
  });
});
