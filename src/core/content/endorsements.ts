import type { PartnerList, TestimonialList } from '#contract';
import { type Db, eq, tables } from '#db';
import { shownPicture } from '../pictures/index.ts';

const { media, partners, testimonials } = tables;

/** Both lists are maintained by staff and short; the limit is a safeguard, not a page size. */
const MAX_ENTRIES = 100;

/** Testimonials in the order set by staff, up to a hundred. */
export async function listTestimonials(db: Db): Promise<TestimonialList> {
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
export async function listPartners(db: Db): Promise<PartnerList> {
  const rows = await db
    .select({ id: partners.id, name: partners.name, logo_url: media.path })
    .from(partners)
    .leftJoin(media, shownPicture(partners.logoId))
    .where(eq(partners.isActive, true))
    .orderBy(partners.position, partners.id)
    .limit(MAX_ENTRIES);
  return { success: true, partners: rows };
}
