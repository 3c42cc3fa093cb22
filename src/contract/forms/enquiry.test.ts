import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText } from '../text.ts';
import { EnquiryInput } from './enquiry.ts';
import { getFieldErrors } from './field-errors.ts';
import { nationalNumber } from './phone.ts';

const MEERA = {
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

type Fields = typeof MEERA;
const NAMES = Object.keys(MEERA) as (keyof Fields)[];

const fields: fc.Arbitrary<Fields> = fc
  .record({
    full_name: text,
    email,
    country_code: countryCode,
    phone_number: phone,
    message: fc.oneof(text, longText),
  })
  // Corrects some fields, so that many forms have only one or two errors.
  .chain((wrong) =>
    fc.subarray(NAMES).map((right) => ({ ...wrong, ...Object.fromEntries(right.map((name) => [name, MEERA[name]])) })),
  );

const validate = (input: object) => getFieldErrors(EnquiryInput, { iAgreeToTerms: 'Yes', ...input });

describe('the contact form', () => {
  test('R-151 shows the errors of all invalid fields at once', () => {
    fc.assert(
      fc.property(fields, (input) => {
        const { country_code, phone_number } = input;
        const expected = NAMES.map((name) => validate({ ...MEERA, country_code, phone_number, [name]: input[name] }));
        expect(validate(input)).toEqual(Object.assign({}, ...expected));
      }),
      { numRuns: 1_000 },
    );
  });

  test('R-151 stores only what the database and our advisors can use', () => {
    fc.assert(
      fc.property(fields, (input) => {
        const { success, data } = EnquiryInput.safeParse({ ...input, iAgreeToTerms: 'Yes' });
        if (!success) return;
        expect(data.full_name).toMatch(/^\S(.{0,78}\S)?$/);
        expect(data.email).toMatch(/^[^\sA-Z]+@[^\sA-Z]+\.[a-z]{2,}$/);
        expect(data.country_code + data.phone_number).toMatch(/^\+\d{6,18}$/);
        expect(data.message.length).toBeGreaterThan(0);
        expect(data.message.length).toBeLessThanOrEqual(2000);
        for (const stored of [data.full_name, data.message]) expect(stored).toBe(cleanText(stored));
      }),
      { numRuns: 1_000 },
    );
  });

  test('R-151 name, email, phone and message are required', () => {
    const empty = { full_name: ' ', email: '', country_code: '+91', phone_number: '', message: '\n' };
    expect(validate(empty)).toEqual({
      full_name: 'Please enter your name',
      email: 'Please enter a valid email',
      phone_number: 'Please enter a valid phone number',
      message: 'Please enter a message',
    });
    expect(validate(MEERA)).toEqual({});
  });

  test('D-69 to be called, name and number are enough; what else is typed must be valid', () => {
    const callback = { full_name: 'Meera Kapoor', phone_number: '98765 43210', source: 'property-card' };
    expect(validate(callback)).toEqual({});
    expect(validate({ ...callback, email: ' ', message: '\n' })).toEqual({});
    expect(validate({ ...callback, email: 'meera@', message: 'm'.repeat(2001) })).toEqual({
      email: 'Please enter a valid email',
      message: 'Please use at most 2,000 characters',
    });
    expect(validate({ source: 'property-card' })).toEqual({
      full_name: 'Please enter your name',
      phone_number: 'Please enter a valid phone number',
    });
  });

  test.each(['contact-page', undefined])(
    'R-151 D-69 the form of the contact page keeps its required fields: %s',
    (source) => {
      expect(Object.keys(validate({ full_name: 'Meera Kapoor', phone_number: '98765 43210', source }))).toEqual([
        'email',
        'message',
      ]);
    },
  );

  test('R-151 text that is too long is told so', () => {
    expect(validate({ ...MEERA, full_name: 'm'.repeat(81), message: 'm'.repeat(2001) })).toEqual({
      full_name: 'Please use at most 80 characters',
      message: 'Please use at most 2,000 characters',
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
        expect(cleanText(typed).isWellFormed()).toBe(true);
        expect(cleanText(typed)).not.toContain('\0');
        expect(cleanText(cleanText(typed))).toBe(cleanText(typed));
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
