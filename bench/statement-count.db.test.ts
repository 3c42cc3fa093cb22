import { beforeAll, expect, test } from 'vitest';
import { PageQuery, PostedPropertySearch, ProjectSearch, PropertySearch, type PublicApi } from '#contract';
import { seedDemo } from '#db';
import { testDatabase } from '../test/database.ts';
import { captureApiStatements } from './bare.ts';

const database = testDatabase();

beforeAll(() => seedDemo(database.db, { fullName: 'Asha Menon', email: 'asha@aangan.example', passwordHash: 'x' }));

const FIRST_PAGE = PageQuery.parse({});

/** Number of statements per read. It must not depend on the number of rows, so an N+1 query fails here. */
const READS: Record<string, [statements: number, read: (api: PublicApi) => Promise<unknown>]> = {
  'the facts of every page': [2, (api) => api.site()],
  cities: [1, (api) => api.cities()],
  'featured cities': [1, (api) => api.featuredCities()],
  'the groups of the home page': [2, (api) => api.homeGroups()],
  properties: [3, (api) => api.properties(PropertySearch.parse({}))],
  projects: [4, (api) => api.projects(ProjectSearch.parse({}))],
  'popular links': [1, (api) => api.popularLinks()],
  'numbers of rooms': [1, (api) => api.bhks()],
  builders: [1, (api) => api.builders()],
  blogs: [2, (api) => api.blogs(FIRST_PAGE)],
  testimonials: [1, (api) => api.testimonials()],
  partners: [1, (api) => api.partners()],
  openings: [2, (api) => api.jobs(FIRST_PAGE)],
  'posted properties': [3, (api) => api.postedProperties(PostedPropertySearch.parse({}))],
  'a property': [6, (api) => api.property('1-rk-studio-in-mahua-arcade-with-the-morning-sun')],
  'a project': [7, (api) => api.project('saptaparni-crest-lucknow')],
};

test.each(Object.entries(READS))('%s', async (_name, [expected, read]) => {
  expect(await captureApiStatements(database.pool, read)).toHaveLength(expected);
});
