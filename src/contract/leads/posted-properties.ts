import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { type Call, MISSING } from '../calls.ts';
import type { PostedHome } from '../forms/posting.ts';
import { AreaUnit, PostedBy, PostedPropertyStatus, PropertyType, Purpose } from '../listings/enumerations.ts';
import { AtId, createPageSchema, Page } from '../paging.ts';

const Picture = z.string().nullable();

/**
 * A visitor's listing. `name` is the poster's first name and an initial; contact details and the number of the flat are
 * not included.
 */
export const PostedProperty = z.object({
  id: Id,
  posted_by: PostedBy,
  property_type: PropertyType,
  address: z.string(),
  property_details: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  city: z.string(),
  purpose: Purpose,
  /** For rent: for a month. */
  price: z.number().positive().nullable(),
  area: z.object({ value: z.number().positive(), unit: AreaUnit }).nullable(),
  image_url1: Picture,
  image_url2: Picture,
  image_url3: Picture,
  image_url4: Picture,
  image_url5: Picture,
  /** The slug of its page among the properties; null for a moment after an upgrade. */
  slug: z.string().nullable(),
});
export type PostedProperty = z.infer<typeof PostedProperty>;

/** A typed city. The database cannot store a zero character, so a city with one never matches. */
const TypedCity = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .refine((city) => !city.includes('\0'));

/** The filters of the list; invalid values are ignored. */
export const PostedPropertySearch = z.object({
  posted_by: PostedBy.optional().catch(undefined),
  property_type: PropertyType.optional().catch(undefined),
  city: TypedCity.optional().catch(undefined),
  page: Page,
});
export type PostedPropertySearch = z.infer<typeof PostedPropertySearch>;

export const PostedPropertyList = createPageSchema({ properties: z.array(PostedProperty) });
export type PostedPropertyList = z.infer<typeof PostedPropertyList>;

export const PostedPropertyAnswer = success({ property: PostedProperty });
export type PostedPropertyAnswer = z.infer<typeof PostedPropertyAnswer>;

export const PostingAnswer = success({ id: Id, status: PostedPropertyStatus });
export type PostingAnswer = z.infer<typeof PostingAnswer>;

/** The status of a property after its email is confirmed, or `invalid` if the link no longer works. */
export type PostingConfirmation = Exclude<PostedPropertyStatus, 'pending_email'> | 'invalid';

/** What staff approved: the property and its pictures by id. */
export interface ApprovedHome extends PostedHome {
  picture_ids: number[];
}

/** A posted property as its poster sees it through the private link. */
export interface ManagedPosting {
  id: number;
  posted_by: PostedBy;
  status: PostedPropertyStatus;
  isActive: boolean;
  /** Why staff rejected it or requested changes. */
  reviewReason: string | null;
  expiresAt: string | null;
  property: PostedHome;
  /** Addresses for the poster alone while the property is not live; null while a picture is prepared. */
  pictures: { id: number; url: string | null; alt: string }[];
}

export type PostingStep = 'sold' | 'renew' | 'delete';

/** Result of a step: done, not possible in the current status, or the link is no longer valid. */
export type PostingOutcome = 'done' | 'impossible' | 'invalid';

/** Result of a change: `taken_down` if the property was on the site, `unchanged` if the same values are stored. */
export type PostingChangeOutcome = PostingOutcome | 'taken_down' | 'unchanged';

export const POSTED_PROPERTY_READS = {
  '/public-property': { tag: 'posted', query: PostedPropertySearch, answer: PostedPropertyList },
  '/public-property/:id': { tag: 'posted', params: AtId, answer: PostedPropertyAnswer, failures: MISSING },
} satisfies Record<string, Call>;
