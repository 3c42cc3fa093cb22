import { type FaqInput, type PopularLinkInput, popularLinkSlug, type StaffPopularLink } from '#contract';
import { type Db, eq, inArray, or, tables } from '#db';
import { authorise } from '../accounts/index.ts';
import type { Ctx } from '../context.ts';
import { type Actor, adminRecordService, type Change, contains } from '../records/index.ts';
import { addressMoved } from '../redirects.ts';

const { faqs, cities, popularLinks } = tables;

/** Admin service for the questions above the footer; requires the `settings` permission. */
export function faqService(ctx: Ctx, actor: Actor) {
  authorise(actor.staff, 'pages:see');
  return adminRecordService(ctx, {
    entity: 'faq',
    noun: 'FAQ',
    titleColumn: 'question',
    table: faqs,
    rows: (db, { where, orderBy, limit, offset }) =>
      db
        .select()
        .from(faqs)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    matches: (query) => contains(query, faqs.question, faqs.answer),
    position: faqs.position,
    sorts: { question: faqs.question, position: faqs.position, createdAt: faqs.createdAt },
    values: ({ question, answer, status, position }: Partial<FaqInput>) => ({
      question,
      answer,
      status,
      position: position === null ? 0 : position,
    }),
  });
}

const toPath = (slug: string): string => `/most-popular-links/${encodeURIComponent(slug)}`;

const citiesNamed = (db: Db, query: string) =>
  db.select({ id: cities.id }).from(cities).where(contains(query, cities.name));

/** The slug follows the title; the old path redirects to the new one. */
async function movedSlug(
  { tx, before }: Change<typeof popularLinks.$inferSelect>,
  title: string | undefined,
): Promise<string | undefined> {
  if (title === undefined) return undefined;
  const slug = popularLinkSlug(title);
  if (before && before.slug !== slug) await addressMoved(tx, toPath(before.slug), toPath(slug));
  return slug;
}

/** Admin service for popular links; requires the `settings` permission. */
export function popularLinkService(ctx: Ctx, actor: Actor) {
  authorise(actor.staff, 'pages:see');
  return adminRecordService(ctx, {
    entity: 'popular-link',
    noun: 'Popular Link',
    table: popularLinks,
    rows: async (db, { where, orderBy, limit, offset }) => {
      const rows = await db
        .select({
          id: popularLinks.id,
          title: popularLinks.title,
          slug: popularLinks.slug,
          city_id: popularLinks.cityId,
          city_name: cities.name,
          shows: popularLinks.shows,
          position: popularLinks.position,
          createdAt: popularLinks.createdAt,
          updatedAt: popularLinks.updatedAt,
        })
        .from(popularLinks)
        .leftJoin(cities, eq(cities.id, popularLinks.cityId))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset);
      // A check constraint allows only these values.
      return rows.map((row) => ({ ...row, shows: row.shows as StaffPopularLink['shows'] }));
    },
    matches: (query) =>
      or(contains(query, popularLinks.title), inArray(popularLinks.cityId, citiesNamed(ctx.db, query))),
    position: popularLinks.position,
    sorts: { title: popularLinks.title, position: popularLinks.position, createdAt: popularLinks.createdAt },
    values: async ({ title, city_id, shows, position }: Partial<PopularLinkInput>, change) => ({
      title,
      slug: await movedSlug(change, title),
      cityId: city_id,
      shows,
      position: position === null ? 0 : position,
    }),
    conflicts: {
      popular_links_slug_unique: { field: 'title', message: 'A popular link with this name already exists' },
    },
  });
}
