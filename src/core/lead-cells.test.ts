import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CellKind } from '#contract';
import { readCell } from './sheet-cells.ts';

const NAMES = {
  city: new Map<string, number>(),
  builder: new Map<string, number>(),
  tags: new Map<string, number>(),
  amenities: new Map<string, number>(),
  bhks: new Map<string, number>(),
  colleague: new Map([
    ['farah khan', 3],
    ['farah@aangan.example', 3],
  ]),
};

const read = (kind: CellKind, text: string) =>
  readCell({ name: 'x', label: 'X', kind, labels: {}, example: '' }, text, 'X', NAMES);

const indian = (phone_number: string) => ({ country_code: '+91', phone_number });

describe('R-412 phone numbers of a cell', () => {
  test.each([
    ['9876543210', ['9876543210']],
    ['+91 98765-43210', ['9876543210']],
    ['09876543210', ['9876543210']],
    ['919876543210', ['9876543210']],
    ['Mob. 98765 43210 (W)', ['9876543210']],
    ['9876543210.0', ['9876543210']],
    ['98765 43210 / +91-98111 00000', ['9876543210', '9811100000']],
    ['9876543210,9811100000', ['9876543210', '9811100000']],
    ['9876543210 or 9811100000', ['9876543210', '9811100000']],
    ['12345 / 9811100000', ['9811100000']],
  ])('%j is read', (text, numbers) => {
    expect(read('phones', text)).toEqual({ value: numbers.map(indian) });
  });

  test('another country is read with a space after its code', () => {
    expect(read('phones', '+971 50 123 4567')).toEqual({
      value: [{ country_code: '+971', phone_number: '501234567' }],
    });
  });

  test.each(['98765', '98765xxxxx', '9.87E+09', 'call me', '98765x43210', '+'])('%j is none', (text) => {
    expect(read('phones', text)).toHaveProperty('error');
  });

  test('every Indian number is read, however it is written', () => {
    const digits = fc.stringMatching(/^[6-9]\d{9}$/);
    const prefix = fc.constantFrom('', '0', '+91', '+91 ', '91', '+91-', '0091');
    const gap = fc.constantFrom('', ' ', '-', '.');
    const separator = fc.constantFrom('/', ' / ', ',', ', ', ';', ' or ');
    fc.assert(
      fc.property(digits, digits, prefix, gap, separator, (one, other, start, middle, between) => {
        const written = `${start}${one.slice(0, 5)}${middle}${one.slice(5)}${between}${other}`;
        expect(read('phones', written)).toEqual({ value: [one, other].map(indian) });
      }),
    );
  });

  test('no text makes it throw, or a number of another length', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const found = read('phones', text);
        const phones = 'value' in found ? (found.value as ReturnType<typeof indian>[]) : [];
        expect(phones.every(({ phone_number }) => /^\d{5,14}$/.test(phone_number))).toBe(true);
      }),
    );
  });
});

describe('R-412 dates of a cell', () => {
  test.each([
    ['14/11/2026', '2026-11-14'],
    ['14-11-26', '2026-11-14'],
    ['14-Nov-26', '2026-11-14'],
    ['14 Nov 2026', '2026-11-14'],
    ['14th November 2026', '2026-11-14'],
    ['Nov 14, 2026', '2026-11-14'],
    ['2026-11-14', '2026-11-14'],
    ['2026-11-14T10:30:00Z', '2026-11-14'],
    ['14/11/2026 10:34 AM', '2026-11-14'],
    ['14-11-2026, 9:05', '2026-11-14'],
    ['46340', '2026-11-14'],
    ['46340.4375', '2026-11-14'],
  ])('%j is %s', (text, day) => {
    expect(read('timestamp', text)).toEqual({ value: day });
  });

  test.each(['yesterday', '31/02/2026', '11/14/2026', '12345678', '10:30', ''])('%j is none', (text) => {
    expect(read('timestamp', text)).toHaveProperty('error');
  });

  test('every day is read in each way of writing it', () => {
    const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2049-12-31'), noInvalidDate: true });
    const time = fc.constantFrom('', ' 10:30', ' 9:05 PM', ', 23:59:59');
    fc.assert(
      fc.property(days, time, (date, clock) => {
        const iso = date.toISOString().slice(0, 10);
        const [year, month, day] = iso.split('-');
        for (const text of [iso, `${day}/${month}/${year}`, `${day}-${month}-${year?.slice(2)}`])
          expect(read('timestamp', text + clock)).toEqual({ value: iso });
      }),
    );
  });

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => read('timestamp', text)).not.toThrow();
      }),
    );
  });
});

describe('R-412 colleagues of a cell', () => {
  test.each(['Farah Khan', 'farah  khan', 'FARAH@aangan.example'])('%j is one', (text) => {
    expect(read('colleague', text)).toEqual({ value: 3 });
  });

  test('another name is none', () => {
    expect(read('colleague', 'Pooja')).toEqual({ error: 'No colleague called Pooja works on enquiries' });
  });
});
