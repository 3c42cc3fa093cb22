import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AreaUnit, type CellKind, IMPORT_FIELDS, type ImportField } from '#contract';
import { type MasterNames, readCell, writeCell } from './sheet-cells.ts';

const getField = (kind: CellKind): ImportField => {
  const field = IMPORT_FIELDS.property.find((each) => each.kind === kind);
  if (!field) throw new Error(`no field is written as ${kind}`);
  return field;
};

const names: MasterNames = {
  city: new Map([['pune', 7]]),
  builder: new Map([['banyan homes, pvt', 3]]),
  tags: new Map([
    ['featured', 1],
    ['top; pick', 2],
  ]),
  amenities: new Map([
    ['pool', 1],
    ['leisure: lift', 2],
    ['building: lift', 3],
  ]),
  bhks: new Map([
    ['2', 1],
    ['2.5', 2],
    ['1 rk', 3],
  ]),
};

const read = (kind: CellKind, text: string, column = '') => readCell(getField(kind), text, column, names);

describe('a cell is understood as people write it', () => {
  test.each<[CellKind, string, unknown]>([
    ['rupees', '1 crore 25 lakh', 12_500_000],
    ['rupees', '92,50,000', 9_250_000],
    ['area', '1,850 Sq.Ft.', { value: 1850, unit: 'sq_ft' }],
    ['area', '12.4 acres', { value: 12.4, unit: 'acre' }],
    ['area', '300 gaj', { value: 300, unit: 'sq_yd' }],
    ['day', '15/11/2027', '2027-11-15'],
    ['day', '2027-11-15', '2027-11-15'],
    ['day', '5-Nov-27', '2027-11-05'],
    ['day', '2027-11-15', '2027-11-15'],
    ['yes-no', 'YES', true],
    ['yes-no', 'false', false],
    ['choice', 'draft', 'draft'],
    ['city', '  PUNE ', 7],
    ['builder', 'Banyan  Homes, Pvt', 3],
    ['tags', 'Featured, Featured', [1]],
    ['tags', String.raw`Top\; Pick; featured`, [2, 1]],
    ['amenities', 'Pool\nBuilding: Lift', [1, 3]],
    ['bhks', '2 BHK, 2.5, 1 RK', [1, 2, 3]],
    ['number', '-73.25', -73.25],
    ['words', 'Lake gate; Old banyan', ['Lake gate', 'Old banyan']],
  ])('%s %j', (kind, text, value) => {
    expect(read(kind, text)).toEqual({ value });
  });

  test('an area has the unit that the head of its column names', () => {
    expect(read('area', '1850', 'Area (sq ft)')).toEqual({ value: { value: 1850, unit: 'sq_ft' } });
    expect(read('area', '2 acres', 'Area (sq ft)')).toEqual({ value: { value: 2, unit: 'acre' } });
  });

  test.each<[CellKind, string]>([
    ['rupees', 'cheap'],
    ['area', '1850'],
    ['area', '1850 light years'],
    ['day', '31/02/2027'],
    ['day', '12/31/2027'],
    ['yes-no', 'perhaps'],
    ['choice', 'haunted'],
    ['city', 'Atlantis'],
    ['amenities', 'Lift'],
    ['bhks', '17'],
    ['number', '1e3'],
  ])('%s %j is told with a sentence, and never taken for something else', (kind, text) => {
    expect(read(kind, text)).toEqual({ error: expect.any(String) });
  });
});

describe('R-311 what is written into a cell is read back', () => {
  const again = (kind: CellKind, value: unknown) =>
    readCell(getField(kind), writeCell(getField(kind), value), '', names);
  const word = fc.string({ minLength: 1, unit: 'grapheme' }).map((text) => text.replaceAll(/\s/g, '_'));

  test('money to the rupee', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 12 }), (amount) => {
        expect(again('rupees', amount)).toEqual({ value: amount });
      }),
    );
  });

  test('areas in every unit', () => {
    const area = fc.record({
      value: fc.integer({ min: 1, max: 10 ** 11 }).map((thousandths) => thousandths / 1000),
      unit: fc.constantFrom(...AreaUnit.options),
    });
    fc.assert(
      fc.property(area, (value) => {
        expect(again('area', value)).toEqual({ value });
      }),
    );
  });

  test('days, also those before the month they are written in', () => {
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, (value) => {
        expect(again('day', value)).toEqual({ value });
      }),
    );
  });

  test('several words, whatever stands in them', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 5 }), (words) => {
        expect(again('words', words)).toEqual({ value: words });
      }),
    );
  });
});
