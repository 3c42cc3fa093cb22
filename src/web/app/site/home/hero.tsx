import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import type { City, PopularLink } from '#contract';
import { SEARCH_KINDS } from '#contract/listings/search-kinds.ts';
import { buttonClass } from '#ui/button.tsx';
import { drawingUrl } from '../../data/file-urls.ts';
import { httpApi } from '../../data/http.ts';
import { publicQuery } from '../../data/queries.ts';
import { CitySelector } from '../shared/city-selector.tsx';
import { SearchBox } from '../shared/search/search-box.tsx';
import { SearchForm } from '../shared/search/search-form.tsx';
import { whenIdle } from '../shared/when-idle.ts';

/** Home page search by kind of listing in the selected city. */
function SearchBlock({ cityId }: { cityId?: number }) {
  return (
    <SearchForm className="mt-5 rounded-lg bg-surface p-2 shadow-lg lg:mt-7.5 lg:max-w-155">
      {cityId !== undefined && <input type="hidden" name="city_id" value={cityId} />}
      <fieldset className="no-scrollbar flex min-w-0 gap-0.5 overflow-x-auto px-0.5 pt-0.5 pb-2">
        <legend className="sr-only">What are you looking for?</legend>
        {Object.entries(SEARCH_KINDS).map(([value, { label }]) => (
          <label key={value} className="relative shrink-0">
            <input className="peer sr-only" type="radio" name="kind" value={value} defaultChecked={value === 'buy'} />
            <span className="flex h-11 items-center rounded-sm px-2.5 text-small font-medium text-ink-2 peer-checked:bg-primary-soft peer-checked:font-semibold peer-checked:text-primary peer-focus-visible:outline-2 peer-focus-visible:outline-focus lg:h-9.5 lg:px-3.5">
              {label}
            </span>
          </label>
        ))}
      </fieldset>
      <div className="grid gap-2 lg:grid-cols-last-auto">
        {/* From 768 px it is in the header. */}
        <CitySelector className="h-13.5 md:hidden" />
        <SearchBox className="h-13.5 text-base" placeholder="City, builder, project or property" />
        <button type="submit" className={`${buttonClass()} min-h-13.5 px-7 text-base`}>
          Search
        </button>
      </div>
    </SearchForm>
  );
}

const MAX_LINKS = 3;

/** Links below the search: those of the selected city, or else one for each of the first three cities. */
export function popularLinksFor(cityId: number | undefined, links: readonly PopularLink[]): PopularLink[] {
  const own = links.filter((link) => link.cityId === cityId);
  const onePerCity = links.filter(
    (link, index) => link.cityId !== null && links.findIndex((other) => other.cityId === link.cityId) === index,
  );
  return (own.length > 0 ? own : onePerCity).slice(0, MAX_LINKS);
}

const WELCOME = '(width >= 1025px) and (prefers-reduced-motion: no-preference)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WELCOME);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const useWelcome = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WELCOME).matches,
    () => false,
  );

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** True for data saver or a slow connection, as far as the browser reports it. */
function spareTheLine(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /[23]g$/.test(connection?.effectiveType ?? '');
}

/** Runs once the page is loaded and idle. */
function afterLoad(work: () => void, signal: AbortSignal): void {
  const wait = () =>
    whenIdle(() => {
      if (!signal.aborted) work();
    });
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
}

/** Loads the video over its poster after the first view, and not at all for visitors who only get the poster. */
function HeroVideoSlot() {
  const welcome = useWelcome();
  const [Video, setVideo] = useState<ComponentType>();
  useEffect(() => {
    if (!welcome || spareTheLine()) return undefined;
    const until = new AbortController();
    afterLoad(() => {
      // The page is complete without the video, so a failure leaves the poster.
      import('./hero-video.tsx').then(
        ({ HeroVideo }) => setVideo(() => HeroVideo),
        () => undefined,
      );
    }, until.signal);
    return () => until.abort();
  }, [welcome]);
  return welcome && Video ? <Video /> : null;
}

function PopularLinks({ cityId }: { cityId?: number }) {
  const { data } = useQuery(publicQuery(httpApi, '/popular-link'));
  const links = popularLinksFor(cityId, data?.popularLinks ?? []);
  // Reserves the line while the links load.
  return (
    <p className="mt-3.5 flex min-h-7 flex-wrap items-center gap-x-3.5 gap-y-1 text-sm text-on-plaster">
      {links.length > 0 && 'Popular:'}
      {links.map(({ title, slug }) => (
        <Link
          key={slug}
          to={`/most-popular-links/${slug}`}
          className="py-1 font-semibold text-mor-800 underline decoration-mor-800/35 underline-offset-4"
        >
          {title}
        </Link>
      ))}
    </p>
  );
}

/** Cities with their own illustration. */
const DRAWN_CITIES =
  'ahmedabad bengaluru chandigarh chennai delhi dholera goa gurugram hyderabad jaipur kochi kolkata lucknow mumbai noida pune'.split(
    ' ',
  );

/** Cities that are also known by another name, by slug. */
const OTHER_NAMES: Partial<Record<string, string>> = {
  'new-delhi': 'delhi',
  'delhi-ncr': 'delhi',
  gurgaon: 'gurugram',
  'greater-noida': 'noida',
  bangalore: 'bengaluru',
  bombay: 'mumbai',
  calcutta: 'kolkata',
  madras: 'chennai',
};

/** The place whose illustration a city shows; cities without one share that of India. */
export function getDrawnPlace(slug = 'india'): string {
  const name = OTHER_NAMES[slug] ?? slug;
  return DRAWN_CITIES.includes(name) ? name : 'india';
}

/** Courtyard illustration of the selected city behind headline and search; also the poster of the video. */
export function Hero({ city }: { city?: City }) {
  const place = getDrawnPlace(city?.slug);
  return (
    <section className="relative bg-plaster lg:min-h-165">
      <div className="relative z-3 mx-auto max-w-framed-page px-(--gutter) pt-7 pb-1 lg:pt-19 lg:pb-32.5">
        <h1 className="text-4xl lg:max-w-150">
          Find Your Better Future in{' '}
          <span className="mt-0.5 block font-semibold tracking-[.015em] text-primary">
            {(city?.city_name ?? 'India').toUpperCase()}
          </span>
        </h1>
        <p className="mt-3 max-w-[34em] text-lead leading-[1.55] text-on-plaster lg:max-w-150">
          RERA-checked projects, resale homes, plots and workplaces, with an advisor who stays with you until you get
          the keys.
        </p>
        <SearchBlock cityId={city?.id} />
        <PopularLinks cityId={city?.id} />
      </div>
      <picture className="block w-full lg:absolute lg:inset-0">
        <source
          media="(width >= 1025px)"
          srcSet={drawingUrl(`courtyard-${place}-golden-wide`)}
          width={1440}
          height={700}
        />
        <img
          className="h-auto w-full lg:h-full lg:object-cover lg:object-bottom-right"
          src={drawingUrl(`courtyard-${place}-golden-tall`)}
          alt=""
          width={560}
          height={470}
          fetchPriority="high"
        />
      </picture>
      {!city && <HeroVideoSlot />}
      {/* Below 1360 px the text overlaps the arches, so a gradient keeps it readable. */}
      <div className="absolute inset-0 bg-plaster-fade max-lg:hidden min-[1360px]:hidden" />
    </section>
  );
}
