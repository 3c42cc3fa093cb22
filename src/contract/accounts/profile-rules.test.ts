import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ProfileInput } from './profile.ts';
import { validateProfile } from './profile-rules.ts';

const number = fc.oneof(fc.string(), fc.constantFrom('', '  ', '+91 00000 01044', '00000-01044', '12', '+'));

test('D-52 the form and the server find the same wrong with a profile', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 90 }), number, (full_name, mobile_number) => {
      const { error } = ProfileInput.safeParse({ full_name, mobile_number });
      const expected = Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]));
      expect(validateProfile({ full_name, mobile_number })).toEqual(expected);
    }),
  );
});

test('D-52 an empty mobile number is none', () => {
  expect(ProfileInput.parse({ full_name: ' Asha  Menon ', mobile_number: '  ' })).toEqual({
    full_name: 'Asha Menon',
    mobile_number: null,
  });
});
