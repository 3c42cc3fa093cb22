import type { PropertyItem } from '#contract';
import { areaLabel } from '#contract/listings/labels.ts';
import { Button } from '#ui/button.tsx';
import { openEnquiry } from '../enquiry/open-enquiry.ts';
import { bathsLabel, bhkLabel, kindLabel, type Listing, priceLabel } from '../listings.ts';
import { type CardLook, ListingCard, Spec } from './listing-card.tsx';

function Specs({ property }: { property: PropertyItem }) {
  const bhk = bhkLabel(property);
  const baths = bathsLabel(property.bathrooms);
  const { built_up_area } = property;
  return (
    <>
      {bhk && <Spec icon="bed">{bhk}</Spec>}
      {baths && <Spec icon="bath">{baths}</Spec>}
      {built_up_area !== null && <Spec icon="area">{areaLabel({ value: built_up_area, unit: 'sq_ft' })}</Spec>}
    </>
  );
}

/** Summary of a property: price, location, size and a callback button. */
export function PropertyCard({ property, ...look }: { property: PropertyItem } & CardLook) {
  const listing: Listing = { kind: 'property', item: property };
  const { id, title } = property;
  return (
    <ListingCard
      listing={listing}
      {...look}
      specs={<Specs property={property} />}
      footer={
        <>
          <span className="min-w-0 text-xs font-semibold text-accent-ink">{kindLabel(listing)}</span>
          <Button
            variant="soft"
            size="sm"
            className="shrink-0"
            aria-haspopup="dialog"
            aria-label={`Request Callback about ${title}`}
            onClick={() =>
              openEnquiry({
                source: 'property-card',
                listing: { kind: 'property', id, title, price: priceLabel(listing) },
              })
            }
          >
            Request Callback
          </Button>
        </>
      }
    />
  );
}
