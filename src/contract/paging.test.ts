import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_PAGE, Page } from './paging.ts';

describe('a page number', () => {
  test('D-26 counts from 1', () => {
    expect(Page.parse('1')).toBe(1);
    expect(Page.parse('23')).toBe(23);
  });

  test.each([undefined, '', '0', '-4', '2.5', 'two', 'NaN', ['1', '2'], {}, null])(
    'D-26 %j means the first page',
    (value) => {
      expect(Page.parse(value)).toBe(1);
    },
  );

  test('D-26 ends at the last page that can be asked for', () => {
    expect(Page.parse('1000')).toBe(MAX_PAGE);
    expect(Page.parse('1001')).toBe(MAX_PAGE);
    expect(Page.parse('1e30')).toBe(MAX_PAGE);
  });

  test('D-26 is always one, whatever is in the address', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const page = Page.parse(value);
        expect(Number.isInteger(page) && page >= 1 && page <= MAX_PAGE).toBe(true);
      }),
    );
  });
});
