import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PostingFields, postingIn, propertyIn, validatePosting } from './posting-rules.ts';
import { PostingInput } from './postings.ts';

const VILLA: PostingFields = {
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

const NAMES = Object.keys(VILLA) as (keyof PostingFields)[];

const anything = fc.oneof(
  fc.constantFrom('', ' ', 'agent', 'owner', 'castle', 'villa', '0', '12', '1.5', '1,25,00,000', 'sq_ft', 'toString'),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: fc.constantFrom('a', 'मी', '🏠', ' ', '\n', '\0', '\ud800'), maxLength: 300 }),
);

const forms = fc
  .tuple(fc.array(fc.tuple(fc.constantFrom(...NAMES), anything), { maxLength: 3 }))
  .map(([changes]): PostingFields => ({ ...VILLA, ...Object.fromEntries(changes) }));

describe('R-130 D-10 the rules of posting a property', () => {
  test('are those of the contract, at the same fields, in the same words', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const parsed = PostingInput.safeParse({ ...form, iAgreeToTerms: 'Yes' });
        const issues = parsed.success ? [] : parsed.error.issues;
        expect(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))).toEqual(
          validatePosting(form),
        );
        expect(parsed.success ? parsed.data : postingIn(form)).toMatchObject(postingIn(form));
      }),
      { numRuns: 2_000 },
    );
  });

  test('whatever passes them fits into the database', () => {
    fc.assert(
      fc.property(forms, (form) => {
        if (Object.keys(validatePosting(form)).length > 0) return;
        const { name, address, property_details, price, area } = postingIn(form);
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

  test('name every field that is missing, and the terms', () => {
    const parsed = PostingInput.safeParse({});
    expect(parsed.error?.issues.map(({ path }) => path[0]).toSorted()).toEqual([
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
    ['property_details', '🏠'.repeat(29), 'Please use at least 30 characters'],
    ['property_details', 'd'.repeat(4001), 'Please use at most 4000 characters'],
    ['price', '0', 'Please enter the price in whole rupees'],
    ['price', '85 lakh', 'Please enter the price in whole rupees'],
    ['area_value', '-3', 'Please enter the area as a number'],
    ['rera_number', '!!', 'Please enter a valid RERA number'],
    ['property_type', 'castle', 'Please choose a property type'],
  ] as const)('refuse %s %s', (field, typed, expected) => {
    expect(validatePosting({ ...VILLA, [field]: typed })).toEqual({ [field]: expected });
  });

  test('ask agents for their RERA number and builders for that of the project', () => {
    expect(validatePosting({ ...VILLA, posted_by: 'agent' })).toEqual({
      rera_number: 'Please enter your RERA agent number',
    });
    expect(validatePosting({ ...VILLA, posted_by: 'builder' })).toEqual({
      rera_number: 'Please enter the RERA number of the project',
    });
    expect(validatePosting({ ...VILLA, posted_by: 'agent', rera_number: 'RAJ/A/2026/0001' })).toEqual({});
  });

  test('read prices and areas as people write them', () => {
    expect(postingIn({ ...VILLA, price: '1,25,00,000', area_value: '1,250.5', rera_number: 'raj/p/1' })).toMatchObject({
      price: 12_500_000,
      area: { value: 1250.5, unit: 'sq_ft' },
      rera_number: 'RAJ/P/1',
    });
    expect(propertyIn(VILLA)).toEqual({
      address: VILLA.address,
      property_details: VILLA.property_details,
      price: null,
      area: null,
    });
  });
});
