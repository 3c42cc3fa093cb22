import type { BhkChoice, BuilderChoice, City, ProjectSearch, PropertySearch } from '#contract';

/** What either list can be asked for; each knows its own part of it. */
export type Search = Omit<PropertySearch, 'facets'> & Pick<ProjectSearch, 'search' | 'landmark' | 'project'>;

/** What the ids in a search stand for. What has not arrived yet is undefined. */
export interface Choices {
  cities: City[] | undefined;
  builders: BuilderChoice[] | undefined;
  bhks: BhkChoice[] | undefined;
}
