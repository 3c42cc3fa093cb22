import type { PostedProperty } from '#contract';
import { areaLabel, PROPERTY_TYPE_LABELS } from '#contract/listings/labels.ts';
import { POSTED_BY_LABELS } from '#contract/listings/posted-by-labels.ts';
import { Marker } from '#ui/badge.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LocalLink } from '#ui/link.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { Panel } from '#ui/panel.tsx';
import { dayText } from '../shared/day-text.ts';
import { openEnquiry } from '../shared/enquiry/open-enquiry.ts';
import { PostedHead } from './posted-head.tsx';
import { PostedPictures } from './posted-pictures.tsx';
import { postedPath } from './posted-search.ts';
import { POSTED_BY_TONES, postedPictures, postedPrice, postedTitle } from './posted-texts.ts';

const COLUMNS = 'grid grid-cols-[minmax(0,1fr)] gap-7 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start lg:gap-10';

/** Facts and the enquiry button; visitors reach the poster only through us. */
function Contact({ property }: { property: PostedProperty }) {
  const { id, posted_by, property_type, name, createdAt, city, area } = property;
  const facts: [label: string, value: string][] = [
    ['Posted by', `${name}, ${POSTED_BY_LABELS[posted_by]}`],
    ['Posted on', dayText(createdAt)],
    ['Property type', PROPERTY_TYPE_LABELS[property_type]],
    ['City', city],
    ...(area ? [['Area', areaLabel(area)] as [string, string]] : []),
  ];
  const ask = () =>
    openEnquiry({
      source: 'posted-property-page',
      listing: { kind: 'posted_property', id, title: postedTitle(property), price: postedPrice(property) },
    });
  return (
    <Panel className="grid gap-4 p-5 lg:sticky lg:top-[calc(var(--header-height)+20px)]">
      <p className="text-2xl font-bold text-ink">{postedPrice(property)}</p>
      <dl className="grid gap-2.5">
        {facts.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[110px_minmax(0,1fr)] gap-3">
            <dt className="text-[0.9063rem] text-ink-3">{label}</dt>
            <dd className="font-medium wrap-anywhere text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      <LocalLink className={buttonClass({ block: true })} href="/contact-us" onSelect={ask}>
        Contact
      </LocalLink>
      <p className="text-sm text-ink-3">
        We pass your message on. Papers and price are the poster's word until we have checked them.
      </p>
    </Panel>
  );
}

/** Page of a property that a visitor posted. */
export function PostedDetail({ property }: { property: PostedProperty }) {
  const title = postedTitle(property);
  return (
    <main id="main" className="wrap pt-[18px] pb-18">
      <PostedHead property={property} />
      <Breadcrumb
        items={[{ label: 'Home', to: '/' }, { label: 'Posted Properties', to: postedPath({}) }, { label: title }]}
      />
      <p className="mt-5 flex flex-wrap items-center gap-2">
        <Marker tone={POSTED_BY_TONES[property.posted_by]}>{POSTED_BY_LABELS[property.posted_by]}</Marker>
        <span className="text-sm font-semibold text-accent-ink">{PROPERTY_TYPE_LABELS[property.property_type]}</span>
      </p>
      <h1 className="mt-2 text-3xl leading-[1.12] wrap-anywhere">{title}</h1>
      <p className="mt-2 mb-5 flex gap-1.5 text-ink-3">
        <Icon name="pin" className="mt-0.5" />
        <span className="min-w-0 wrap-anywhere">{property.address}</span>
      </p>
      <div className={COLUMNS}>
        <section aria-labelledby="details">
          <PostedPictures pictures={postedPictures(property)} />
          <h2 id="details" className="mt-6 mb-3 text-2xl">
            Details
          </h2>
          <p className="max-w-[70ch] whitespace-pre-line wrap-anywhere">{property.property_details}</p>
        </section>
        <Contact property={property} />
      </div>
    </main>
  );
}

export const PostedDetailSkeleton = () => (
  <main id="main" className="wrap pt-[18px] pb-18" aria-busy="true">
    <title>Loading... | Aangan</title>
    <h1 className="sr-only">Loading...</h1>
    <Skeleton className="h-5 w-60" />
    <Skeleton className="mt-6 h-10 w-4/5" />
    <div className={`${COLUMNS} mt-5`}>
      <Skeleton className="aspect-3/2" />
      <Skeleton className="h-72" />
    </div>
  </main>
);
