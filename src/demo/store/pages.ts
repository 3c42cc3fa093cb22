import type { Tx } from '#db';
import { tables } from '#db';
import type { DemoData } from '../demo-data.ts';
import { insertNamed, insertRows, type KeyLookup } from './insert.ts';
import type { ListKeys } from './lists.ts';

const { blogs, faqs, jobs, partners, popularLinks, testimonials } = tables;

/**
 * Stores the content of all other pages: articles, openings, testimonials, links, FAQs; returns the keys of the
 * openings.
 */
export async function storePages(tx: Tx, data: DemoData, { picture, city }: ListKeys): Promise<{ job: KeyLookup }> {
  await insertRows(
    tx,
    blogs,
    data.articles.map((article) => ({ ...article.row, imageId: picture(article.picture.name) })),
  );
  const job = await insertNamed(tx, jobs, 'slug', data.jobs);
  await insertRows(tx, testimonials, data.testimonials);
  await insertRows(
    tx,
    partners,
    data.partners.map((partner) => ({ ...partner.row, logoId: picture(partner.picture.name) })),
  );
  await insertRows(
    tx,
    popularLinks,
    data.popularLinks.map((link) => ({ ...link.row, cityId: link.city === null ? null : city(link.city) })),
  );
  await insertRows(tx, faqs, data.faqs);
  return { job };
}
