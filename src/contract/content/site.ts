import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { type Call } from '../calls.ts';
import { PublicBrand } from './brand.ts';
import { MapAddress } from './map-embed.ts';

/** The sections of the home page below the hero, in default order. */
export const HomeSection = z.enum([
  'featured',
  'top',
  'cities',
  'trending',
  'new',
  'projects',
  'properties',
  'why-choose-us',
  'video',
  'how-we-work',
  'testimonials',
  'partners',
  'blogs',
]);
export type HomeSection = z.infer<typeof HomeSection>;

/** The sections in the order set by staff, and whether visitors see them. */
export const HomeSections = z.array(z.object({ name: HomeSection, shown: z.boolean() }));
export type HomeSections = z.infer<typeof HomeSections>;

const HttpsUrl = z.url({ protocol: /^https$/ });

/** The YouTube video of the home page, loaded only when a visitor plays it. */
export const HomeVideo = z.object({
  youtube_id: z.string().regex(/^[\w-]{11}$/),
  title: z.string().min(1).max(120),
  line: z.string().max(250),
});
export type HomeVideo = z.infer<typeof HomeVideo>;

/** Bounds of the interest of a home loan, in per cent a year; the EMI calculator takes no higher one. */
export const MIN_LOAN_RATE = 1;
export const MAX_LOAN_RATE = 30;

/** Company facts that every page shows and staff can edit. */
export const SiteFacts = z.object({
  brand: z.string().min(1).max(40),
  tagline: z.string().max(160),
  /** Digits with country code, for tel: and chat links. */
  phone: z.string().regex(/^\+\d{8,15}$/),
  phone_label: z.string().max(30),
  whatsapp: z.string().regex(/^\d{8,15}$/),
  email: z.email(),
  address: z.string().max(250),
  /** In words, from the office settings. */
  office_hours: z.string().max(80),
  /** The time within which an advisor usually replies, in words, from the office settings: 'an hour'. */
  reply_within: z.string().max(20).default('an hour'),
  social: z.object({ facebook: HttpsUrl, instagram: HttpsUrl, linkedin: HttpsUrl, youtube: HttpsUrl }).partial(),
  external_project: z.object({ label: z.string().max(40), url: HttpsUrl }).nullable(),
  legal_notice: z.string().max(2000),
  video: HomeVideo.nullable().default(null),
  /** The office on a map; without it the address links to a map search. */
  map_url: MapAddress.nullable().default(null),
  /** Whether and how often the enquiry form opens automatically. */
  enquiry_popup: z
    .object({ enabled: z.boolean(), every_ms: z.number().int().min(60_000) })
    .default({ enabled: true, every_ms: 300_000 }),
  /** The usual interest of a home loan, in per cent a year, for the EMI on the page of a home. */
  home_loan_rate: z.number().min(MIN_LOAN_RATE).max(MAX_LOAN_RATE).default(8.5),
});
export type SiteFacts = z.infer<typeof SiteFacts>;

/** A claim shown as an animated number. `basis` is its justification and is visible to staff only. */
export const Counter = z.object({
  value: z.number().nonnegative(),
  decimals: z.number().int().min(0).max(2),
  suffix: z.string().max(4),
  label: z.string().max(60),
  basis: z.string().max(500),
});
export type Counter = z.infer<typeof Counter>;

export const Counters = z.array(Counter).max(6);

export const PublicCounter = Counter.omit({ basis: true });
export type PublicCounter = z.infer<typeof PublicCounter>;

export const Faq = z.object({ id: z.number().int(), question: z.string(), answer: z.string() });
export type Faq = z.infer<typeof Faq>;

/** Data for header, footer and floating elements of every public page. */
export const Site = z.object({
  facts: SiteFacts,
  brand: PublicBrand,
  counters: z.array(PublicCounter),
  faqs: z.array(Faq),
  /** The visible sections of the home page, in this order. */
  home_sections: z.array(HomeSection),
});
export type Site = z.infer<typeof Site>;

export const SiteAnswer = success({ site: Site });
export type SiteAnswer = z.infer<typeof SiteAnswer>;

/** Sender details of emails. The sender address is in the configuration, because the mail server must accept it. */
export const MailSettings = z.object({
  /** Empty means the company's name. */
  sender_name: z.string(),
  /** Empty means the sender address. */
  reply_to: z.string(),
  /** Empty means no signature. */
  signature: z.string(),
});
export type MailSettings = z.infer<typeof MailSettings>;

/** A customer's statement about the company. */
export const Testimonial = z.object({ id: Id, name: z.string(), location: z.string(), content: z.string() });
export type Testimonial = z.infer<typeof Testimonial>;

export const TestimonialList = success({ testimonials: z.array(Testimonial) });
export type TestimonialList = z.infer<typeof TestimonialList>;

/** A company we work with. */
export const Partner = z.object({ id: Id, name: z.string(), logo_url: z.string().nullable() });
export type Partner = z.infer<typeof Partner>;

export const PartnerList = success({ partners: z.array(Partner) });
export type PartnerList = z.infer<typeof PartnerList>;

export const SITE_READS = {
  '/site': { tag: 'site', answer: SiteAnswer },
} satisfies Record<string, Call>;

export const ENDORSEMENT_READS = {
  '/testimonial': { tag: 'content', answer: TestimonialList },
  '/partner': { tag: 'content', answer: PartnerList },
} satisfies Record<string, Call>;
