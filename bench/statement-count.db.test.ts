import { beforeAll, expect, test } from 'vitest';
import { PageQuery, PostedPropertySearch, ProjectSearch, PropertySearch, type PublicApi } from '#contract';
import { demoData, seedDemo } from '#demo';
import { testDatabase } from '../test/database.ts';
import { captureApiStatements } from './bare.ts';

const database = testDatabase();

beforeAll(() => seedDemo(database.db, { fullName: 'Asha Menon', email: 'asha@aangan.example', passwordHash: 'x' }));

const FIRST_PAGE = PageQuery.parse({});
const property = demoData().properties.find(({ row, project }) => row.status === 'published' && project !== null);

/** Number of statements per read. It must not depend on the number of rows, so an N+1 query fails here. */
const READS: Record<string, [statements: number, read: (api: PublicApi) => Promise<unknown>]> = {
  'the facts of every page': [2, (api) => api.get('/site')],
  cities: [1, (api) => api.get('/city')],
  'featured cities': [1, (api) => api.get('/featured-city')],
  'the groups of the home page': [2, (api) => api.get('/home-groups')],
  properties: [3, (api) => api.get('/property', PropertySearch.parse({}))],
  projects: [4, (api) => api.get('/project', ProjectSearch.parse({}))],
  'popular links': [1, (api) => api.get('/popular-link')],
  'numbers of rooms': [1, (api) => api.get('/bhk')],
  builders: [1, (api) => api.get('/builder')],
  blogs: [2, (api) => api.get('/blog', FIRST_PAGE)],
  testimonials: [1, (api) => api.get('/testimonial')],
  partners: [1, (api) => api.get('/partner')],
  openings: [2, (api) => api.get('/jobs', FIRST_PAGE)],
  'posted properties': [3, (api) => api.get('/public-property', PostedPropertySearch.parse({}))],
  'a property': [6, (api) => api.get('/property/:slug', { slug: property?.row.slug ?? '' })],
  'a project': [8, (api) => api.get('/project/:slug', { slug: 'saptaparni-crest-lucknow' })],
};

test.each(Object.entries(READS))('%s', async (_name, [expected, read]) => {
  expect(await captureApiStatements(database.pool, read)).toHaveLength(expected);
});
