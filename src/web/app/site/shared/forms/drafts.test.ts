import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDraft } from './drafts.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 15);
const VALUES = { full_name: 'Meera', email: '', country: 'IN', phone_number: '', message: 'A flat' };

const storedDraft = (minutesAgo: number) => JSON.stringify({ values: VALUES, keptAt: NOW - minutesAgo * MINUTE });

describe('D-12 a message that could not be sent', () => {
  test('is kept for 30 minutes', () => {
    expect(parseDraft(storedDraft(29.9), NOW)?.values).toEqual(VALUES);
    expect(parseDraft(storedDraft(30), NOW)).toBeUndefined();
  });

  test('is none when nothing is stored, or something that never was a message', () => {
    for (const stored of [null, '', 'null', '7', '{}', '[]', 'not JSON'])
      expect(parseDraft(stored, NOW)).toBeUndefined();
    fc.assert(fc.property(fc.string(), (stored) => parseDraft(stored, NOW) === undefined));
  });
});
