import { z } from 'zod';
import type { Wire } from '../calls.ts';
import type { PersonalKind } from '../people/enumerations.ts';
import { JobInput, StaffJob } from './careers.ts';
import {
  BlogInput,
  FaqInput,
  FullBlog,
  FullPartner,
  PartnerInput,
  PopularLinkInput,
  RedirectInput,
  StaffBlog,
  StaffFaq,
  StaffPartner,
  StaffPopularLink,
  StaffRedirect,
  StaffTestimonial,
  TestimonialInput,
} from './content.ts';
import { StaffSubscriber } from './enquiries.ts';
import { FullImport, StaffImport } from './imports.ts';
import { ProjectFilters, PropertyFilters } from './listing-filters.ts';
import {
  ConfigurationInput,
  ProjectInput,
  PropertyInput,
  StaffConfiguration,
  StaffProject,
  StaffProjectRow,
  StaffProperty,
  StaffPropertyRow,
} from './listings.ts';
import {
  AmenityInput,
  BhkInput,
  BuilderInput,
  CityInput,
  FeaturedCityInput,
  FullFeaturedCity,
  LocalityInput,
  StaffAmenity,
  StaffBhk,
  StaffBuilder,
  StaffCity,
  StaffFeaturedCity,
  StaffLocality,
  StaffTag,
  TagInput,
  WholeBuilder,
} from './master-lists.ts';
import { FullPostedProperty, StaffPostedProperty } from './posted-properties.ts';
import { type DeletedKind, ListQuery } from './records.ts';
import { StaffTeam, TeamInput } from './teams.ts';
import { StaffUser, UserInput } from './users.ts';

/** The calls of one kind of record: list, export and read, and those that the options allow. */
export interface RecordCalls {
  /** The name of the rows in the list. */
  rows: string;
  /** A second name of the rows, for clients that use the spelling of the product definition. */
  rowsAlias?: string;
  row: z.ZodObject;
  /** A single record, if it has more fields than a row. */
  full?: z.ZodObject;
  /** Allows adding and changing records; a change sends some of the fields. */
  input?: z.ZodObject;
  /** The names that the list can be sorted by. */
  sorts: readonly string[];
  /** Further parameters that narrow the list down; invalid values are ignored, so that an old link still shows a list. */
  filters?: z.ZodObject;
  /** Whether records can be changed after they were added. */
  editable?: false;
  /** Whether records can be switched on and off. */
  toggleable?: true;
  removable?: false;
  /** Named so in the list of deleted records, if a deleted record can be restored. */
  restorable?: DeletedKind;
  /** Set if the site shows them in an order that staff choose, in which they are also listed. */
  ordered?: true;
  /** Set if its records are about people who are not staff; who reads them is recorded. */
  reads?: PersonalKind;
}

/** The kinds of record by their path below /api/v1/admin. */
export const RECORDS = {
  project: {
    rows: 'projects',
    row: StaffProjectRow,
    full: StaffProject,
    input: ProjectInput,
    sorts: ['title', 'confirmed_at', 'createdAt'],
    filters: ProjectFilters,
    restorable: 'project',
  },
  'project/:owner/configuration': {
    rows: 'configurations',
    row: StaffConfiguration,
    input: ConfigurationInput,
    sorts: ['title', 'price', 'createdAt'],
  },
  property: {
    rows: 'properties',
    row: StaffPropertyRow,
    full: StaffProperty,
    input: PropertyInput,
    sorts: ['title', 'price', 'confirmed_at', 'createdAt'],
    filters: PropertyFilters,
    restorable: 'property',
  },
  'post-property': {
    reads: 'post-property',
    rows: 'properties',
    row: StaffPostedProperty,
    full: FullPostedProperty,
    sorts: ['name', 'posted_by', 'city', 'createdAt'],
    toggleable: true,
  },
  import: { rows: 'imports', row: StaffImport, full: FullImport, sorts: ['file_name', 'createdAt'], removable: false },
  user: {
    rows: 'users',
    row: StaffUser,
    input: UserInput,
    sorts: ['full_name', 'email', 'role', 'createdAt'],
    toggleable: true,
    restorable: 'user',
  },
  team: { rows: 'teams', row: StaffTeam, input: TeamInput, sorts: ['name', 'createdAt'] },
  jobs: {
    rows: 'career',
    row: StaffJob,
    input: JobInput,
    sorts: ['job_title', 'application_end', 'createdAt'],
    restorable: 'jobs',
  },
  blog: {
    rows: 'blogs',
    row: StaffBlog,
    full: FullBlog,
    input: BlogInput,
    sorts: ['title', 'author', 'publishedAt', 'createdAt'],
    restorable: 'blog',
  },
  testimonial: {
    rows: 'testimonials',
    row: StaffTestimonial,
    input: TestimonialInput,
    sorts: ['name', 'location', 'createdAt'],
    ordered: true,
  },
  'featured-city': {
    rows: 'featuredCities',
    row: StaffFeaturedCity,
    full: FullFeaturedCity,
    input: FeaturedCityInput,
    sorts: ['name', 'position', 'createdAt'],
    toggleable: true,
    ordered: true,
  },
  partner: {
    rows: 'partners',
    row: StaffPartner,
    full: FullPartner,
    input: PartnerInput,
    sorts: ['name', 'position', 'createdAt'],
    toggleable: true,
    ordered: true,
  },
  subscribers: {
    reads: 'subscribers',
    rows: 'subscribers',
    rowsAlias: 'subscibers',
    row: StaffSubscriber,
    sorts: ['email', 'createdAt'],
    removable: false,
  },
  'master-list/builder': {
    rows: 'builders',
    row: StaffBuilder,
    full: WholeBuilder,
    input: BuilderInput,
    sorts: ['name', 'established', 'createdAt'],
  },
  'master-list/bhk': { rows: 'bhk', row: StaffBhk, input: BhkInput, sorts: ['bhk', 'createdAt'], editable: false },
  'master-list/amenity': {
    rows: 'amenities',
    row: StaffAmenity,
    input: AmenityInput,
    sorts: ['name', 'category', 'createdAt'],
  },
  'master-list/tag': { rows: 'tags', row: StaffTag, input: TagInput, sorts: ['tag_name', 'createdAt'] },
  'master-list/locality': {
    rows: 'localities',
    row: StaffLocality,
    input: LocalityInput,
    sorts: ['name', 'createdAt'],
  },
  'master-list/city': { rows: 'cities', row: StaffCity, input: CityInput, sorts: ['city_name', 'state', 'createdAt'] },
  faq: {
    rows: 'faqs',
    row: StaffFaq,
    input: FaqInput,
    sorts: ['question', 'position', 'createdAt'],
    ordered: true,
  },
  'popular-link': {
    rows: 'popularLinks',
    row: StaffPopularLink,
    input: PopularLinkInput,
    sorts: ['title', 'position', 'createdAt'],
    ordered: true,
  },
  redirect: {
    rows: 'redirects',
    row: StaffRedirect,
    input: RedirectInput,
    sorts: ['from_path', 'to_path', 'createdAt'],
  },
} as const satisfies Record<string, RecordCalls>;

type Records = typeof RECORDS;
export type RecordPath = keyof Records;
type Schema<Path extends RecordPath, Name extends string> =
  Records[Path] extends Record<Name, infer Found extends z.ZodType> ? Found : never;
type FullSchema<Path extends RecordPath> = Records[Path] extends { full: z.ZodType } ? 'full' : 'row';

/** The value of the `sort` parameter: a leading minus means descending order. */
export type SortOrder<Sort extends string> = Sort | `-${Sort}`;
export type RecordSort<Path extends RecordPath> = Records[Path]['sorts'][number];
/** The values of the filters are those of the path's schema. */
export type RecordListQuery<Sort extends string> = Omit<ListQuery, 'size' | 'sort'> & {
  size?: number | undefined;
  sort?: SortOrder<Sort> | undefined;
  filters?: object;
};

/** A row, a single record and the input of a path, as core handles them. */
export type RecordRow<Path extends RecordPath> = z.output<Schema<Path, 'row'>>;
export type FullRecord<Path extends RecordPath> = z.output<Schema<Path, FullSchema<Path>>>;
export type RecordInput<Path extends RecordPath> = z.output<Schema<Path, 'input'>>;

/** The same as the browser receives and sends them. */
export interface RecordWire<Path extends RecordPath> {
  rows: Records[Path]['rows'];
  row: Wire<RecordRow<Path>>;
  full: Wire<FullRecord<Path>>;
  input: z.input<Schema<Path, 'input'>>;
  inputSchema: Schema<Path, 'input'>;
  sort: RecordSort<Path>;
}

/** The query of a list that can be sorted by these names, without its filters; another order is ignored. */
export const createListQuery = <Sort extends string>(sorts: readonly Sort[]) =>
  ListQuery.extend({
    sort: z
      .enum(sorts.flatMap((sort): SortOrder<Sort>[] => [sort, `-${sort}`]))
      .optional()
      .catch(undefined),
  });
