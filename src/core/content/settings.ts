import {
  type Counter,
  describeOfficeHours,
  describeReplyTime,
  HomeSection,
  type OfficeSettings,
  type ReadHandlers,
  type ReplyTemplate,
  type Settings,
  Settings as Shapes,
  type SITE_READS,
  type SiteAnswer,
  type SiteFacts,
} from '#contract';
import { pointEmbed } from '#contract/content/map-embed.ts';
import { type Db, eq, inArray, type Tx, tables } from '#db';
import { DEFAULT_COLOURS } from '../brand/index.ts';
import type { Ctx } from '../context.ts';
import { type Brand, resolveBrand, toPublicBrand } from './brand.ts';

const { settings, faqs } = tables;

/** The office of a new installation, open as the site says. */
const DEFAULT_OFFICE: OfficeSettings = {
  days: [1, 2, 3, 4, 5, 6, 7],
  opens: '10:00',
  closes: '18:30',
  holidays: [],
  reply_minutes: 60,
};

/** Site facts of a new installation until staff change them; numbers and addresses are fictitious. */
export const DEFAULT_FACTS: SiteFacts = {
  brand: 'Aangan',
  tagline: 'Property-investment advisory for homes, plots and workplaces across Indian cities.',
  phone: '+910000001044',
  phone_label: '+91 00000 01044',
  whatsapp: '910000001044',
  email: 'hello@aangan.example',
  address: 'Fourth floor, Cyber Marg, Sector 44, Gurugram 122003',
  office_hours: describeOfficeHours(DEFAULT_OFFICE),
  reply_within: describeReplyTime(DEFAULT_OFFICE.reply_minutes),
  social: {
    facebook: 'https://facebook.example/aangan',
    instagram: 'https://instagram.example/aangan',
    linkedin: 'https://linkedin.example/company/aangan',
    youtube: 'https://youtube.example/@aangan',
  },
  external_project: { label: 'Dholera Project', url: 'https://dholera.aangan.example/' },
  legal_notice:
    'This site is for guidance only under the Real Estate (Regulation and Development) Act, 2016. Beware of unauthorised look-alike sites using a similar name or pictures: we never ask for a booking amount by phone, chat or personal account. Prices, areas and possession dates are supplied by builders and sellers and may change without notice. Pictures marked as illustrations are drawings, not photographs of the finished home. Check the RERA number of a project on the portal of its state before you pay, and read the agreement for sale with your own lawyer.',
  video: {
    youtube_id: 'AanganDemo0',
    title: 'Walk through Aravalli Terraces with our advisor',
    line: 'A seven-minute video on light, noise and the view from the fourteenth floor, without the background music.',
  },
  map_url: pointEmbed({ latitude: 28.4512, longitude: 77.0726 }),
  enquiry_popup: { enabled: true, every_ms: 300_000 },
  home_loan_rate: 8.5,
};

const DEFAULT_COUNTERS: Counter[] = [
  {
    value: 150,
    decimals: 0,
    suffix: '+',
    label: 'Project Available',
    basis: 'Sample value. Replace with a count and its date.',
  },
  {
    value: 35083,
    decimals: 0,
    suffix: '+',
    label: 'Units Sold',
    basis: 'Sample value. Replace with a count and its date.',
  },
  {
    value: 20347,
    decimals: 0,
    suffix: '+',
    label: 'Happy Family',
    basis: 'Sample value. Replace with a count and its date.',
  },
  {
    value: 94.8,
    decimals: 2,
    suffix: '%',
    label: 'Customer Satisfaction',
    basis: 'Sample value. Replace with a survey and its date.',
  },
];

const DEFAULT_REPLIES: ReplyTemplate[] = [
  {
    name: 'First reply',
    text: 'Namaste {first_name}, this is {my_name} from {company}. Thank you for asking about {listing}. When may I call you today?',
  },
  {
    name: 'Missed your call',
    text: 'Namaste {first_name}, this is {my_name} from {company}. I tried to reach you about {listing}. When is a good time to call?',
  },
  {
    name: 'Visit',
    text: 'Namaste {first_name}, thank you for your time. I will be glad to show you {listing}. Which day suits you? {my_name}, {company}',
  },
];

const DEFAULTS: Settings = {
  site: DEFAULT_FACTS,
  counters: DEFAULT_COUNTERS,
  'home-sections': HomeSection.options.map((name) => ({ name, shown: true })),
  mail: { sender_name: '', reply_to: '', signature: '' },
  security: { two_step_roles: [] },
  retention: { enquiry_months: 36, posting_months: 12, backup_days: 35 },
  brand: { primary: DEFAULT_COLOURS.primary, accent: null, logo_id: null, icon_id: null },
  office: DEFAULT_OFFICE,
  replies: DEFAULT_REPLIES,
  imports: { picture_hosts: [] },
};

const isSection = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'name' in value && HomeSection.safeParse(value.name).success;

/** A release may add or remove sections after staff have ordered them. */
function everySection(stored: unknown): unknown {
  if (!Array.isArray(stored)) return stored;
  const sections = Shapes.shape['home-sections'].parse(stored.filter(isSection));
  const added = DEFAULTS['home-sections'].filter(({ name }) => sections.every((section) => section.name !== name));
  return [...sections, ...added];
}

/**
 * The facts with the hours and the promise of the office; until these are stored, the hours are the text that staff
 * wrote in an earlier release.
 */
const withOffice = (site: SiteFacts, office: OfficeSettings): SiteFacts => ({
  ...site,
  office_hours: describeOfficeHours(office),
  reply_within: describeReplyTime(office.reply_minutes),
});

/** Returns the named settings: stored by staff, or the defaults of a new installation. */
export async function readSettings<Name extends keyof Settings>(
  db: Db | Tx,
  ...names: Name[]
): Promise<Pick<Settings, Name>> {
  const stored = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, [...names, 'office']));
  const find = (name: keyof Settings) => stored.find(({ key }) => key === name)?.value;
  const office = find('office');
  const getValue = (name: Name): unknown => {
    const value = find(name) ?? DEFAULTS[name];
    const parsed = Shapes.shape[name].parse(name === 'home-sections' ? everySection(value) : value);
    return name === 'site' && office !== undefined
      ? withOffice(parsed as SiteFacts, Shapes.shape.office.parse(office))
      : parsed;
  };
  return Object.fromEntries(names.map((name) => [name, getValue(name)])) as Pick<Settings, Name>;
}

const MAX_FAQS = 20;

/** The company's facts: stored by staff, or the defaults of a new installation. */
export const siteFacts = async (db: Db): Promise<SiteFacts> => (await readSettings(db, 'site')).site;

/** The company's look, from its settings. */
export async function readBrand(db: Db): Promise<Brand> {
  const { site, brand } = await readSettings(db, 'site', 'brand');
  return resolveBrand(db, site.brand, brand);
}

/** Data shared by all public pages; the `basis` of a counter is internal and left out. */
async function readSite(db: Db): Promise<SiteAnswer> {
  const [stored, questions] = await Promise.all([
    readSettings(db, 'site', 'brand', 'counters', 'home-sections'),
    db
      .select({ id: faqs.id, question: faqs.question, answer: faqs.answer })
      .from(faqs)
      .where(eq(faqs.status, 'published'))
      .orderBy(faqs.position, faqs.id)
      .limit(MAX_FAQS),
  ]);
  const counters = stored.counters.map(({ basis: _basis, ...shown }) => shown);
  const home_sections = stored['home-sections'].flatMap(({ name, shown }) => (shown ? [name] : []));
  const brand = toPublicBrand(await resolveBrand(db, stored.site.brand, stored.brand));
  return { success: true, site: { facts: stored.site, brand, counters, faqs: questions, home_sections } };
}

export const siteReads = ({ db }: Ctx): ReadHandlers<keyof typeof SITE_READS> => ({
  '/site': () => readSite(db),
});
