import type { BhkChoice, BuilderChoice, City, ProjectSearch, PropertySearch } from '#contract';

/** Search parameters of both lists; each list uses its own part. */
export type Search = Omit<PropertySearch, 'facets'> & Pick<ProjectSearch, 'search' | 'landmark' | 'project'>;

/** Names for the ids in a search; undefined until loaded. */
export interface Choices {
  cities: City[] | undefined;
  builders: BuilderChoice[] | undefined;
  bhks: BhkChoice[] | undefined;
}
