import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readContactPoint, readPhone } from './contact-point.ts';

test.each([
  ['9876500001', '+91 9876500001'],
  ['098765 00001', '+91 9876500001'],
  ['+91-98765-00001', '+91 9876500001'],
  ['919876500001', '+91 9876500001'],
  ['0091 98765 00001', '+91 9876500001'],
  ['(+91) 98765.00001', '+91 9876500001'],
  ['00000 30484', '+91 0000030484'],
  ['+971 50 123 4567', '+971 501234567'],
  ['0044 20 7946 0018', '+44 2079460018'],
  [' Meera@Mail.Example ', 'meera@mail.example'],
])('R-412 %s is read as %s', (typed, value) => {
  expect(readContactPoint(typed)?.value).toBe(value);
});

test.each(['', '98765', '+91 98765', 'call me', '+971501234567', '12345678901', 'meera@', '9876500001 / 9876500002'])(
  'R-412 %j is no number and no address',
  (typed) => {
    expect(readContactPoint(typed)).toBeUndefined();
  },
);

test('R-412 an Indian number is the same however it is separated and prefixed', () => {
  const separator = fc.constantFrom('', ' ', '-', '.');
  fc.assert(
    fc.property(
      fc.stringMatching(/^[6-9]\d{9}$/),
      fc.constantFrom('', '0', '+91', '91', '0091'),
      fc.array(separator, { minLength: 10, maxLength: 10 }),
      (digits, prefix, separators) => {
        const typed = prefix + separators.map((each, at) => each + (digits[at] ?? '')).join('');
        expect(readPhone(typed)).toEqual({ country_code: '+91', phone_number: digits });
      },
    ),
  );
});

test('R-412 no text breaks the reader', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      const phone = readPhone(text);
      expect(phone === undefined || /^\d{5,14}$/.test(phone.phone_number)).toBe(true);
    }),
  );
});
