import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getFieldErrors } from './field-errors.ts';
import { homeFields } from './posted-home.ts';
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
  purpose: 'sale',
  bhk_id: '',
  locality: '',
  flat_number: '',
  area_value: '',
  carpet_area_value: '',
  area_unit: 'sq_ft',
  floor: '',
  total_floors: '',
  furnishing: '',
  deposit: '',
  available_from: '',
  minimum_stay_months: '',
  maintenance_included: '',
  preferred_tenants: '',
  rera_number: '',
};

const NAMES = Object.keys(VILLA) as (keyof typeof VILLA)[];

const anything = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'agent',
    'owner',
    'castle',
    'villa',
    '0',
    '12',
    '1.5',
    '1,25,00,000',
    'sq_ft',
    'toString',
    'rent',
    'full',
    '-3',
    '201',
    '2026-12-01',
    'yes',
    '85 lakh',
  ),
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
  ['area_value', 'carpet_area_value', 'area_unit'],
  ['floor', 'total_floors'],
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
        const { name, address, property_details, price, area, carpet_area, floor, total_floors } = data;
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
        expect(carpet_area?.value ?? 1).toBeGreaterThan(0);
        expect(floor ?? 0).toBeLessThanOrEqual(total_floors ?? 200);
      }),
    );
  });

  test('checks the property alike when its poster changes it', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const property = Object.fromEntries(Object.keys(homeFields).map((name) => [name, Reflect.get(form, name)]));
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
    ['price', '0', 'Please enter an amount, such as 85,00,000 or 85 lakh'],
    ['price', 'eighty five', 'Please enter an amount, such as 85,00,000 or 85 lakh'],
    ['purpose', 'lease', 'Please choose For sale or For rent'],
    ['bhk_id', '3.5', 'Please choose a BHK'],
    ['locality', 'l'.repeat(81), 'Please use at most 80 characters'],
    ['flat_number', 'f'.repeat(41), 'Please use at most 40 characters'],
    ['floor', '201', 'Please enter the floor as a number; 0 is the ground floor'],
    ['total_floors', '0', 'Please enter the number of floors'],
    ['furnishing', 'lavish', 'Please choose a furnishing'],
    ['deposit', 'two months', 'Please enter an amount, such as 85,00,000 or 85 lakh'],
    ['available_from', '2026-13-01', 'Please enter a day'],
    ['minimum_stay_months', '121', 'Please enter the months as a number'],
    ['preferred_tenants', 'vegetarians', 'Please choose the tenants'],
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
    expect(PropertyForm.parse({ ...VILLA, price: '1.5 Cr', deposit: '2 lakh', purpose: 'rent' })).toMatchObject({
      price: 15_000_000,
      deposit: 200_000,
      area: null,
      carpet_area: null,
      bhk_id: null,
    });
  });

  test('R-337 refuses a carpet area that is larger than the built-up area, and a floor above the top one', () => {
    expect(validate({ ...VILLA, area_value: '900', carpet_area_value: '1,200' })).toEqual({
      carpet_area_value: 'The carpet area is larger than the built-up area',
    });
    expect(validate({ ...VILLA, floor: '7', total_floors: '4' })).toEqual({
      floor: 'The floor is above the top floor',
    });
    expect(validate({ ...VILLA, floor: '0', total_floors: '4' })).toEqual({});
  });

  test('R-332 R-337 keeps rent terms only for rent, and a BHK only for a home', () => {
    const rent = { ...VILLA, purpose: 'rent', deposit: '1 lakh', maintenance_included: 'no', bhk_id: '3' };
    expect(PropertyForm.parse(rent)).toMatchObject({ deposit: 100_000, maintenance_included: false, bhk_id: 3 });
    expect(PropertyForm.parse({ ...rent, purpose: 'sale', property_type: 'plot' })).toMatchObject({
      deposit: null,
      maintenance_included: null,
      bhk_id: null,
    });
  });
});
