import type { SiteAnswer, SiteFacts } from '#contract';
import { type Db, eq, tables } from '#db';
import { readSettings } from './settings.ts';

const { faqs } = tables;
const MAX_FAQS = 20;

/** The company's facts: stored by staff, or the defaults of a new installation. */
export const siteFacts = async (db: Db): Promise<SiteFacts> => (await readSettings(db, 'site')).site;

/** Data shared by all public pages; the `basis` of a counter is internal and left out. */
export async function readSite(db: Db): Promise<SiteAnswer> {
  const [stored, questions] = await Promise.all([
    readSettings(db, 'site', 'counters', 'home-sections'),
    db
      .select({ id: faqs.id, question: faqs.question, answer: faqs.answer })
      .from(faqs)
      .where(eq(faqs.status, 'published'))
      .orderBy(faqs.position, faqs.id)
      .limit(MAX_FAQS),
  ]);
  const counters = stored.counters.map(({ basis: _basis, ...shown }) => shown);
  const home_sections = stored['home-sections'].flatMap(({ name, shown }) => (shown ? [name] : []));
  return { success: true, site: { facts: stored.site, counters, faqs: questions, home_sections } };
}
