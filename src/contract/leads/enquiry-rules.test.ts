import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EnquiryInput } from './enquiries.ts';
import { type EnquiryFields, nationalNumber, tidy, validateEnquiry } from './enquiry-rules.ts';

const MEERA: EnquiryFields = {
  full_name: 'Meera Kapoor',
  email: 'meera@aangan.example',
  country_code: '+91',
  phone_number: '00000 01044',
  message: 'A flat near the lake, please.',
};

/** Valid, almost valid and random input, to test both outcomes of every rule. */
const text = fc.oneof(
  fc.string({ maxLength: 90 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: fc.constantFrom('a', 'é', 'मी', ' ', '\n', '\0', '\ud800', '\u200b'), maxLength: 90 }),
);
const longText = fc.integer({ min: 1990, max: 2010 }).map((length) => ` ${'x'.repeat(length)} `);
const email = fc.oneof(
  fc.emailAddress(),
  fc
    .string({ unit: fc.constantFrom('a', 'B', '0', '.', '-', '_', "'", '+', '@', ' '), maxLength: 14 })
    .map((start) => `${start}@b-c.in`),
  fc
    .string({ unit: fc.constantFrom('a', 'B', '0', '.', '-', '_', ' '), maxLength: 14 })
    .map((end) => `meera@${end}.in`),
  fc.integer({ min: 235, max: 250 }).map((length) => `a@${'b'.repeat(length)}.example`),
  text,
);
const countryCode = fc.oneof(fc.constantFrom('+91', '+1', '+971', '+39', '', '91', '+', '+12345'), text);
const phone = fc.oneof(
  fc.string({ unit: fc.constantFrom('0', '9', '+', '-', ' ', '(', ')', '.'), maxLength: 16 }),
  fc.stringMatching(/^(\+91 ?|0)?\d{9,11}$/),
  text,
);

const fields: fc.Arbitrary<EnquiryFields> = fc
  .record({
    full_name: text,
    email,
    country_code: countryCode,
    phone_number: phone,
    message: fc.oneof(text, longText),
  })
  // Corrects some fields, so that many forms have only one or two errors.
  .chain((wrong) =>
    fc.subarray(Object.keys(MEERA) as (keyof EnquiryFields)[]).map((right) => {
      const mended = { ...wrong };
      for (const field of right) mended[field] = MEERA[field];
      return mended;
    }),
  );

/** The schema's errors in the shape of the form's. */
function schemaErrors(input: EnquiryFields): Record<string, string> {
  const parsed = EnquiryInput.safeParse({ ...input, iAgreeToTerms: 'Yes' });
  const issues = parsed.success ? [] : parsed.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('the rules of the contact form', () => {
  test('R-151 refuse exactly what the contract refuses, at the same fields, in the same words', () => {
    fc.assert(
      fc.property(fields, (input) => {
        const { phone_number, ...others } = validateEnquiry(input);
        // The schema checks the number only if all other fields are valid, because it needs the country code.
        const form = Object.keys(others).length === 0 && phone_number ? { phone_number } : others;
        expect(schemaErrors(input)).toEqual(form);
      }),
      { numRuns: 2_000 },
    );
  });

  test('R-151 name, email, phone and message are required', () => {
    const empty = { full_name: ' ', email: '', country_code: '+91', phone_number: '', message: '\n' };
    expect(validateEnquiry(empty)).toEqual({
      full_name: 'Please enter your name',
      email: 'Please enter a valid email',
      phone_number: 'Please enter a valid phone number',
      message: 'Please enter a message',
    });
    expect(validateEnquiry(MEERA)).toEqual({});
  });

  test('R-151 text that is too long is told so', () => {
    expect(validateEnquiry({ ...MEERA, full_name: 'm'.repeat(81), message: 'm'.repeat(2001) })).toEqual({
      full_name: 'Please use at most 80 characters',
      message: 'Please use at most 2000 characters',
    });
  });

  test.each([
    ['+91', '98765 43210', '9876543210'],
    ['+91', '+91 (98765) 43-210', '9876543210'],
    ['+91', '09876543210', '9876543210'],
    ['+91', '0124 400 0000', '1244000000'],
    ['+39', '06 1234 5678', '0612345678'],
    ['+1', '+1 202-555-0143', '2025550143'],
    ['+91', '98765 4321', undefined],
    ['+91', '98765 432100', undefined],
    ['+1', '123', undefined],
    ['+1', 'call me', undefined],
    ['+91', '', undefined],
  ])('R-151 a number is what one dials after the country code: %s %s', (code, typed, digits) => {
    expect(nationalNumber(code, typed)).toBe(digits);
  });

  test('whatever is typed, what is stored is text a database can hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(tidy(typed).isWellFormed()).toBe(true);
        expect(tidy(typed)).not.toContain('\0');
        expect(tidy(tidy(typed))).toBe(tidy(typed));
      }),
    );
  });
});

describe('the contract of an enquiry', () => {
  const input = { ...MEERA, iAgreeToTerms: 'Yes' };

  test.each([
    { source: 'NOT A SOURCE' },
    { source: 7 },
    { page_path: 'https://elsewhere.example/' },
    { page_path: '/properties?email=meera@aangan.example' },
    { listing: { kind: 'castle', id: 1 } },
    { listing: { kind: 'property', id: -1 } },
    { listing: 'property-1' },
  ])('D-14 context that makes no sense is left out and never costs an enquiry: %o', (context) => {
    const parsed = EnquiryInput.parse({ ...input, ...context });
    expect(parsed).toMatchObject({ full_name: 'Meera Kapoor' });
    expect(Object.values(parsed)).not.toContain(Object.values(context)[0]);
  });

  test('R-150 the country code is +91 unless another one is given', () => {
    const { country_code: _code, ...without } = input;
    expect(EnquiryInput.parse(without).country_code).toBe('+91');
  });

  test.each(['No', undefined, true])('R-151 without consent nothing is accepted: %o', (iAgreeToTerms) => {
    const parsed = EnquiryInput.safeParse({ ...input, iAgreeToTerms });
    expect(parsed.error?.issues[0]).toMatchObject({ path: ['iAgreeToTerms'], message: 'Please agree to the terms' });
  });
});
