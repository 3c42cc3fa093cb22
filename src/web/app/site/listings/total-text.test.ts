import { expect, test } from 'vitest';
import { totalText } from './total-text.ts';

test('R-343 a total that is not exact says so', () => {
  expect(totalText(123_456, undefined)).toBe('1,23,456');
  expect(totalText(53_841, 'estimate')).toBe('about 53,800');
  expect(totalText(20_000, 'at_least')).toBe('20,000+');
});
