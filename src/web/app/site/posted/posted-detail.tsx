import type { PostedProperty } from '#contract';
import { dayText } from '#contract/india-time.ts';
import { areaLabel, POSTED_BY_LABELS, PROPERTY_TYPE_LABELS } from '#contract/listings/labels.ts';
import { listingPath } from '#contract/paths.ts';
import { Marker } from '#ui/badge.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LocalLink } from '#ui/link.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { Panel } from '#ui/panel.tsx';
import { PageHeadTags } from '../../data/page.tsx';
import { openEnquiry } from '../shared/enquiry/open-enquiry.ts';
import { truncateWords } from '../shared/html.tsx';
import { JsonLd, trailData } from '../shared/json-ld.tsx';
import { Picture } from '../shared/picture.tsx';
import { useSiteOrigin } from '../shared/site.ts';
import { POSTED_BY_TONES, postedPath, postedPictures, postedPrice, postedTitle } from './posted-search.ts';

interface PostedPicturesProps {
  pictures: { src: string; alt: string }[];
}

/** Up to five images, all visible: the first large, the others below it. */
function PostedPictures({ pictures }: PostedPicturesProps) {
  if (pictures.length === 0) {
    return (
      <p className="grid h-60 place-content-center justify-items-center gap-1 rounded-lg bg-well text-sm text-ink-3">
        <Icon name="home" size="lg" />
        No picture yet
      </p>
    );
  }
  const drawn = pictures[0]?.src.endsWith('.svg');
  return (
    <>
      <ul aria-label="Pictures" className="grid grid-cols-2 gap-2 lg:grid-cols-4 lg:gap-3">
        {pictures.map(({ src, alt }, index) => (
          <li
            key={src}
            className="relative aspect-3/2 overflow-hidden rounded-md bg-well first:col-span-full first:rounded-lg"
          >
            <Picture
              className="absolute inset-0 size-full object-cover"
              src={src}
              sizes={index === 0 ? '(min-width: 1025px) 820px, 100vw' : '(min-width: 1025px) 200px, 50vw'}
              alt={alt}
              width={1200}
              height={800}
              decoding="async"
              {...(index === 0 ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
            />
          </li>
        ))}
      </ul>
      {drawn && <p className="mt-2 text-xs text-ink-3">Illustration, not a photograph</p>}
    </>
  );
}

/** Meta tags of a posted property. */
function PostedHead({ property }: { property: PostedProperty }) {
  const { id, city, address, property_type, posted_by } = property;
  const siteOrigin = useSiteOrigin();
  const title = postedTitle(property);
  const path = listingPath('posted_property', id);
  return (
    <>
      <PageHeadTags
        title={`${title}, ${city} | Aangan`}
        description={truncateWords(
          `${PROPERTY_TYPE_LABELS[property_type]} posted by the ${posted_by}, ${postedPrice(property)}: ${address}. Ask us to put you in touch.`,
          155,
        )}
        path={path}
        siteOrigin={siteOrigin}
      />
      <JsonLd
        data={trailData(
          [
            { label: 'Home', path: '/' },
            { label: 'Posted Properties', path: postedPath({}) },
            { label: title, path },
          ],
          siteOrigin,
        )}
      />
    </>
  );
}

const COLUMNS = 'grid grid-cols-1 gap-7 lg:grid-cols-last-90 lg:items-start lg:gap-10';

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
          <div key={label} className="grid grid-cols-first-27.5 gap-3">
            <dt className="text-small text-ink-3">{label}</dt>
            <dd className="font-medium wrap-anywhere text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      <LocalLink className={buttonClass({ block: true })} href="/contact-us" onSelect={ask}>
        Contact
      </LocalLink>
      <p className="text-sm text-ink-3">
        We pass your message on to the person who posted this. Price and documents are as they stated; please verify
        them before you pay.
      </p>
    </Panel>
  );
}

/** Page of a property that a visitor posted. */
export function PostedDetail({ property }: { property: PostedProperty }) {
  const title = postedTitle(property);
  return (
    <main id="main" className="wrap pt-4.5 pb-18">
      <PostedHead property={property} />
      <Breadcrumb
        items={[{ label: 'Home', to: '/' }, { label: 'Posted Properties', to: postedPath({}) }, { label: title }]}
      />
      <p className="mt-5 flex flex-wrap items-center gap-2">
        <Marker tone={POSTED_BY_TONES[property.posted_by]}>{POSTED_BY_LABELS[property.posted_by]}</Marker>
        <span className="text-sm font-semibold text-accent-ink">{PROPERTY_TYPE_LABELS[property.property_type]}</span>
      </p>
      <h1 className="mt-2 text-3xl leading-display wrap-anywhere">{title}</h1>
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
          <p className="max-w-ch-70 whitespace-pre-line wrap-anywhere">{property.property_details}</p>
        </section>
        <Contact property={property} />
      </div>
    </main>
  );
}

export const PostedDetailSkeleton = () => (
  <main id="main" className="wrap pt-4.5 pb-18" aria-busy="true">
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
