import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstParagraph, truncateWords } from './html.tsx';

describe('the words of a description', () => {
  test('are those of its first paragraph that says something', () => {
    expect(firstParagraph('<p> </p><p>Two &amp; a <b>half</b> rooms.</p><p>More.</p>')).toBe('Two & a half rooms.');
    expect(firstParagraph('<h2>Light</h2><p>More.</p>')).toBe('Light');
    expect(firstParagraph('<ul><li>One</li><li>Two</li></ul>')).toBe('One');
    expect(firstParagraph('Plain &lt;words&gt;')).toBe('Plain <words>');
    expect(firstParagraph('')).toBe('');
  });

  test('are cut between two words', () => {
    expect(truncateWords('A corner home, planned for light', 20)).toBe('A corner home…');
    expect(truncateWords('Short', 20)).toBe('Short');
  });

  test('are never longer than wanted, and always a beginning of the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.integer({ min: 10, max: 200 }), (text, limit) => {
        const cut = truncateWords(text, limit);
        expect(cut.length).toBeLessThanOrEqual(limit);
        expect(text.startsWith(cut === text ? cut : cut.slice(0, -1))).toBe(true);
      }),
    );
  });
});
