import { describe, expect, test } from 'vitest';
import { validatePassword } from './password-strength.ts';

const EMAIL = 'asha.menon@aangan.example';

describe('a new password', () => {
  test('D-50 is any twelve characters or more, whatever their kind', () => {
    for (const good of [
      'a neem in the yard',
      'correct horse battery',
      'zq8-xk2-vb5-m',
      'आंगन में नीम का पेड़',
      '  twelve chars ok  ',
    ]) {
      expect(validatePassword(good, EMAIL)).toBeUndefined();
    }
  });

  test('D-50 is not too short and not too long', () => {
    expect(validatePassword('eleven char', EMAIL)).toBe('Use at least 12 characters');
    expect(validatePassword('   short one   ', EMAIL)).toBe('Use at least 12 characters');
    expect(validatePassword('a neem tree '.repeat(20), EMAIL)).toBe('Use at most 200 characters');
  });

  test('D-50 is not a common password', () => {
    for (const easy of [
      'aaaaaaaaaaaa',
      '121212121212',
      '123456789012',
      'password1234',
      'Password@2026!',
      'qwertyuiop12',
      'Admin-12345678',
      'Welcome123456',
      'Aangan@123456',
    ]) {
      expect(validatePassword(easy, EMAIL)).toBe('This password is too easy to guess');
    }
  });

  test('D-50 does not repeat the name of the e-mail address', () => {
    expect(validatePassword('xx-Asha.Menon-77', EMAIL)).toBe(
      'Your password must not contain the part of your email before the @',
    );
    expect(validatePassword('a neem in the yard', 'al@aangan.example')).toBeUndefined();
  });
});
