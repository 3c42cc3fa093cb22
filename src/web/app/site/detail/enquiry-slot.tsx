import { useId } from 'react';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { openEnquiry } from '../shared/enquiry/open-enquiry.ts';
import { type Listing, priceLabel } from '../shared/listings.ts';

const TITLES: Record<Listing['kind'], string> = { property: 'Ask about this home', project: 'Ask about this project' };
const LINE = 'An advisor who has visited it will call you.';

/** Opens the enquiry form about a listing. */
export const askAbout = (listing: Listing, source: string): void =>
  openEnquiry({
    source,
    listing: { kind: listing.kind, id: listing.item.id, title: listing.item.title, price: priceLabel(listing) },
  });

/** The way to ask about a listing: beside its sections, and after them on phones. */
export function EnquirySlot({ listing, className }: { listing: Listing; className?: string }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={className}>
      <Panel className="grid gap-3.5 p-5">
        <div>
          <h2 id={heading} className="text-[1.4375rem] leading-[1.2]">
            {TITLES[listing.kind]}
          </h2>
          <p className="mt-1 text-[0.9063rem] text-ink-3">{LINE}</p>
        </div>
        <Button block aria-haspopup="dialog" onClick={() => askAbout(listing, `${listing.kind}-page`)}>
          Request Callback
        </Button>
      </Panel>
    </section>
  );
}
