import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readArea } from '#contract/amounts.ts';
import { indianNumber } from '#contract/indian-number.ts';
import { readRupees } from '#contract/read-amount.ts';
import { groupDigits } from '../rupees-control.tsx';

const AMOUNT = fc.integer({ min: 0, max: 10 ** 12 });

describe('R-311 an amount that staff type', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['₹', null],
    ['0', 0],
    ['92,50,000', 9_250_000],
    ['9250000', 9_250_000],
    ['₹ 92,50,000/-', 9_250_000],
    ['Rs. 85 lakh', 8_500_000],
    ['Rs85', 85],
    ['85 lakh', 8_500_000],
    ['85L', 8_500_000],
    ['85 lacs', 8_500_000],
    ['1.25 cr', 12_500_000],
    ['1.25Cr', 12_500_000],
    ['.5 crore', 5_000_000],
    ['1 crore 25 lakh', 12_500_000],
    ['1 cr 25 l 50 k', 12_550_000],
    ['1 cr 2550007', 12_550_007],
    ['92 50 000', 9_250_000],
    ['45k', 45_000],
    ['45k per month', 45_000],
    ['dedh crore', 15_000_000],
    ['0.0000001 cr', 1],
  ])('%j is %s', (text, amount) => {
    expect(readRupees(text)).toBe(amount);
  });

  test.each([
    'abc',
    '85 x',
    '1.5',
    '1.2.3 cr',
    '-5',
    '0.00000001 cr',
    '25 lakh 1 crore',
    '5 l 5 l',
    '.',
    '1e5',
    '99999999999999999',
  ])('%j is none, and never taken for another', (text) => {
    expect(readRupees(text)).toBeNaN();
  });

  test('comes back to the rupee from every way it is written', () => {
    fc.assert(
      fc.property(AMOUNT, (amount) => {
        const digits = String(amount).padStart(8, '0');
        expect(readRupees(String(amount))).toBe(amount);
        expect(readRupees(indianNumber(amount))).toBe(amount);
        expect(readRupees(`${digits.slice(0, -7)}.${digits.slice(-7)} crore`)).toBe(amount);
        expect(readRupees(`${digits.slice(0, -5)}.${digits.slice(-5)}L`)).toBe(amount);
        expect(readRupees(`${digits.slice(0, -7)} cr ${digits.slice(-7)}`)).toBe(amount);
      }),
    );
  });

  test('is grouped while it is typed, and the caret stays behind its digit', () => {
    expect(groupDigits('1250', 4)).toEqual({ text: '1,250', caret: 5 });
    expect(groupDigits('12,5000', 4)).toEqual({ text: '1,25,000', caret: 4 });
    expect(groupDigits('85 la', 5)).toEqual({ text: '85 la', caret: 5 });
    expect(groupDigits('007', 3)).toEqual({ text: '7', caret: 1 });
    const digitsBefore = (text: string, caret: number) => text.slice(0, caret).replaceAll(',', '').length;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 12 }),
        fc.nat({ max: 20 }),
        fc.boolean(),
        (amount, place, grouped) => {
          const text = grouped ? indianNumber(amount) : String(amount);
          const caret = Math.min(place, text.length);
          const after = groupDigits(text, caret);
          expect(readRupees(after.text)).toBe(amount);
          expect(digitsBefore(after.text, after.caret)).toBe(digitsBefore(text, caret));
          expect(groupDigits(after.text, after.caret)).toEqual(after);
        },
      ),
    );
  });
});

test('a cell made to keep a reader busy for ever is refused at once', () => {
  expect(readRupees(`0a.0${'a00a.0'.repeat(2_000)}!`)).toBeNaN();
});

describe('an area that staff type', () => {
  test.each([
    ['', null],
    ['1,850', 1850],
    ['12.4', 12.4],
    ['.5', 0.5],
    ['1850.125', 1850.125],
  ])('%j is %s', (text, area) => {
    expect(readArea(text)).toBe(area);
  });

  test.each(['0', '-4', '12 acres', '1.2345', '1e3', '1.2.3', '123456789012'])('%j is none', (text) => {
    expect(readArea(text)).toBeNaN();
  });
});
