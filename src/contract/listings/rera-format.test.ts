import { describe, expect, test } from 'vitest';
import { demoCities } from '../../demo/content/cities.ts';
import { randomFor } from '../../demo/random.ts';
import { reraNumber } from '../../demo/rows/listing-place.ts';
import { getReraExample } from './rera-format.ts';

describe('a RERA number', () => {
  test('that does not look like those of its state is doubted, with an example that does', () => {
    expect(getReraExample('GGM/582/314/2022/57', 'Haryana')).toBeUndefined();
    expect(getReraExample(' HRERA-PKL-FBD-123-2019 ', ' HARYANA ')).toBeUndefined();
    expect(getReraExample('GGM-582', 'Haryana')).toBe('GGM/901/901/2025/01');
    expect(getReraExample('P5180001234', 'Maharashtra')).toBe('P51800090001');
  });

  test('is not doubted where none was given, or where we know no format', () => {
    expect(getReraExample('  ', 'Haryana')).toBeUndefined();
    expect(getReraExample('anything', 'Nagaland')).toBeUndefined();
  });

  test.each(demoCities)('of the demo in $name looks like one, and so does the example', ({ slug, state }) => {
    const random = randomFor(slug);
    for (let n = 0; n < 20; n += 1) expect(getReraExample(reraNumber(slug, 'project', random), state)).toBeUndefined();
    expect(getReraExample(getReraExample('?', state) ?? '?', state)).toBeUndefined();
  });
});
