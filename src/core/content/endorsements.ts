import type {
  ENDORSEMENT_READS,
  PartnerInput,
  PartnerList,
  ReadHandlers,
  TestimonialInput,
  TestimonialList,
} from '#contract';
import { type Db, eq, tables } from '#db';
import type { Ctx } from '../context.ts';
import { choosePicture, shownPicture, withStaffPicture } from '../pictures/index.ts';
import { adminRecordService, contains } from '../records/index.ts';

const { media, partners, testimonials } = tables;

/** Both lists are maintained by staff and short; the limit is a safeguard, not a page size. */
const MAX_ENTRIES = 100;

/** Testimonials in the order set by staff, up to a hundred. */
async function listTestimonials(db: Db): Promise<TestimonialList> {
  const rows = await db
    .select({
      id: testimonials.id,
      name: testimonials.name,
      location: testimonials.location,
      content: testimonials.content,
    })
    .from(testimonials)
    .orderBy(testimonials.position, testimonials.id)
    .limit(MAX_ENTRIES);
  return { success: true, testimonials: rows };
}

/** Active partners in the order set by staff, up to a hundred. */
async function listPartners(db: Db): Promise<PartnerList> {
  const rows = await db
    .select({ id: partners.id, name: partners.name, logo_url: media.path })
    .from(partners)
    .leftJoin(media, shownPicture(partners.logoId))
    .where(eq(partners.isActive, true))
    .orderBy(partners.position, partners.id)
    .limit(MAX_ENTRIES);
  return { success: true, partners: rows };
}

const COLUMNS = {
  id: partners.id,
  logo_url: media.path,
  name: partners.name,
  is_active: partners.isActive,
  position: partners.position,
  createdAt: partners.createdAt,
  updatedAt: partners.updatedAt,
};

export const partnerService = (ctx: Ctx) =>
  adminRecordService(ctx, {
    entity: 'partner',
    noun: 'Partner',
    table: partners,
    rows: (db, { where, orderBy, limit, offset }) =>
      db
        .select(COLUMNS)
        .from(partners)
        .leftJoin(media, shownPicture(partners.logoId))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    read: async (db, id) => {
      const [row] = await db
        .select({ ...COLUMNS, pictureId: partners.logoId })
        .from(partners)
        .leftJoin(media, shownPicture(partners.logoId))
        .where(eq(partners.id, id));
      return withStaffPicture(db, row);
    },
    matches: (query) => contains(query, partners.name),
    position: partners.position,
    sorts: { name: partners.name, position: partners.position, createdAt: partners.createdAt },
    values: async ({ name, position, picture }: Partial<PartnerInput>, { tx }) => ({
      name,
      position: position === null ? 0 : position,
      logoId: await choosePicture(tx, picture),
    }),
  });

export const testimonialService = (ctx: Ctx) =>
  adminRecordService(ctx, {
    entity: 'testimonial',
    noun: 'Testimonial',
    table: testimonials,
    rows: (db, { where, orderBy, limit, offset }) =>
      db
        .select()
        .from(testimonials)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    matches: (query) => contains(query, testimonials.name, testimonials.location),
    position: testimonials.position,
    sorts: { name: testimonials.name, location: testimonials.location, createdAt: testimonials.createdAt },
    values: ({ name, location, content }: Partial<TestimonialInput>) => ({ name, location, content }),
  });

export const endorsementReads = ({ db }: Ctx): ReadHandlers<keyof typeof ENDORSEMENT_READS> => ({
  '/testimonial': () => listTestimonials(db),
  '/partner': () => listPartners(db),
});
