import { describe, expect, test } from 'vitest';
import type { BlogDetail } from '#contract';
import { articleTrail, getDescription, postingData, sharedPicture } from './article.tsx';

const ORIGIN = 'https://www.aangan.example';

const blog: BlogDetail = {
  id: 7,
  slug: 'a-plot & its papers',
  title: 'A plot and its papers',
  image_url: 'uploads/plot.webp',
  author: 'Ira Sen',
  createdAt: '2026-06-01T10:00:00.000Z',
  content: '<h2></h2><p>Ask for the <strong>title</strong> first.</p><p>Then wait.</p>',
  meta_title: null,
  meta_description: null,
  readAlso: [],
};

describe('R-312 a blog for search engines', () => {
  test('is a posting with its author, date, picture and publisher', () => {
    expect(JSON.parse(JSON.stringify(postingData(blog, ORIGIN)))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: 'A plot and its papers',
      description: 'Ask for the title first.',
      url: `${ORIGIN}/blog/a-plot%20%26%20its%20papers`,
      mainEntityOfPage: `${ORIGIN}/blog/a-plot%20%26%20its%20papers`,
      image: `${ORIGIN}/media/uploads/plot.webp`,
      datePublished: '2026-06-01T10:00:00.000Z',
      author: { '@type': 'Person', name: 'Ira Sen' },
      publisher: { '@id': `${ORIGIN}/#organization` },
      inLanguage: 'en-IN',
    });
    expect(postingData({ ...blog, image_url: null }, ORIGIN).image).toBeUndefined();
  });

  test('is described by staff, else by its first words, else by its title', () => {
    expect(getDescription({ ...blog, meta_description: 'By staff' })).toBe('By staff');
    expect(getDescription({ ...blog, content: `<p>${'word '.repeat(60)}</p>` })).toMatch(/^word .{100,150}…$/);
    expect(getDescription({ ...blog, content: '' })).toBe('A plot and its papers');
  });

  test('lies below the list of blogs', () => {
    expect(articleTrail(blog).map(({ label }) => label)).toEqual(['Home', 'Blogs', 'A plot and its papers']);
  });
});

test('a drawn cover is not offered to networks, which could not show it', () => {
  expect(sharedPicture(blog)).toBe('uploads/plot.webp');
  expect(sharedPicture({ ...blog, image_url: 'pictures/cover-arches-3.svg' })).toBeUndefined();
  expect(sharedPicture({ ...blog, image_url: null })).toBeUndefined();
});
