import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indianNumber } from './indian-number.ts';
import { readAmount } from './read-amount.ts';
import { fullRupees, shortRupees, spokenRupees } from './rupees.ts';

const LAKH = 100_000;
const CRORE = 10_000_000;

describe('R-338 an amount as people write it', () => {
  test.each([
    // Digits, with and without grouping.
    ['12500000', 12_500_000],
    ['1,25,00,000', 12_500_000],
    ['12,500,000', 12_500_000],
    ['1,00,000', LAKH],
    ['0', 0],
    ['1000000000000', 10 ** 12],
    ['१२५००००', 1_250_000],
    // Units, in their many spellings.
    ['1.5 Cr', 15_000_000],
    ['1.5cr', 15_000_000],
    ['1.5cr.', 15_000_000],
    ['1.5 CRORES', 15_000_000],
    ['1.5 karod', 15_000_000],
    ['1.15 cr', 11_500_000],
    ['.5 crore', 5_000_000],
    ['0.0000001 cr', 1],
    ['80 lakh', 80 * LAKH],
    ['80L', 80 * LAKH],
    ['80 lk', 80 * LAKH],
    ['45lacs', 45 * LAKH],
    ['25k', 25_000],
    ['25 hazaar', 25_000],
    ['25 hajar', 25_000],
    ['45 lacks', 45 * LAKH],
    ['2 karore', 2 * CRORE],
    ['12.5 thousand', 12_500],
    ['2 करोड़', 2 * CRORE],
    ['2 करोड', 2 * CRORE],
    ['2 करो\u095c', 2 * CRORE],
    ['२५ हज़ार', 25_000],
    ['२५ हजार', 25_000],
    ['५० लाख', 50 * LAKH],
    // Several units.
    ['1 cr 20 lakh', 12_000_000],
    ['1cr20lakh', 12_000_000],
    ['1 crore 25 lakh 50 thousand', 12_550_000],
    ['1 cr 20.5 lakh', 12_050_000],
    ['१ करोड़ २० लाख', 12_000_000],
    // Words for counts.
    ['डेढ़ करोड़', 15_000_000],
    ['dedh crore', 15_000_000],
    ['ढाई करोड़', 25_000_000],
    ['dhai lakh', 250_000],
    ['sawa karod', 12_500_000],
    ['savva crore', 12_500_000],
    ['sawa do crore', 22_500_000],
    ['सवा दो करोड़', 22_500_000],
    ['paune do crore', 17_500_000],
    ['पौने दो करोड़', 17_500_000],
    ['paun crore', 7_500_000],
    ['saade teen crore', 35_000_000],
    ['साढ़े तीन करोड़', 35_000_000],
    ['sade 3 cr', 35_000_000],
    ['half crore', 5_000_000],
    ['aadha crore', 5_000_000],
    ['ek crore', CRORE],
    ['one crore', CRORE],
    ['एक करोड़', CRORE],
    ['do crore', 2 * CRORE],
    ['das lakh', 10 * LAKH],
    ['pachas lakh', 50 * LAKH],
    ['पचास लाख', 50 * LAKH],
    ['पाँच लाख', 5 * LAKH],
    ['fifty lakh', 50 * LAKH],
    ['twenty five lakh', 25 * LAKH],
    ['sau crore', 100 * CRORE],
    ['bees hazar', 20_000],
    // What stands around an amount.
    ['₹ 1.25 crore', 12_500_000],
    ['₹1.25crore', 12_500_000],
    ['Rs. 45 lacs', 45 * LAKH],
    ['Rs.5 cr', 5 * CRORE],
    ['Rs 45,00,000/-', 45 * LAKH],
    ['Rs.25000/- only', 25_000],
    ['INR 80 lakh', 80 * LAKH],
    ['रु. 5000', 5000],
    ['25 हज़ार रुपये', 25_000],
    ['25000 rupees', 25_000],
    ['25k per month', 25_000],
    ['25k p.m.', 25_000],
    ['25,000 pm', 25_000],
    ['25000/month', 25_000],
    ['Rs 25000/- per month', 25_000],
    ['२५ हज़ार रुपये प्रति माह', 25_000],
    ['\t 80\u00a0 lakh \n', 80 * LAKH],
    ['1 25 000', 125_000],
    ['1 crore 2500000', 12_500_000],
  ])('%j is %d rupees', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  test.each([
    '',
    '  ',
    '₹',
    'lakh',
    'cr 5',
    'ek',
    'do',
    'saade crore',
    'saade 3.5 crore',
    'twenty dedh crore',
    'abc',
    '85 x',
    '1.5',
    '12500000.50',
    '0.00000001 cr',
    '-5',
    '- 5 lakh',
    '1e5',
    '0x10',
    '1.2.3 cr',
    '1,5 cr',
    '12,50,0000',
    '25 lakh 1 crore',
    '5 l 5 l',
    '1 cr 200 lakh',
    '1.5 cr 20 lakh',
    // In speech this is 1.25 crore.
    '1 crore 25',
    '40-60 lakh',
    '80 lakh to 1 cr',
    'under 80 lakh',
    '80 lakh+',
    '5000 per sq ft',
    '25k per day',
    '25k per month each',
    '1000000000001',
    '100001 crore',
    '99999999999999999999999',
    'NaN',
    'Infinity',
    'constructor',
    '5 constructor',
  ])('%j is none, and never taken for another', (text) => {
    expect(readAmount(text)).toBeUndefined();
  });

  const rupees = fc.integer({ min: 0, max: 10 ** 12 });

  test('is read exactly from Indian grouping', () => {
    fc.assert(
      fc.property(rupees, (amount) => {
        expect(readAmount(indianNumber(amount))).toBe(amount);
        expect(readAmount(fullRupees(amount))).toBe(amount);
        expect(readAmount(String(amount))).toBe(amount);
      }),
    );
  });

  test('is read back from our own formats, within half a hundredth of the unit', () => {
    fc.assert(
      fc.property(rupees, (amount) => {
        const rounding = amount < LAKH ? 0 : amount < CRORE - 500 ? LAKH / 200 : CRORE / 200;
        for (const text of [shortRupees(amount), spokenRupees(amount)])
          expect(Math.abs((readAmount(text) ?? Number.NaN) - amount)).toBeLessThanOrEqual(rounding + 0.001);
      }),
    );
  });

  test('is the same in capitals and with any spaces', () => {
    const spaces = fc.stringMatching(/^[ \t\u00a0]{0,3}$/);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.constantFrom('k', 'lakh', 'cr'),
        spaces,
        spaces,
        (count, unit, before, between) => {
          const amount = readAmount(`${count} ${unit}`);
          expect(amount).toBeDefined();
          expect(readAmount(`${before}${count}${between}${unit.toUpperCase()}${before}`)).toBe(amount);
        },
      ),
    );
  });

  test('is never a number that was not written', () => {
    const fragment = fc.constantFrom('1', '5', '20', '1.5', '.', ',', ' ', '-', 'cr', 'lakh', 'k', 'sawa', 'do', '₹');
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 8 }), (fragments) => {
        const amount = readAmount(fragments.join(' '));
        if (amount === undefined) return;
        expect(Number.isInteger(amount)).toBe(true);
        expect(amount).toBeLessThanOrEqual(10 ** 12);
        expect(fragments).not.toContain('-');
        expect(fragments).not.toContain(',');
      }),
    );
  });

  test('is rejected quickly if the text was made to keep a reader busy', () => {
    for (const part of ['1,', '1.', 'sawa ', '1 cr ', 'a', '१', '₹'])
      expect(readAmount(`${part.repeat(20_000)}!`)).toBeUndefined();
  });
});
