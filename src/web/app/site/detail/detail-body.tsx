import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { dayText } from '../shared/day-text.ts';
import SideEnquiry from '../shared/enquiry/side-enquiry.deferred.tsx';
import { JsonLd } from '../shared/json-ld.tsx';
import type { Listing } from '../shared/listings.ts';
import { useSiteOrigin } from '../shared/site-origin.ts';
import { COLUMNS } from './boxes.ts';
import type { Detail } from './detail.ts';
import { enquiryAbout } from './enquiry-about.ts';
import { type Fact, Facts } from './facts.tsx';
import { listingData, listingTrail } from './json-ld.ts';
import { Section } from './section.tsx';
import { SectionTabs } from './section-tabs.tsx';

interface SectionPlan {
  id: string;
  title: string;
  /** Label of the tab, for sections that have one. */
  tab?: string;
  /** Undefined if the listing has no such data; then there is no section and no tab. */
  content: ReactNode | undefined;
}

const ASK: Record<Listing['kind'], string> = { property: 'Ask about this home', project: 'Ask about this project' };

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
              Confirmed on {dayText(confirmed_at)}
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
          line="An advisor who has visited it will call you."
          // Sticky only where it fits below header and tabs.
          className="lg:mt-6 lg:[@media(height>=840px)]:sticky lg:[@media(height>=840px)]:top-44"
        />
      </div>
    </>
  );
}
