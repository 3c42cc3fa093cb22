import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getFieldErrors } from './field-errors.ts';
import { PostingInput, PropertyForm } from './posting.ts';

const VILLA = {
  posted_by: 'owner',
  name: 'Meera Kapoor',
  email: 'meera@aangan.example',
  country_code: '+91',
  phone_number: '00000 01044',
  city: 'Jaipur',
  address: '12 Nehru Marg, near the old well',
  property_type: 'villa',
  property_details: 'Three rooms around a yard.\nMorning light.',
  price: '',
  area_value: '',
  area_unit: 'sq_ft',
  rera_number: '',
};

const NAMES = Object.keys(VILLA) as (keyof typeof VILLA)[];

const anything = fc.oneof(
  fc.constantFrom('', ' ', 'agent', 'owner', 'castle', 'villa', '0', '12', '1.5', '1,25,00,000', 'sq_ft', 'toString'),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: fc.constantFrom('a', 'मी', '🏠', ' ', '\n', '\0', '\ud800'), maxLength: 300 }),
);

const forms = fc
  .tuple(fc.array(fc.tuple(fc.constantFrom(...NAMES), anything), { maxLength: 3 }))
  .map(([changes]) => ({ ...VILLA, ...Object.fromEntries(changes) }));

const parse = (form: object) => PostingInput.safeParse({ iAgreeToTerms: 'Yes', ...form });
const validate = (form: object) => getFieldErrors(PostingInput, { iAgreeToTerms: 'Yes', ...form });

/** Fields that are checked together. */
const GROUPS = [
  ['posted_by', 'rera_number'],
  ['country_code', 'phone_number'],
  ['area_value', 'area_unit'],
] as const;
const GROUPED = new Set<string>(GROUPS.flat());
const CHECKED_TOGETHER = [...GROUPS, ...NAMES.filter((name) => !GROUPED.has(name)).map((name) => [name] as const)];

describe('R-130 D-10 posting a property', () => {
  test('shows the errors of all invalid fields at once', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const expected = CHECKED_TOGETHER.map((names) =>
          validate({ ...VILLA, ...Object.fromEntries(names.map((name) => [name, form[name]])) }),
        );
        expect(validate(form)).toEqual(Object.assign({}, ...expected));
      }),
      { numRuns: 1_000 },
    );
  });

  test('stores only what fits into the database', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const { success, data } = parse(form);
        if (!success) return;
        const { name, address, property_details, price, area } = data;
        for (const [text, min, max] of [
          [name, 2, 80],
          [address, 10, 250],
          [property_details, 30, 4000],
        ] as const) {
          expect(Array.from(text).length).toBeGreaterThanOrEqual(min);
          expect(Array.from(text).length).toBeLessThanOrEqual(max);
          expect(text.isWellFormed() && !text.includes('\0')).toBe(true);
        }
        expect(price ?? 1).toBeGreaterThan(0);
        expect(area?.value ?? 1).toBeGreaterThan(0);
      }),
    );
  });

  test('checks the property alike when its poster changes it', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const { address, property_details, price, area_value, area_unit } = form;
        const property = { address, property_details, price, area_value, area_unit };
        expect(getFieldErrors(PropertyForm, property)).toEqual(validate({ ...VILLA, ...property }));
      }),
    );
  });

  test('name every field that is missing, and the terms', () => {
    const { error } = PostingInput.safeParse({});
    expect(error?.issues.map(({ path }) => path[0]).toSorted()).toEqual([
      'address',
      'city',
      'email',
      'iAgreeToTerms',
      'name',
      'phone_number',
      'posted_by',
      'property_details',
      'property_type',
    ]);
  });

  test.each([
    ['name', 'M', 'Please use at least 2 characters'],
    ['name', 'm'.repeat(81), 'Please use at most 80 characters'],
    ['address', 'Too short', 'Please use at least 10 characters'],
    ['address', 'a'.repeat(251), 'Please use at most 250 characters'],
    ['property_details', '🏠'.repeat(29), 'Please describe the property in at least 30 characters'],
    ['property_details', 'd'.repeat(4001), 'Please use at most 4,000 characters'],
    ['price', '0', 'Please enter the price in whole rupees'],
    ['price', '85 lakh', 'Please enter the price in whole rupees'],
    ['area_value', '-3', 'Please enter the area as a number'],
    ['rera_number', '!!', 'Please enter a valid RERA number'],
    ['property_type', 'castle', 'Please choose a property type'],
  ] as const)('refuse %s %s', (field, typed, expected) => {
    expect(validate({ ...VILLA, [field]: typed })).toEqual({ [field]: expected });
  });

  test('ask agents for their RERA number and builders for that of the project', () => {
    expect(validate({ ...VILLA, posted_by: 'agent' })).toEqual({
      rera_number: 'Please enter your RERA agent number',
    });
    expect(validate({ ...VILLA, posted_by: 'builder' })).toEqual({
      rera_number: 'Please enter the RERA number of the project',
    });
    expect(validate({ ...VILLA, posted_by: 'agent', rera_number: 'RAJ/A/2026/0001' })).toEqual({});
  });

  test('read prices and areas as people write them', () => {
    const typed = { ...VILLA, price: '1,25,00,000', area_value: '1,250.5', rera_number: 'raj/p/1' };
    expect(parse(typed).data).toMatchObject({
      price: 12_500_000,
      area: { value: 1250.5, unit: 'sq_ft' },
      rera_number: 'RAJ/P/1',
    });
    expect(PropertyForm.parse(VILLA)).toEqual({
      address: VILLA.address,
      property_details: VILLA.property_details,
      price: null,
      area: null,
    });
  });
});
