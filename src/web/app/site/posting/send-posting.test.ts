import { describe, expect, test } from 'vitest';
import { CallError } from '../../data/http.ts';
import { getErrorMessage, readFieldErrors } from './send-posting.ts';

const callError = (status: number, msg: string, field?: string) =>
  new CallError(status, { success: false, msg, errors: [{ field, message: msg }] });

describe('R-130 what the server refuses', () => {
  test('stands at its field, a picture by the place it has', () => {
    expect(readFieldErrors(callError(400, 'Please enter a city', 'city'))).toEqual({ city: 'Please enter a city' });
    expect(readFieldErrors(callError(429, 'At most 5 a day', 'email'))).toEqual({ email: 'At most 5 a day' });
    expect(readFieldErrors(callError(400, 'Pictures can be at most 8 MB', 'images.1'))).toEqual({
      images: 'Picture 2: Pictures can be at most 8 MB',
    });
  });

  test('is said aloud when it belongs to no field', () => {
    const quick = callError(429, 'That was quick.');
    expect(readFieldErrors(quick)).toBeUndefined();
    expect(getErrorMessage(quick)).toBe('That was quick.');
    for (const error of [new CallError(0), new CallError(500), new Error('x')]) {
      expect(readFieldErrors(error)).toBeUndefined();
      expect(getErrorMessage(error)).toBe('Something went wrong!');
    }
  });
});
