const API = '/api/v1/public';

/** Entities that are visible to visitors, named as in the history. */
export type ShownKind =
  | 'property'
  | 'project'
  | 'post-property'
  | 'blog'
  | 'jobs'
  | 'partner'
  | 'testimonial'
  | 'featured-city'
  | 'popular-link'
  | 'redirect'
  | 'page'
  | 'setting'
  | 'faq'
  | 'city'
  | 'locality'
  | 'builder'
  | 'bhk'
  | 'amenity'
  | 'tag';

interface Shown {
  /** The record's own paths, given the slug, id, key or path that identifies it. */
  own?: (name: string) => string[];
  /** Paths of lists and other pages that include the record. */
  among: string[];
}

const EVERYTHING: Shown = { among: ['/*'] };
const HOMES = ['/', '/city/*'];

const at = (page: string, call: string) => (name: string) => {
  const segment = encodeURIComponent(name);
  return [`/${page}/${segment}`, `${API}/${call}/${segment}`];
};

const listing = (page: string, call: string, ...otherLists: string[]): Shown => ({
  own: (name) => [...at(page, call)(name), `${API}/${call}/${encodeURIComponent(name)}/similar`],
  among: [
    ...HOMES,
    `/${page}`,
    ...otherLists,
    '/most-popular-links/*',
    '/compare',
    '/wishlist',
    `${API}/${call}`,
    `${API}/home-groups`,
    `${API}/popular-link/*`,
    `${API}/saved`,
    `${API}/search`,
  ],
});

/**
 * Maps each entity to the paths that show it; the only place that defines what a change purges. A path matches any
 * query, `/folder/*` matches its direct children and `/*` everything: site facts, FAQs and master lists appear on every
 * page or card.
 */
export const SHOWN_AT: Record<ShownKind, Shown> = {
  property: listing('properties', 'property', '/rent'),
  project: listing('projects', 'project'),
  'post-property': {
    own: at('posted-properties', 'public-property'),
    among: ['/posted-properties', `${API}/public-property`],
  },
  blog: { own: at('blog', 'blog'), among: [...HOMES, '/blogs', '/feed.xml', `${API}/blog`] },
  jobs: { own: at('career', 'jobs'), among: ['/careers', `${API}/jobs`] },
  partner: { among: [...HOMES, '/about-us', `${API}/partner`] },
  testimonial: { among: [...HOMES, '/about-us', '/why-choose-us', `${API}/testimonial`] },
  'featured-city': { among: [...HOMES, '/available-cities', `${API}/featured-city`] },
  'popular-link': {
    own: at('most-popular-links', 'popular-link'),
    among: [...HOMES, '/most-popular-links', `${API}/popular-link`],
  },
  redirect: { own: (path) => [path], among: [] },
  page: {
    // Some filters of a list have their own copy: `properties/plots` is shown at /properties.
    own: (key) => (key === 'home' ? HOMES : [`/${key.split('/')[0]}`]),
    among: [`${API}/page`],
  },
  setting: EVERYTHING,
  faq: EVERYTHING,
  city: EVERYTHING,
  locality: EVERYTHING,
  builder: EVERYTHING,
  bhk: EVERYTHING,
  amenity: EVERYTHING,
  tag: EVERYTHING,
};
