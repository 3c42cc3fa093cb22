import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import type { Property } from '#contract';
import { dayText } from '#contract/india-time.ts';
import { projectsPath, propertiesPath } from '#contract/listings/search-paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { linkClass } from '#ui/link.tsx';
import { proseClass } from '#ui/prose.ts';
import { Rating, Stars } from '#ui/stars.tsx';
import { mediaUrl } from '../../data/file-urls.ts';
import { Html } from '../shared/html.tsx';
import { isRent, placeLabel } from '../shared/listings.ts';
import { Picture } from '../shared/picture.tsx';
import { ShowMap } from '../shared/show-map.tsx';
import { type Detail, getCity } from './detail.ts';

type Item = Detail['item'];

const DRIVERS = [
  ['Lifestyle', 'decision_drivers_life_style'],
  ['Connectivity', 'decision_drivers_connectivity'],
  ['Livability', 'decision_drivers_livability'],
  ['Value for money', 'decision_drivers_value_for_money'],
] as const;

const getDrivers = (item: Item) =>
  DRIVERS.flatMap(([label, field]) => {
    const stars = item[field];
    return stars === null ? [] : [{ label, stars }];
  });

/** The company's opinion of the listing, labelled as such. */
function DecisionDrivers({ item }: { item: Item }) {
  const drivers = getDrivers(item);
  if (drivers.length === 0 && item.rating === null) return null;
  return (
    <section aria-labelledby="decision-drivers" className="mt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id="decision-drivers" className="text-xl">
          Decision drivers
        </h3>
        <Rating value={item.rating} />
      </div>
      <p className="text-sm text-ink-3">Our advisors' rating, not reviews by buyers.</p>
      <ul className="mt-1 grid gap-x-10 sm:grid-cols-2">
        {drivers.map(({ label, stars }) => (
          <li key={label} className="flex items-center justify-between gap-3 border-b border-line py-3">
            <span className="font-semibold text-ink">{label}</span>
            <Stars value={stars} size="md" label={`${stars} of 5 stars`} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const hasDescription = (item: Item) => item.description !== '' || item.rating !== null || getDrivers(item).length > 0;

/** The description, sanitized by the server, and the company's opinion; undefined if both are missing. */
export const renderDescription = (item: Item) =>
  hasDescription(item) ? (
    <>
      <Html className={proseClass} html={item.description} />
      <DecisionDrivers item={item} />
    </>
  ) : undefined;

/** Google Maps link, by coordinates or else by address. */
function mapsLink({ latitude, longitude, address }: Item): string {
  const place = latitude === null || longitude === null ? address : `${latitude},${longitude}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}

function Location({ detail, src }: { detail: Detail; src: string }) {
  const { item } = detail;
  const { title, address, landmarks } = item;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="wrap-anywhere">
        {address}
        {landmarks.length > 0 && <span className="block text-ink-3">Near {landmarks.join(', ')}</span>}
      </p>
      <ShowMap src={src} title={`Map of ${title}`} place={placeLabel(detail)} />
      <p>
        <a className={linkClass} href={mapsLink(item)} target="_blank" rel="noopener noreferrer">
          Open in Maps <Icon name="external" size="sm" className="inline align-[-2px]" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      </p>
    </div>
  );
}

/** Returns undefined without a map. */
export const renderLocation = (detail: Detail) =>
  detail.item.location_src === null ? undefined : <Location detail={detail} src={detail.item.location_src} />;

function Builder({ builder }: { builder: NonNullable<Property['builder']> }) {
  const { id, name, image_url, established, about } = builder;
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        {image_url ? (
          <Picture
            className="size-18 shrink-0 rounded-md bg-well object-cover"
            src={mediaUrl(image_url)}
            sizes="72px"
            alt=""
            width={72}
            height={72}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <span className="grid size-18 shrink-0 place-items-center rounded-md bg-well text-ink-3">
            <Icon name="building" size="lg" />
          </span>
        )}
        <div className="min-w-0">
          <h3 className="text-xl wrap-anywhere">{name}</h3>
          {established !== null && <p className="text-ink-3">Established {established}</p>}
        </div>
      </div>
      {about && <p className="max-w-measure leading-prose wrap-anywhere whitespace-pre-line">{about}</p>}
      <p>
        <Link className={linkClass} to={projectsPath({ builder_id: id })}>
          {`See all projects by ${name}`}
        </Link>
      </p>
    </div>
  );
}

/** Returns undefined without a builder. */
export const renderBuilder = ({ builder }: Pick<Property, 'builder'>) =>
  builder ? <Builder builder={builder} /> : undefined;

/** Label, value and note; a fact without a value is not shown. */
export type Fact = [label: string, value: ReactNode, note?: string | false];

/** Too long for half a phone. */
const RERA = 'RERA number';

/** RERA registration number of a listing, and when we verified it. */
export const reraFact = ({ rera_id, rera_checked_at }: Pick<Property, 'rera_id' | 'rera_checked_at'>): Fact => [
  RERA,
  rera_id,
  rera_checked_at !== null && `Verified on the RERA portal by our team on ${dayText(rera_checked_at)}`,
];

/** The locality of a listing, which leads to the list of what is on offer there; only text if it is not a known one. */
export function localityFact(detail: Detail): Fact {
  const { place, locality } = detail.item;
  if (!place) return ['Locality', locality];
  const search = { city_id: getCity(detail)?.id, locality: [place.id] };
  const purpose = isRent(detail) ? 'rent' : undefined;
  const path = detail.kind === 'property' ? propertiesPath({ ...search, purpose }) : projectsPath(search);
  return [
    'Locality',
    <Link key="locality" className={linkClass} to={path}>
      {place.name}
    </Link>,
  ];
}

/** Column counts of the grid, by the width of its own box, so that larger text gets fewer columns. */
const COLUMN_COUNTS = [2, 3, 4] as const;

/** The span of the last cell, so that no row is short. */
const lastSpan = (cells: number, columns: number): number => columns - ((cells - 1) % columns);

const SPANS = 'col-span-full @3xs:col-span-(--in-2) @lg:col-span-(--in-3) @2xl:col-span-(--in-4)';

/** The facts of a listing as text that can be copied. */
export function Facts({ facts }: { facts: Fact[] }) {
  const filled = facts.filter(([, value]) => Boolean(value));
  if (filled.length === 0) return null;
  const last = filled.length - 1;
  // In two columns the RERA number has a row of its own after the others.
  const lastOfPairs = filled[last]?.[0] === RERA ? last - 1 : last;
  const spans = (place: number) => {
    const wide = COLUMN_COUNTS.map((columns) => (place === last ? lastSpan(filled.length, columns) : 1));
    const pair = place > lastOfPairs ? 2 : place === lastOfPairs ? lastSpan(lastOfPairs + 1, 2) : wide[0];
    return { '--in-2': pair, '--in-3': wide[1], '--in-4': wide[2] } as CSSProperties;
  };
  return (
    <div className="@container">
      <dl className="grid grid-cols-1 overflow-hidden rounded-lg border border-line bg-surface @3xs:grid-cols-2 @lg:grid-cols-3 @2xl:grid-cols-4">
        {filled.map(([label, value, note], place) => (
          // The outer borders of the cells lie under the frame.
          <div
            key={label}
            style={spans(place)}
            className={classNames('-mt-px -ml-px border-t border-l border-line px-4 py-3', SPANS)}
          >
            <dt className="text-note text-ink-3">{label}</dt>
            <dd className="mt-0.5 font-semibold wrap-anywhere text-ink">{value}</dd>
            {note && <dd className="mt-1 text-note leading-snug text-ink-3">{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
