import { projectsQuery } from '../../data/queries.ts';
import { browserStore } from '../shared/browser-store.ts';
import { projectsPath, readProjectSearch } from '../shared/search-address.ts';
import type { List } from './list.ts';
import { resultsSource } from './results-source.ts';

export const PROJECTS: List = {
  name: 'projects',
  noun: 'Projects',
  one: 'project',
  empty: 'No Projects!',
  filters: [
    'search',
    'city_id',
    'landmark',
    'project',
    'builder_id',
    'residency_type',
    'bhk',
    'budget',
    'possession_status',
  ],
  appends: true,
  memory: browserStore('sessionStorage', 'project-filters'),
  read: readProjectSearch,
  toPath: projectsPath,
  textKey: () => 'projects',
  ...resultsSource(projectsQuery, ({ projects }) => projects.map((item) => ({ kind: 'project', item }))),
};
