import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Id } from './answers.ts';
import { EmailAddress, EnquiryInput, Page, TwoFactorCode, UserInput } from './index.ts';
import { CityName } from './places/cities.ts';

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), minLength, maxLength });
const letters = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'.split('')),
  minLength: 1,
  maxLength: 12,
});

const enquiry = (phone_number: string) => ({
  full_name: 'Meera Kapoor',
  email: 'meera@aangan.example',
  phone_number,
  message: 'A flat near the lake, please.',
  iAgreeToTerms: 'Yes',
});

describe('R-223 the shared input patterns', () => {
  test('digits only: a phone number is stored as its digits, and a letter in it is refused', () => {
    fc.assert(
      fc.property(digits(10, 10), (number) => {
        expect(EnquiryInput.parse(enquiry(number)).phone_number).toBe(number);
        expect(EnquiryInput.safeParse(enquiry(`${number.slice(1)}x`)).success).toBe(false);
      }),
    );
    expect(TwoFactorCode.safeParse({ code: '12345a' }).success).toBe(false);
  });

  test('positive integers: an id and a page count from 1, without fractions or signs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (number) => {
        expect(Id.parse(String(number))).toBe(number);
        expect(Page.parse(String(number))).toBe(number);
      }),
    );
    for (const wrong of ['0', '-1', '1.5', 'one', '']) {
      expect(Id.safeParse(wrong).success).toBe(false);
      expect(Page.parse(wrong)).toBe(1);
    }
  });

  test('letters and spaces: the name of a city, also with the marks of D-57, never with digits', () => {
    fc.assert(
      fc.property(letters, letters, fc.nat(9), (one, other, digit) => {
        expect(CityName.safeParse(`${one} ${other}`).success).toBe(true);
        expect(CityName.safeParse(`${one}${digit}`).success).toBe(false);
      }),
    );
  });

  test('email: local part, @, domain and a suffix of two letters or more', () => {
    const suffix = fc.string({
      unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'.split('')),
      minLength: 2,
      maxLength: 6,
    });
    fc.assert(
      fc.property(letters, letters, suffix, (local, domain, end) => {
        expect(EmailAddress.parse(` ${local}@${domain.toUpperCase()}.${end} `)).toBe(`${local}@${domain}.${end}`);
        for (const wrong of [
          `${local}@${domain}`,
          `${local}@${domain}.x`,
          `@${domain}.${end}`,
          `${local} @${domain}.${end}`,
        ])
          expect(EmailAddress.safeParse(wrong).success).toBe(false);
      }),
    );
  });

  test('digits and hyphens: a mobile number of staff may be written in groups, and nothing else stands between', () => {
    const staff = { full_name: 'Ravi Deshpande', email: 'ravi@aangan.example', role: 'sales' };
    fc.assert(
      fc.property(digits(5, 5), digits(5, 5), (one, other) => {
        expect(UserInput.safeParse({ ...staff, mobile_number: `${one}-${other}` }).success).toBe(true);
        expect(UserInput.safeParse({ ...staff, mobile_number: `${one}/${other}` }).success).toBe(false);
      }),
    );
  });
});
