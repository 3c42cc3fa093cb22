import type { Suggestions } from '#contract';
import { listingPath } from '#contract/paths.ts';
import type { IconName } from '#ui/icon.tsx';

export interface SuggestionGroup {
  label: string;
  icon: IconName;
  options: { name: string; to: string }[];
}

/** The groups with results, in page order, each option with its URL. */
export function suggestionGroups({ builders, projects, properties, cities }: Suggestions): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    {
      label: 'Builders',
      icon: 'building',
      options: builders.map(({ id, name }) => ({ name, to: `/projects?builder_id=${id}` })),
    },
    {
      label: 'Projects',
      icon: 'home',
      options: projects.map(({ slug, title }) => ({ name: title, to: listingPath('project', slug) })),
    },
    {
      label: 'Properties',
      icon: 'key',
      options: properties.map(({ slug, title }) => ({ name: title, to: listingPath('property', slug) })),
    },
    {
      label: 'Cities',
      icon: 'pin',
      options: cities.map(({ id, city_name }) => ({ name: city_name, to: `/properties?city_id=${id}` })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** Frame of the popup below the search box. */
export const popupClass =
  'absolute inset-x-0 top-full mt-1.5 z-5 rounded-md border border-line bg-surface p-1.5 shadow-md';
