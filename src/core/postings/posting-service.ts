import {
  POSTED_BY_LABELS,
  type PostedFacts,
  type PostedHome,
  PROPERTY_TYPE_LABELS,
  type StaffPostedProperty,
} from '#contract';
import { type Db, eq, inArray, or, type SQL, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { staffPictures } from '../pictures/index.ts';
import { posterName } from '../poster-name.ts';
import { adminRecordService, type Change, contains, named } from '../records/index.ts';
import { approvedValues, mailApproval } from './decide-posting.ts';
import { getHoldReasons } from './duplicates.ts';
import type { PostedRow } from './manage-link.ts';
import { DELETED, withdrawConsent } from './manage-posting.ts';
import { readPictureIds, toPostedHome } from './posted-home.ts';
import { enqueuePictureMove } from './posting-pictures.ts';
import { syncPostingProperty } from './posting-property.ts';
import { postingStates } from './posting-views.ts';

const { bhkOptions, postedProperties: posted, users } = tables;

const columns = {
  id: posted.id,
  posted_by: posted.postedBy,
  name: posted.name,
  email: posted.email,
  country_code: posted.countryCode,
  phone_number: posted.phoneNumber,
  city: posted.city,
  address: posted.address,
  property_type: posted.propertyType,
  property_details: posted.propertyDetails,
  status: posted.status,
  is_active: posted.isActive,
  createdAt: posted.createdAt,
  updatedAt: posted.updatedAt,
};

const readBhks = async (db: Db) => {
  const options = await db.select({ id: bhkOptions.id, bhk: bhkOptions.bhk }).from(bhkOptions);
  return new Map(options.map(({ id, bhk }) => [id, bhk]));
};

/** What a poster entered, with the name of the BHK option. */
const toFacts = (bhks: Map<number, string>, { bhk_id, ...home }: PostedHome): PostedFacts => ({
  purpose: home.purpose,
  property_type: home.property_type,
  bhk: bhk_id === null ? null : (bhks.get(bhk_id) ?? null),
  city: home.city,
  locality: home.locality,
  flat_number: home.flat_number,
  address: home.address,
  property_details: home.property_details,
  price: home.price,
  area: home.area,
  carpet_area: home.carpet_area,
  floor: home.floor,
  total_floors: home.total_floors,
  furnishing: home.furnishing,
  deposit: home.deposit,
  available_from: home.available_from,
  minimum_stay_months: home.minimum_stay_months,
  maintenance_included: home.maintenance_included,
  preferred_tenants: home.preferred_tenants,
});

async function read(db: Db, id: number) {
  const [found] = await db
    .select({ row: columns, whole: posted, reviewer: users.fullName })
    .from(posted)
    .leftJoin(users, eq(users.id, posted.reviewedBy))
    .where(eq(posted.id, id));
  if (!found || found.whole.deletedAt) return undefined;
  const { row, whole, reviewer } = found;
  const bhks = await readBhks(db);
  return {
    ...row,
    ...toFacts(bhks, toPostedHome(whole)),
    approved: whole.approvedHome && {
      ...toFacts(bhks, whole.approvedHome),
      picture_ids: whole.approvedHome.picture_ids,
    },
    rera_number: whole.reraNumber,
    email_confirmed_at: whole.emailConfirmedAt,
    reviewed_by: reviewer,
    reviewed_at: whole.reviewedAt,
    review_reason: whole.reviewReason,
    expires_at: whole.expiresAt,
    held_for: await db.transaction((tx) => getHoldReasons(tx, whole)),
    pictures: await staffPictures(db, await readPictureIds(db, id)),
  };
}

function matches(query: string, hasContacts: boolean): SQL | undefined {
  const digits = query.replaceAll(/[\s+-]/g, '');
  return or(
    hasContacts ? contains(query, posted.name, posted.email, posted.city) : contains(query, posted.city),
    digits === '' || !hasContacts ? undefined : contains(digits, posted.phoneNumber),
    inArray(posted.postedBy, named(query, POSTED_BY_LABELS)),
    inArray(posted.propertyType, named(query, PROPERTY_TYPE_LABELS)),
  );
}

/** Switching on approves a posting; switching off takes it off the site. */
const activationValues = async (isActive: boolean, { ctx, tx, actor, before }: Change<PostedRow>): Promise<object> =>
  isActive && before ? approvedValues(ctx, tx, actor, before) : {};

/** Emails the poster each time the property goes live. */
async function afterWrite({ ctx, tx, before }: Change<PostedRow>, id: number): Promise<void> {
  const [row] = await tx.select().from(posted).where(eq(posted.id, id));
  await syncPostingProperty(ctx, tx, id);
  await enqueuePictureMove(ctx, tx, id);
  if (row?.deletedAt) await withdrawConsent(ctx, tx, row.consentId);
  if (row?.isActive && before?.isActive !== true) await mailApproval(ctx, tx, row);
}

/** A posting like a rejected one is approved in the review, where the reason is shown, and not from the list. */
async function assertNotHeld({ tx, before }: Change<PostedRow>, next: object): Promise<void> {
  const isApproval = 'isActive' in next && next.isActive === true;
  if (!isApproval || !before?.emailConfirmedAt || before.status === 'live') return;
  if ((await getHoldReasons(tx, before)).length > 0)
    throw new DomainError(
      'conflict',
      'This posting matches a rejected one (phone, email or picture). Open it to review it.',
    );
}

type Contacts = Pick<StaffPostedProperty, 'name' | 'email' | 'country_code' | 'phone_number'>;

/** What the site shows of a poster, for staff who may not see contact details. */
const withoutContacts = <Row extends Contacts>(row: Row): Row => ({
  ...row,
  name: posterName(row.name),
  email: '',
  country_code: '',
  phone_number: '',
});

type FullPosting = NonNullable<Awaited<ReturnType<typeof read>>>;

const withoutPerson = (posting: FullPosting): FullPosting => ({
  ...withoutContacts(posting),
  flat_number: '',
  approved: posting.approved && { ...posting.approved, flat_number: '' },
});

/**
 * Admin service for posted properties: staff approve, deactivate and delete them, but do not edit their content. Without
 * contact details it neither shows nor searches them.
 */
export const postingService = (ctx: Ctx, hasContacts: boolean) =>
  adminRecordService(ctx, {
    entity: 'post-property',
    noun: 'Property',
    table: posted,
    rows: async (db, { where, orderBy, limit, offset }) => {
      const rows = await db
        .select(columns)
        .from(posted)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset);
      return hasContacts ? rows : rows.map(withoutContacts);
    },
    read: async (db, id) => {
      const posting = await read(db, id);
      return hasContacts ? posting : posting && withoutPerson(posting);
    },
    matches: (query) => matches(query, hasContacts),
    sorts: { name: posted.name, posted_by: posted.postedBy, city: posted.city, createdAt: posted.createdAt },
    states: postingStates,
    activationValues,
    guard: assertNotHeld,
    afterWrite,
    deletedValues: DELETED,
    // The audit log is permanent, so it must not contain data whose consent can be withdrawn.
    secrets: [
      'name',
      'email',
      'countryCode',
      'phoneNumber',
      'address',
      'propertyDetails',
      'flatNumber',
      'locality',
      'approvedHome',
      'reraNumber',
      'reviewReason',
      'manageTokenHash',
      'submissionKey',
    ],
  });
