import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { dayText } from '../shared/day.tsx';
import SideEnquiry from '../shared/enquiry/side-enquiry.deferred.tsx';
import { JsonLd } from '../shared/json-ld.tsx';
import type { Listing } from '../shared/listings.ts';
import { useSiteOrigin } from '../shared/site.ts';
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

const ASK: Record<Listing['kind'], string> = { property: 'Ask about this property', project: 'Ask about this project' };

interface DetailBodyProps {
  detail: Detail;
  facts: Fact[];
  sections: SectionPlan[];
  /** See `SectionTabs`. */
  threshold: number;
}

/** Everything below the images: tabs, facts, sections, enquiry form and structured data. */
export function DetailBody({ detail, facts, sections, threshold }: DetailBodyProps) {
  const there = sections.filter(({ content }) => content !== undefined);
  const tabs = there.flatMap(({ id, tab }) => (tab === undefined ? [] : [{ id, label: tab }]));
  const origin = useSiteOrigin();
  const { confirmed_at } = detail.item;
  return (
    <>
      <JsonLd data={listingTrail(detail, origin)} />
      <JsonLd data={listingData(detail, origin)} />
      <SectionTabs tabs={tabs} threshold={threshold} />
      <div className={COLUMNS}>
        <div className="pt-6">
          <Facts facts={facts} />
          {confirmed_at !== null && (
            <p className="mt-3 flex items-center gap-1.5 text-ink-3">
              <Icon name="check" size="sm" className="text-primary" />
              {`Availability and price confirmed on ${dayText(confirmed_at)}`}
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
          title={ASK[detail.kind]}
          line="An advisor who knows this property will call you."
          // Sticky only where it fits below header and tabs.
          className="lg:mt-6 lg:[@media(height>=840px)]:sticky lg:[@media(height>=840px)]:top-44"
        />
      </div>
    </>
  );
}
