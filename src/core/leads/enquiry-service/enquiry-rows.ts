import { listingPath } from '#contract';
import { type Db, desc, eq, inArray, type Tx, tables } from '#db';
import { replyDueAt, replyMinutesLeft } from '../office-hours.ts';

const { cities, enquiries, postedProperties, projects, properties, users } = tables;

const columns = {
  id: enquiries.id,
  full_name: enquiries.fullName,
  email: enquiries.email,
  country_code: enquiries.countryCode,
  phone_number: enquiries.phoneNumber,
  message: enquiries.message,
  status: enquiries.status,
  lost_reason: enquiries.lostReason,
  source_path: enquiries.sourcePath,
  source_button: enquiries.sourceButton,
  city: cities.name,
  property: { id: properties.id, slug: properties.slug, title: properties.title, status: properties.status },
  project: { id: projects.id, slug: projects.slug, title: projects.title, status: projects.status },
  posted: { id: postedProperties.id, city: postedProperties.city, isShown: postedProperties.isActive },
  assigned_to: { id: users.id, full_name: users.fullName },
  next_follow_up_at: enquiries.nextFollowUpAt,
  first_reply_at: enquiries.firstReplyAt,
  consentId: enquiries.consentId,
  createdAt: enquiries.createdAt,
};

const query = (db: Db | Tx) =>
  db
    .select(columns)
    .from(enquiries)
    .leftJoin(cities, eq(cities.id, enquiries.cityId))
    .leftJoin(properties, eq(properties.id, enquiries.propertyId))
    .leftJoin(projects, eq(projects.id, enquiries.projectId))
    .leftJoin(postedProperties, eq(postedProperties.id, enquiries.postedPropertyId))
    .leftJoin(users, eq(users.id, enquiries.assignedTo));

type Selected = Awaited<ReturnType<typeof query>>[number];

function toListing({ property, project, posted }: Selected) {
  if (posted) {
    const path = posted.isShown ? listingPath('posted_property', posted.id) : null;
    return { kind: 'posted_property' as const, id: posted.id, title: `Posted property in ${posted.city}`, path };
  }
  const kind = property ? 'property' : 'project';
  const found = property ?? project;
  if (!found) return null;
  const { id, slug, title, status } = found;
  return { kind, id, title, path: status === 'published' ? listingPath(kind, slug) : null } as const;
}

const present = (row: Selected, now: Date) => ({
  ...row,
  listing: toListing(row),
  reply_due_at: replyDueAt(row.createdAt),
  reply_minutes_left: row.first_reply_at ? null : replyMinutesLeft(row.createdAt, now),
});

/** Returns enquiries as staff see them, newest first. */
export async function enquiryRows(db: Db | Tx, ids: number[], now: Date) {
  if (ids.length === 0) return [];
  const rows = await query(db).where(inArray(enquiries.id, ids)).orderBy(desc(enquiries.createdAt), enquiries.id);
  return rows.map((row) => present(row, now));
}

export type EnquiryRow = Awaited<ReturnType<typeof enquiryRows>>[number];
