import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Property } from '#contract';
import { dayText } from '#contract/india-time.ts';
import { listingPath } from '#contract/paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CONTACT_ICONS } from '#ui/contact-icons.ts';
import { Icon } from '#ui/icon.tsx';
import SideEnquiry from '../shared/enquiry/side-enquiry.deferred.tsx';
import { JsonLd } from '../shared/json-ld.tsx';
import { isPosted, type Listing } from '../shared/listings.ts';
import { addRecentlyViewed } from '../shared/recent.ts';
import { useSite, useSiteOrigin } from '../shared/site.ts';
import { questionMessage, whatsappLink } from '../shared/whatsapp.ts';
import { type Fact, Facts } from './common-sections.tsx';
import { COLUMNS, type Detail, enquiryAbout } from './detail.ts';
import { listingData, listingTrail } from './json-ld.ts';
import { SectionTabs } from './section-tabs.tsx';

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/**
 * A part of the page that starts open and can be collapsed without JavaScript. Scrolling to it leaves 100 px at the
 * top, as for every anchor, plus the height of the tabs where they are sticky.
 */
function Section({ id, title, children }: SectionProps) {
  return (
    <details id={id} open className="group/section border-b border-line py-7 last:border-b-0 lg:scroll-mt-12">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4">
        <h2 className="text-2xl">{title}</h2>
        <Icon
          name="chevron-down"
          className="text-ink transition-transform duration-(--duration-base) group-open/section:rotate-180"
        />
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  );
}

interface SectionPlan {
  id: string;
  title: string;
  /** Label of the tab, for sections that have one. */
  tab?: string;
  /** Undefined if the listing has no such data; then there is no section and no tab. */
  content: ReactNode | undefined;
}

const ASK: Record<Listing['kind'] | 'posted', { title: string; line: string }> = {
  posted: {
    title: 'Ask about this property',
    line: 'We pass your message on to the person who posted this.',
  },
  property: { title: 'Ask about this property', line: 'An advisor who knows this property will call you.' },
  project: { title: 'Ask about this project', line: 'An advisor who knows this project will call you.' },
};

/** Since when the listing is public, and when staff or its poster last confirmed it. */
function Freshness({
  published_at,
  confirmed_at,
  posted,
}: Pick<Property, 'published_at' | 'confirmed_at'> & { posted: boolean }) {
  return (
    <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-3 empty:hidden">
      {published_at !== null && <span>{`Listed on ${dayText(published_at)}`}</span>}
      {confirmed_at !== null && (
        <span className="flex items-center gap-1.5">
          <Icon name="check" size="sm" className="text-primary" />
          {`Availability and price confirmed ${posted ? 'by the poster ' : ''}on ${dayText(confirmed_at)}`}
        </span>
      )}
    </p>
  );
}

/** On wide screens; phones have it in the bar at the bottom. */
function WhatsappLink({ listing }: { listing: Listing }) {
  const { facts } = useSite();
  const origin = useSiteOrigin();
  return (
    <a
      className={classNames(buttonClass({ variant: 'outline', block: true }), 'max-lg:hidden')}
      href={whatsappLink(questionMessage(listing, origin), facts.whatsapp)}
      target="_blank"
      rel="noopener"
    >
      <Icon name={CONTACT_ICONS.whatsapp} className="text-whatsapp" />
      Ask on WhatsApp
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

/** Stores that the visitor has seen the listing; a preview has another address. */
function useRecentlyViewed({ kind, item: { title, slug } }: Detail): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const to = listingPath(kind, slug);
    if (pathname === to) addRecentlyViewed({ name: title, to });
  }, [pathname, kind, slug, title]);
}

interface DetailBodyProps {
  detail: Detail;
  /** Shown before the facts. */
  areas?: ReactNode;
  facts: Fact[];
  sections: SectionPlan[];
  /** See `SectionTabs`. */
  threshold: number;
}

/** Everything below the images: tabs, facts, sections, enquiry form and structured data. */
export function DetailBody({ detail, areas, facts, sections, threshold }: DetailBodyProps) {
  const there = sections.filter(({ content }) => content !== undefined);
  const tabs = there.flatMap(({ id, tab }) => (tab === undefined ? [] : [{ id, label: tab }]));
  const origin = useSiteOrigin();
  const posted = isPosted(detail);
  useRecentlyViewed(detail);
  return (
    <>
      <JsonLd data={listingTrail(detail, origin)} />
      <JsonLd data={listingData(detail, origin)} />
      <SectionTabs tabs={tabs} threshold={threshold} />
      <div className={COLUMNS}>
        <div className="pt-6">
          {areas}
          <Facts facts={facts} />
          <Freshness {...detail.item} posted={posted} />
          {posted && (
            <p className="mt-3 text-small text-ink-3">
              Price and documents are as the poster stated; please verify them before you pay.
            </p>
          )}
          {there.map(({ id, title, content }) => (
            <Section key={id} id={id} title={title}>
              {content}
            </Section>
          ))}
        </div>
        <SideEnquiry
          {...enquiryAbout(detail, 'page')}
          {...ASK[posted ? 'posted' : detail.kind]}
          // Sticky only where it fits below header and tabs.
          className="lg:mt-6 lg:[@media(height>=60rem)]:sticky lg:[@media(height>=60rem)]:top-44"
        >
          <WhatsappLink listing={detail} />
        </SideEnquiry>
      </div>
    </>
  );
}

/** Icons by keyword in the amenity name; the first match is used, and a tick for all others. */
const DRAWINGS: [pattern: RegExp, path: string][] = [
  [
    /pool|water|fountain/i,
    'M3 17c1.5 0 1.5-1 3-1s1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1M8 13V6a2 2 0 0 1 4 0M15 13V6a2 2 0 0 1 4 0M8 9h7',
  ],
  [/gym|fitness|court|cricket|sport/i, 'M3 12h18M6 8v8M18 8v8M8.5 6v12M15.5 6v12'],
  [/garden|tree|park$|organic|lawn|sewage/i, 'M5 19c0-9 5-14 15-14 0 10-5 14-12 14-2 0-3 0-3 0zM5 19c3-5 6-7 10-9'],
  [
    /loading/i,
    'M3 6.5h11v10h-1.5M14 10h3.5l3 3.2v3.3h-1M8.5 16.5h5M3 6.5v10h1.5M6.5 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM16.5 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  ],
  [/parking|vehicle/i, 'M4 16v-4l2-5h12l2 5v4M4 16h16v2.5h-2.5V16M6.5 16v2.5H4V16M7 13h.01M17 13h.01M4 12h16'],
  [
    /club|hall|senior|children|play|amphitheatre/i,
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.7-3.6 3.2-5.3 6.5-5.3s5.8 1.7 6.5 5.3M16 4.9a3.5 3.5 0 0 1 0 6.3M18 14.6c2 .7 3.2 2.3 3.6 4.9',
  ],
  [/security|cctv|fire|gated|intercom/i, 'M12 3.5 5 6v5.5c0 4.3 3 7.5 7 9 4-1.5 7-4.7 7-9V6zM9 12l2.2 2.2L15.2 10'],
  [/jogging|track|walk/i, 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM15.5 8.5l-2 5-5 2 2-5z'],
  [/power|solar|gas|electric/i, 'M13 3 5.5 13.5H12L11 21l7.5-10.5H12z'],
];

const TICK = 'm5 12.5 4.5 4.5L19 7.5';

function AmenityIcon({ name }: { name: string }) {
  const path = DRAWINGS.find(([pattern]) => pattern.test(name))?.[1] ?? TICK;
  return (
    <svg
      className="size-5 shrink-0 text-primary"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

type Amenity = Property['amenities'][number];

/** Amenities by category, in their original order. */
const byCategory = (amenities: readonly Amenity[]): [category: string, names: string[]][] =>
  [...Map.groupBy(amenities, ({ category }) => category)].map(([category, group]) => [
    category,
    group.map(({ name }) => name),
  ]);

/**
 * Shows one category at a time, starting with the first. Radio buttons and CSS select the list, so it works without
 * JavaScript.
 */
function Amenities({ amenities }: { amenities: readonly Amenity[] }) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">Amenity categories</legend>
      {byCategory(amenities).map(([category, names], index) => (
        <div key={category} className="group/category contents">
          <label className="relative">
            <input
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-offset-2"
              type="radio"
              name="amenity-category"
              value={category}
              defaultChecked={index === 0}
            />
            <span
              className={classNames(
                'pointer-events-none relative inline-flex h-11 items-center rounded-full border border-line px-4 text-compact font-medium text-ink-2 transition-colors duration-(--duration-fast) lg:h-10',
                'peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary peer-hover:border-primary',
              )}
            >
              {category}
            </span>
          </label>
          <ul className="order-1 mt-2.5 hidden basis-full pair-columns gap-x-5 gap-y-1 group-has-checked/category:grid md:grid-cols-3">
            {names.map((name) => (
              <li key={name} className="flex items-center gap-2.5 py-2 text-item">
                <AmenityIcon name={name} />
                <span className="min-w-0 wrap-anywhere">{name}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </fieldset>
  );
}

export const renderAmenities = ({ amenities }: { amenities: readonly Amenity[] }) =>
  amenities.length > 0 ? <Amenities amenities={amenities} /> : undefined;
