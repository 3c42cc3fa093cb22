import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutAt, firstWords } from './plain-text.ts';

describe('the words of a description', () => {
  test('are those of its first paragraph that says something', () => {
    expect(firstWords('<p> </p><p>Two &amp; a <b>half</b> rooms.</p><p>More.</p>')).toBe('Two & a half rooms.');
    expect(firstWords('<h2>Light</h2><p>More.</p>')).toBe('Light');
    expect(firstWords('<ul><li>One</li><li>Two</li></ul>')).toBe('One');
    expect(firstWords('Plain &lt;words&gt;')).toBe('Plain <words>');
    expect(firstWords('')).toBe('');
  });

  test('are cut between two words', () => {
    expect(cutAt('A corner home, planned for light', 20)).toBe('A corner home…');
    expect(cutAt('Short', 20)).toBe('Short');
  });

  test('are never longer than wanted, and always a beginning of the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.integer({ min: 10, max: 200 }), (text, letters) => {
        const cut = cutAt(text, letters);
        expect(cut.length).toBeLessThanOrEqual(letters);
        expect(text.startsWith(cut === text ? cut : cut.slice(0, -1))).toBe(true);
      }),
    );
  });
});
