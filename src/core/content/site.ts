import { Counters, type SiteAnswer, SiteFacts } from '#contract';
import { type Db, eq, inArray, tables } from '#db';
import { DEFAULT_COUNTERS, DEFAULT_FACTS } from './default-settings.ts';

const { faqs, settings } = tables;
const MOST_FAQS = 20;

/** The company's facts: what staff have stored, or the defaults of a new installation. */
export async function siteFacts(db: Db): Promise<SiteFacts> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, 'site'));
  return row ? SiteFacts.parse(row.value) : DEFAULT_FACTS;
}

/** Everything that surrounds a public page. How a counter is justified stays inside. */
export async function readSite(db: Db): Promise<SiteAnswer> {
  const [stored, questions] = await Promise.all([
    db
      .select({ key: settings.key, value: settings.value })
      .from(settings)
      .where(inArray(settings.key, ['site', 'counters'])),
    db
      .select({ id: faqs.id, question: faqs.question, answer: faqs.answer })
      .from(faqs)
      .where(eq(faqs.status, 'published'))
      .orderBy(faqs.position, faqs.id)
      .limit(MOST_FAQS),
  ]);
  const value = (key: string) => stored.find((row) => row.key === key)?.value;
  const facts = SiteFacts.parse(value('site') ?? DEFAULT_FACTS);
  const counters = Counters.parse(value('counters') ?? DEFAULT_COUNTERS).map(({ basis: _basis, ...shown }) => shown);
  return { success: true, site: { facts, counters, faqs: questions } };
}
