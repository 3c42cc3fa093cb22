import type { EnquiryStatus } from '#contract';
import { demoCities } from '../content/cities.ts';
import { type DemoTeam, northTeam, southTeam } from '../content/colleagues.ts';
import { FIRST_NAMES, LAST_NAMES, LOST_REASONS, MESSAGES } from '../content/enquirers.ts';
import { type Random, randomFor } from '../random.ts';
import type { DemoProject, DemoProperty } from './demo-rows.ts';

/**
 * An enquiry of an invented visitor. Times are relative to the day of seeding, because the inbox shows recent weeks.
 */
export interface DemoEnquiry {
  number: number;
  name: string;
  message: string;
  source: string;
  path: string;
  listing: { kind: 'property' | 'project'; slug: string; city: string } | null;
  daysAgo: number;
  /** Time of day as a fraction between 0 and 1. */
  time: number;
  status: EnquiryStatus;
  lostReason: string | null;
  /** Office minutes until the first reply; null if there is none. */
  replyMinutes: number | null;
  /** Email address of the colleague who has it; null while it is unassigned. */
  owner: string | null;
  /** The planned contact, relative to the day of seeding; null if there is none. */
  followUp: { inDays: number; hour: number } | null;
}

/** Twice the longest period of the dashboard, so that each period has a previous one to compare with. */
const DAYS = 180;
/** Most enquiries are about few listings. */
const ENQUIRED_LISTINGS = 36;

const LATER: [EnquiryStatus, number][] = [
  ['contacted', 8],
  ['visit_planned', 4],
  ['visited', 4],
  ['negotiating', 2],
  ['won', 2],
  ['lost', 5],
];

const isOver = (status: EnquiryStatus) => status === 'won' || status === 'lost';

function pickTeam(city: string | undefined, random: Random): DemoTeam {
  const state = demoCities.find(({ slug }) => slug === city)?.state;
  if (state === undefined) return random.pick([northTeam, southTeam]);
  return northTeam.states.includes(state) ? northTeam : southTeam;
}

/** Members have most of the enquiries of their cities, managers some; new ones mostly wait unassigned. */
function pickOwner(status: EnquiryStatus, city: string | undefined, random: Random): string | null {
  if (status === 'new' && random.chance(0.7)) return null;
  const { manager, members } = pickTeam(city, random);
  return random.chance(0.15) ? manager : random.pick(members);
}

/** Open enquiries of the last weeks have a next step, a few of them overdue. */
function pickFollowUp(status: EnquiryStatus, daysAgo: number, random: Random): DemoEnquiry['followUp'] {
  if (status === 'new' || isOver(status) || daysAgo > 21 || random.chance(0.2)) return null;
  return { inDays: random.int(daysAgo > 1 ? -1 : 1, 8), hour: random.int(10, 17) };
}

const popular = <T>(items: readonly T[], random: Random): T => {
  const item = items[Math.floor(items.length * random.next() ** 2)];
  if (item === undefined) throw new RangeError('nobody can ask about nothing');
  return item;
};

function pickStatus(daysAgo: number, random: Random): EnquiryStatus {
  if (daysAgo === 0) return random.chance(0.7) ? 'new' : 'contacted';
  return random.chance(daysAgo < 3 ? 0.3 : 0) ? 'new' : random.weighted(LATER);
}

function pickSource(listing: DemoEnquiry['listing'], random: Random): Pick<DemoEnquiry, 'source' | 'path'> {
  if (listing) {
    const list = listing.kind === 'property' ? 'properties' : 'projects';
    const place = random.weighted([['page', 6] as const, ['bar', 2] as const]);
    return { source: `${listing.kind}-${place}`, path: `/${list}/${listing.slug}` };
  }
  return random.weighted([
    [{ source: 'contact-page', path: '/contact-us' }, 4],
    [{ source: 'properties-list', path: '/properties' }, 3],
    [{ source: 'emi-calculator', path: '/' }, 2],
  ]);
}

/** Enquiries of half a year, oldest first, slowly growing in number; most of today's have no reply yet. */
export function makeEnquiries(properties: readonly DemoProperty[], projects: readonly DemoProject[]): DemoEnquiry[] {
  const listings = {
    property: properties.filter(({ row }) => row.status === 'published').slice(0, ENQUIRED_LISTINGS),
    project: projects.filter(({ row }) => row.status === 'published').slice(0, ENQUIRED_LISTINGS),
  };
  const listingFor = (random: Random): DemoEnquiry['listing'] => {
    const kind = random.weighted([['property', 5] as const, ['project', 3] as const, [null, 3] as const]);
    if (kind === null) return null;
    const { row, city } = popular<DemoProperty | DemoProject>(listings[kind], random);
    return { kind, slug: row.slug, city };
  };
  const days = Array.from({ length: DAYS }, (_, day) => DAYS - 1 - day);
  const times = days.flatMap((daysAgo) => {
    const random = randomFor(`enquiries ${daysAgo} days ago`);
    return Array.from({ length: random.int(1, daysAgo < 60 ? 6 : 4) }, () => ({ daysAgo, time: random.next() }));
  });
  return times.map(({ daysAgo, time }, index) => {
    const number = index + 1;
    const random = randomFor(`enquiry ${number}`);
    const listing = listingFor(random);
    const status = pickStatus(daysAgo, random);
    return {
      number,
      name: `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`,
      message: random.pick(MESSAGES),
      listing,
      ...pickSource(listing, random),
      daysAgo,
      time,
      status,
      lostReason: status === 'lost' ? random.pick(LOST_REASONS) : null,
      replyMinutes: status === 'new' ? null : Math.round(8 + 260 * random.next() ** 3),
      owner: pickOwner(status, listing?.city, random),
      followUp: pickFollowUp(status, daysAgo, random),
    };
  });
}
