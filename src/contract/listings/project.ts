import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { type Call, MISSING, MISSING_OR_GONE } from '../calls.ts';
import { AtSlug, createPageSchema, Page } from '../paging.ts';
import { AreaUnit, PossessionStatus, ResidencyType } from './enumerations.ts';
import {
  Amenity,
  Checks,
  DecisionDrivers,
  ImageAlts,
  ListingBuilder,
  ListingCount,
  ListingImages,
  ListingLocality,
  ListingPanorama,
  ListingPictures,
  PropertyItem,
} from './property.ts';
import {
  LocalityFilter,
  lenient,
  lenientList,
  MaxPrice,
  MinPrice,
  PossessionFilter,
  ProjectSort,
} from './property-search.ts';

/** Free text without zero characters, which the database cannot store. */
const SearchText = lenient(
  z
    .string()
    .transform((text) => text.replaceAll('\0', '').trim().slice(0, 100).toWellFormed())
    .pipe(z.string().min(1)),
);

/** A project search. `landmark` matches locality, landmarks and address; `project` the name; `search` any of these. */
export const ProjectSearch = z.object({
  search: SearchText,
  city_id: lenient(Id),
  locality: LocalityFilter,
  landmark: SearchText,
  project: SearchText,
  bhk: lenientList(Id),
  residency_type: lenient(ResidencyType),
  possession_status: PossessionFilter,
  builder_id: lenient(Id),
  min_price: MinPrice,
  max_price: MaxPrice,
  sort: lenient(ProjectSort),
  page: Page,
});
export type ProjectSearch = z.infer<typeof ProjectSearch>;

/** A project on a card. Its tags are plain strings, unlike a property's. */
export const ProjectItem = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  ...ListingImages.shape,
  tags: z.array(z.string()),
  possession_status: PossessionStatus.nullable(),
  rating: z.number().nullable(),
  minimum_price: z.number().nullable(),
  maximum_price: z.number().nullable(),
  residency_type: ResidencyType.nullable(),
  address: z.string(),
  cityId: Id.nullable(),
  city_name: z.string().nullable(),
  description: z.string(),
  /** The name of its locality; empty if unknown. */
  locality: z.string(),
  rera_id: z.string().nullable(),
  area: z.object({ value: z.number(), unit: AreaUnit }).nullable(),
  bhks: z.array(z.object({ bhk: z.string() })),
  builder_name: z.string().nullable(),
  /** The earliest possession date of its homes on offer; null if none is known, or the project is ready. */
  possession_date: z.iso.date().nullable(),
});
export type ProjectItem = z.infer<typeof ProjectItem>;

export const ProjectConfiguration = z.object({
  id: Id,
  title: z.string(),
  image_url: z.string().nullable(),
  built_area: z.object({ value: z.number(), unit: AreaUnit }).nullable(),
  bhk: z.string().nullable(),
  location: z.string(),
  price: z.number().nullable(),
});

export const Project = ProjectItem.extend({
  ...DecisionDrivers.shape,
  ...Checks.shape,
  highlight: z.string(),
  image_alts: ImageAlts,
  location_iframe: z.string().nullable(),
  /** The URL that `location_iframe` shows, for pages that build their own iframe. */
  location_src: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  landmarks: z.array(z.string()),
  amenities: z.array(Amenity),
  builder: ListingBuilder.nullable(),
  project_configurations: z.array(ProjectConfiguration),
  /** The picture for link previews: its URL without origin. */
  og_image: z.string().nullable(),
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  place: ListingLocality,
  pictures: ListingPictures,
  panorama: ListingPanorama,
  published_at: z.iso.datetime().nullable(),
  /** Every price range since the listing was published, oldest first, with the day (in India) from which it held. */
  price_history: z.array(z.object({ since: z.iso.date(), minimum_price: z.number(), maximum_price: z.number() })),
  /** The newest properties of the project. */
  properties: z.array(PropertyItem),
  similar: z.array(ProjectItem),
});
export type Project = z.infer<typeof Project>;

export const ProjectPage = createPageSchema({ projects: z.array(ProjectItem) });
export type ProjectPage = z.infer<typeof ProjectPage>;

export const ProjectAnswer = success({ project: Project });
export type ProjectAnswer = z.infer<typeof ProjectAnswer>;

/** The two most similar projects; the project itself may no longer exist. */
export const SimilarProjects = success({ projects: z.array(ProjectItem) });
export type SimilarProjects = z.infer<typeof SimilarProjects>;

export const PROJECT_READS = {
  '/project/:slug': { tag: 'listings', params: AtSlug, answer: ProjectAnswer, failures: MISSING_OR_GONE },
  '/project/:slug/similar': { tag: 'listings', params: AtSlug, answer: SimilarProjects, failures: MISSING },
} satisfies Record<string, Call>;

export const PROJECT_SEARCH_READS = {
  '/project': { tag: 'listings', query: ProjectSearch, answer: ProjectPage },
  '/project-count': { tag: 'listings', query: ProjectSearch, answer: ListingCount },
} satisfies Record<string, Call>;
