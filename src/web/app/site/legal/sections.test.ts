import { expect, test } from 'vitest';
import { parseSections } from './legal-body.tsx';

test('R-190 a text is cut at its headings, and each part can be linked to', () => {
  expect(parseSections('<p>First.</p>\n<h2>Views &amp; <em>opinions</em></h2>\n<p>Ours.</p><p>Theirs.</p>')).toEqual({
    opening: '<p>First.</p>',
    sections: [{ id: 'views-opinions', title: 'Views & opinions', html: '<p>Ours.</p><p>Theirs.</p>' }],
  });
});

test('two headings with the same words, or without any, still have names of their own', () => {
  const { sections } = parseSections('<h2>Contact</h2>a<h2>Contact</h2>b<h2>…</h2>c<h2>संपर्क</h2>d<h2>FAQs</h2>e');
  expect(sections.map(({ id }) => id)).toEqual(['contact', 'section-2', 'section-3', 'संपर्क', 'section-5']);
});

test('a text without headings is all opening', () => {
  expect(parseSections('<p>Short.</p>')).toEqual({ opening: '<p>Short.</p>', sections: [] });
  expect(parseSections('')).toEqual({ opening: '', sections: [] });
});
