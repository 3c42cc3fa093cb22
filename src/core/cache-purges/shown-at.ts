const API = '/api/v1/public';

/** The kind of a record that visitors see, and its kind in the history. */
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
  | 'builder'
  | 'bhk'
  | 'amenity'
  | 'tag';

interface Shown {
  /** The addresses of one record, by what it is known by in them: a slug, an id, a key, a path. */
  own?: (name: string) => string[];
  /** The addresses that show it among others. */
  among: string[];
}

const EVERYTHING: Shown = { among: ['/*'] };
const HOMES = ['/', '/city/*'];

const at = (page: string, call: string) => (name: string) => {
  const segment = encodeURIComponent(name);
  return [`/${page}/${segment}`, `${API}/${call}/${segment}`];
};

const listing = (page: string, call: string): Shown => ({
  own: (name) => [...at(page, call)(name), `${API}/${call}/${encodeURIComponent(name)}/similar`],
  among: [
    ...HOMES,
    `/${page}`,
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
 * At which addresses visitors see what: the one place that says what a change makes caches forget. A path means the path
 * with any query, `/folder/*` all that is directly in it, `/*` everything: the company's facts, questions and master lists
 * stand on every page or on every card.
 */
export const SHOWN_AT: Record<ShownKind, Shown> = {
  property: listing('properties', 'property'),
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
    // Lists have further words for some of their filters: `properties/plots` stands at /properties.
    own: (key) => (key === 'home' ? HOMES : [`/${key.split('/')[0]}`]),
    among: [`${API}/page`],
  },
  setting: EVERYTHING,
  faq: EVERYTHING,
  city: EVERYTHING,
  builder: EVERYTHING,
  bhk: EVERYTHING,
  amenity: EVERYTHING,
  tag: EVERYTHING,
};
