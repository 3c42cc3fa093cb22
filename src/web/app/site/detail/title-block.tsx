import { Badge, Tag } from '#ui/badge.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Icon } from '#ui/icon.tsx';
import { type Listing, possessionBadge, priceLabel, tagNames } from '../shared/listings.ts';
import { getBreadcrumbs, perSquareFoot, possessionLabel } from './detail.ts';

function Marks({ listing }: { listing: Listing }) {
  const { possession_status } = listing.item;
  const badge = possessionLabel(possession_status) ? possessionBadge(possession_status) : undefined;
  const tags = tagNames(listing);
  if (!badge && tags.length === 0) return null;
  return (
    <div className="mb-2.5 flex flex-wrap gap-2">
      {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
      {tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </div>
  );
}

/** Title, location and price, above the images. */
export function TitleBlock({ listing }: { listing: Listing }) {
  const { title, address } = listing.item;
  const perFoot =
    listing.kind === 'property' ? perSquareFoot(listing.item.price, listing.item.built_up_area) : undefined;
  return (
    <>
      <div className="pt-[18px]">
        <Breadcrumb items={getBreadcrumbs(listing)} />
      </div>
      <div className="grid gap-4 pt-[22px] pb-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:gap-8">
        <div className="min-w-0">
          <Marks listing={listing} />
          <h1 className="text-3xl leading-[1.12] wrap-anywhere">{title}</h1>
          <p className="mt-2 flex gap-1.5 text-ink-3">
            <Icon name="pin" className="mt-0.5" />
            <span className="min-w-0 wrap-anywhere">{address}</span>
          </p>
        </div>
        <div className="lg:text-right">
          <p className="text-[clamp(1.5rem,1.2rem+1vw,2rem)] leading-[1.1] font-bold tracking-[-.015em] text-ink">
            {priceLabel(listing)}
          </p>
          {perFoot && <p className="mt-1 text-ink-3">{perFoot}</p>}
        </div>
      </div>
    </>
  );
}
