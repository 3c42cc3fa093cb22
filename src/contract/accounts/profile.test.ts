import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getFieldErrors } from '../forms/field-errors.ts';
import { ProfileInput } from './profile.ts';

test('D-52 each invalid field of a profile has its message', () => {
  expect(getFieldErrors(ProfileInput, { full_name: ' A ', mobile_number: '12' })).toEqual({
    full_name: 'Please enter a name of 2 to 80 characters',
    mobile_number: 'Please enter a valid mobile number',
  });
});

test('D-52 a name has 2 to 80 characters, on one line', () => {
  const isValid = (full_name: string) => ProfileInput.safeParse({ full_name, mobile_number: null }).success;
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{0,90}$/), (name) => {
      expect(isValid(` ${name}\n`)).toBe(name.length >= 2 && name.length <= 80);
    }),
  );
  expect(ProfileInput.parse({ full_name: 'Asha\nMenon', mobile_number: null }).full_name).toBe('Asha Menon');
});

test('D-52 an empty mobile number is none', () => {
  expect(ProfileInput.parse({ full_name: ' Asha  Menon ', mobile_number: '  ' })).toEqual({
    full_name: 'Asha Menon',
    mobile_number: null,
  });
});
