import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { type Call, MISSING_OR_GONE } from '../calls.ts';
import { AtSlug } from '../paging.ts';
import { ProjectItem } from './project.ts';
import { Property, PropertyItem } from './property.ts';
import { lenientList } from './property-search.ts';

export const HomeGroup = z.enum(['featured', 'top', 'trending', 'new']);
export type HomeGroup = z.infer<typeof HomeGroup>;

/** The word prefix by which a tag belongs to a group of the home page: "Top picks" matches, "Rooftop" does not. */
const BEGINNINGS: Record<HomeGroup, RegExp> = {
  featured: /(?<![\p{L}\p{N}])feature/iu,
  top: /(?<![\p{L}\p{N}])top/iu,
  trending: /(?<![\p{L}\p{N}])trending/iu,
  new: /(?<![\p{L}\p{N}])new/iu,
};

/** The groups of the home page that a tag belongs to. */
export const getTagGroups = (tagName: string): HomeGroup[] =>
  HomeGroup.options.filter((group) => BEGINNINGS[group].test(tagName));

/** The four rows of properties on the home page, newest first. */
export const HomeGroups = success({ groups: z.record(HomeGroup, z.array(PropertyItem)) });
export type HomeGroups = z.infer<typeof HomeGroups>;

/** A frequently requested link; `cityId` is null if it covers all of India. */
export const PopularLink = z.object({ title: z.string(), slug: z.string(), cityId: Id.nullable() });
export type PopularLink = z.infer<typeof PopularLink>;

export const PopularLinkList = success({ popularLinks: z.array(PopularLink) });
export type PopularLinkList = z.infer<typeof PopularLinkList>;

/** The content of a popular link: projects or properties, of one city or of all. */
export const PopularLinkAnswer = success({
  title: z.string(),
  cityId: z.number().nullable(),
  projects: z.array(ProjectItem).optional(),
  properties: z.array(PropertyItem).optional(),
  totalItems: z.number().int(),
});
export type PopularLinkAnswer = z.infer<typeof PopularLinkAnswer>;

/** The maximum number of saved listings of each kind. */
const Ids = lenientList(Id, 200);

/** Listings by id, "properties=3,9&projects=7": those that a visitor saved or compares. */
export const SavedQuery = z.object({ properties: Ids, projects: Ids });
export type SavedQuery = z.infer<typeof SavedQuery>;

/** A saved property: its card, and what else a comparison shows. */
export const SavedProperty = PropertyItem.extend(
  Property.pick({ furnishing: true, facing: true, maintenance: true, maintenance_included: true }).shape,
);
export type SavedProperty = z.infer<typeof SavedProperty>;

/** The published ones, in the requested order; the others are omitted. */
export const SavedListings = success({ properties: z.array(SavedProperty), projects: z.array(ProjectItem) });
export type SavedListings = z.infer<typeof SavedListings>;

export const LISTING_GROUP_READS = {
  '/home-groups': { tag: 'listings', answer: HomeGroups },
  '/saved': { tag: 'listings', query: SavedQuery, answer: SavedListings },
  '/popular-link': { tag: 'listings', answer: PopularLinkList },
  '/popular-link/:slug': { tag: 'listings', params: AtSlug, answer: PopularLinkAnswer, failures: MISSING_OR_GONE },
} satisfies Record<string, Call>;
