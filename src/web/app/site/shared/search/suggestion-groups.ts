import type { Reading, Suggestions } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { projectsPath, propertiesPath } from '#contract/listings/search-paths.ts';
import { listingPath } from '#contract/paths.ts';
import type { IconName } from '#ui/icon.tsx';
import { clearRecent, readRecent } from '../recent.ts';

interface Suggestion {
  name: string;
  /** Where it is, or how much it leads to. */
  note: string;
  to: string;
  /** The filters of a sentence, instead of a name. */
  labels?: string[];
  /** What picking it does beside following the link. */
  onPick?: () => void;
}

export interface SuggestionGroup {
  label: string;
  icon: IconName;
  options: Suggestion[];
}

const homes = (count: number): string => (count === 1 ? '1 home' : `${indianNumber(count)} homes`);
const projectCount = (count: number): string => (count === 1 ? '1 project' : `${indianNumber(count)} projects`);

const joined = (...parts: string[]): string => parts.filter(Boolean).join(' · ');

/** What was searched for and viewed before, and how to clear it. */
function recentGroups(): SuggestionGroup[] {
  const { searches, viewed } = readRecent();
  const groups: SuggestionGroup[] = [
    { label: 'Recent searches', icon: 'clock', options: searches.map((entry) => ({ ...entry, note: '' })) },
    { label: 'Recently viewed', icon: 'clock', options: viewed.map((entry) => ({ ...entry, note: '' })) },
  ];
  const found = groups.filter(({ options }) => options.length > 0);
  if (found.length === 0) return [];
  const { pathname, search } = window.location;
  const clear = { name: 'Clear this list', note: '', to: `${pathname}${search}#`, onPick: clearRecent };
  return [...found, { label: 'On this device only', icon: 'close', options: [clear] }];
}

/** The groups for what was typed, or for an empty box. */
export const toGroups = (suggestions: Suggestions | undefined, reading: Reading | undefined): SuggestionGroup[] =>
  suggestions ? suggestionGroups(suggestions, reading) : recentGroups();

/** How a sentence is read, if anything in it was understood. */
function readingGroup({ path, labels, questions, properties, projects }: Reading): SuggestionGroup[] {
  if (labels.length === 0 || questions.length > 0) return [];
  const note =
    properties?.path && path.startsWith(properties.path)
      ? homes(properties.total)
      : projects && projectCount(projects.total);
  return [
    {
      label: 'We read this as',
      icon: 'search',
      options: [{ name: labels.join(', '), labels, note: note ?? '', to: path }],
    },
  ];
}

/** The groups with results, first how a sentence is read, then places, each option with its URL. */
export function suggestionGroups(suggestions: Suggestions, reading?: Reading): SuggestionGroup[] {
  const { cities, localities, landmarks, builders, projects, properties, rera_numbers } = suggestions;
  const groups: SuggestionGroup[] = [
    {
      label: 'Cities',
      icon: 'pin',
      options: cities.map(({ id, city_name, properties: count }) => ({
        name: city_name,
        note: homes(count),
        to: propertiesPath({ city_id: id }),
      })),
    },
    {
      label: 'Localities',
      icon: 'pin',
      options: localities.map(({ id, name, city_id, city_name, properties: count }) => ({
        name,
        note: joined(city_name, homes(count)),
        to: propertiesPath({ city_id, locality: [id] }),
      })),
    },
    {
      label: 'Landmarks',
      icon: 'pin',
      options: landmarks.map(({ name, city_id, city_name, projects: count }) => ({
        name,
        note: joined(city_name, projectCount(count)),
        to: projectsPath({ city_id, landmark: name }),
      })),
    },
    {
      label: 'Builders',
      icon: 'building',
      options: builders.map(({ id, name, projects: count }) => ({
        name,
        note: projectCount(count),
        to: projectsPath({ builder_id: id }),
      })),
    },
    {
      label: 'Projects',
      icon: 'home',
      options: projects.map(({ slug, title, place }) => ({
        name: title,
        note: place,
        to: listingPath('project', slug),
      })),
    },
    {
      label: 'Properties',
      icon: 'key',
      options: properties.map(({ slug, title, place }) => ({
        name: title,
        note: place,
        to: listingPath('property', slug),
      })),
    },
    {
      label: 'RERA numbers',
      icon: 'shield',
      options: rera_numbers.map(({ rera_id, kind, slug, title }) => ({
        name: rera_id,
        note: title,
        to: listingPath(kind, slug),
      })),
    },
  ];
  const found = groups.filter(({ options }) => options.length > 0);
  const isSuggested = found.some(({ options }) => options.some(({ to }) => to === reading?.path));
  return reading && !isSuggested ? [...readingGroup(reading), ...found] : found;
}
