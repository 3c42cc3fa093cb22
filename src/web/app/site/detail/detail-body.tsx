import type { ReactNode } from 'react';
import { SideEnquiry } from '../shared/enquiry/side-form.tsx';
import type { Listing } from '../shared/listings.ts';
import { enquiryAbout } from './enquiry-about.ts';
import { type Fact, Facts } from './facts.tsx';
import { Section } from './section.tsx';
import { SectionTabs } from './section-tabs.tsx';

interface SectionPlan {
  id: string;
  title: string;
  /** The label of its tab, for sections that have one. */
  tab?: string;
  /** Undefined where the listing has nothing of the kind: then there is no section and no tab. */
  content: ReactNode | undefined;
}

/** Two columns from 1025 px: what there is to read, and the way to ask. */
export const COLUMNS =
  'grid grid-cols-[minmax(0,1fr)] gap-7 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start lg:gap-10';

const ASK: Record<Listing['kind'], string> = { property: 'Ask about this home', project: 'Ask about this project' };

interface DetailBodyProps {
  listing: Listing;
  facts: Fact[];
  sections: SectionPlan[];
  /** See `SectionTabs`. */
  threshold: number;
}

/** Everything below the pictures: tabs, facts, sections, and the form beside them. */
export function DetailBody({ listing, facts, sections, threshold }: DetailBodyProps) {
  const there = sections.filter(({ content }) => content !== undefined);
  const tabs = there.flatMap(({ id, tab }) => (tab === undefined ? [] : [{ id, label: tab }]));
  return (
    <>
      <SectionTabs tabs={tabs} threshold={threshold} />
      <div className={COLUMNS}>
        <div className="pt-6">
          <Facts facts={facts} />
          {there.map(({ id, title, content }) => (
            <Section key={id} id={id} title={title}>
              {content}
            </Section>
          ))}
        </div>
        <SideEnquiry
          {...enquiryAbout(listing, 'page')}
          title={ASK[listing.kind]}
          line="An advisor who has visited it will call you."
          // It stays in sight where all of it fits below header and tabs.
          className="lg:mt-6 lg:[@media(height>=840px)]:sticky lg:[@media(height>=840px)]:top-44"
        />
      </div>
    </>
  );
}
