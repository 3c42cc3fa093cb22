import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chosen } from '../listing-card/actions/listing-actions.deferred.tsx';
import { type ComparedListing, parseCompared } from './compare.ts';

const property = (id: number): ComparedListing => ({ type: 'property', id, title: `Home ${id}` });
const project = (id: number): ComparedListing => ({ type: 'project', id, title: `Project ${id}` });

describe('the compare tray', () => {
  test('D-32 takes up to four, and lets go of one that is chosen again', () => {
    const four = [1, 2, 3, 4].map(property);
    expect(chosen(four.slice(0, 3), property(4))).toEqual({ compared: four, outcome: 'added' });
    expect(chosen(four, property(5))).toEqual({ compared: four, outcome: 'full' });
    expect(chosen(four, property(2))).toEqual({ compared: [1, 3, 4].map(property), outcome: 'removed' });
  });

  test('D-32 D-05 never mixes kinds: one of the other kind starts a new comparison', () => {
    expect(chosen([property(7)], project(7))).toEqual({ compared: [project(7)], outcome: 'restarted' });
    expect(chosen([1, 2, 3, 4].map(property), project(1)).outcome).toBe('restarted');
  });

  test('whatever is chosen or stored, it holds at most four listings of one kind, each once', () => {
    const entry = fc.oneof(fc.integer({ min: 1, max: 8 }).map(property), fc.integer({ min: 1, max: 8 }).map(project));
    const sound = (compared: ComparedListing[]) => {
      expect(compared.length).toBeLessThanOrEqual(4);
      expect(new Set(compared.map(({ type }) => type)).size).toBeLessThanOrEqual(1);
      expect(new Set(compared.map(({ id }) => id)).size).toBe(compared.length);
    };
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 20 }), (entries) => {
        sound(entries.reduce<ComparedListing[]>((compared, next) => chosen(compared, next).compared, []));
        sound(parseCompared(JSON.stringify(entries)));
      }),
    );
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => sound(parseCompared(text))));
    expect(parseCompared(JSON.stringify([project(4), null, { id: 2 }]))).toEqual([project(4)]);
  });
});
