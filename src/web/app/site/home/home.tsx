import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import type { City, HomeGroup, HomeSection, PropertyType } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { projectsPath, propertiesPath } from '#contract/listings/search-paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { CarouselArrows, CarouselTrack, useCarousel } from '#ui/carousel.tsx';
import { classNames } from '#ui/class-names.ts';
import { SectionHead } from '#ui/section-head.tsx';
import { drawingUrl } from '../../data/file-urls.ts';
import { httpApi } from '../../data/http.ts';
import { publicQuery } from '../../data/queries.ts';
import { Retry } from '../shared/error-states.tsx';
import { lazyWithRetry } from '../shared/lazy-with-retry.ts';
import { CardSkeleton } from '../shared/listing-card/card-skeleton.tsx';
import { ProjectCard, PropertyCard } from '../shared/listing-card/listing-card.tsx';
import type { CountersProps } from '../shared/sections/counters.tsx';
import { useSite } from '../shared/site.ts';
import { Hero } from './hero.tsx';
import { homeProjects, homeProperties } from './home-data.ts';

interface Kind {
  type: PropertyType;
  title: string;
  /** URL of an illustration. */
  art: string;
  getCountText: (count: number) => string;
}

const countHomes = (count: number) => (count === 1 ? '1 home' : `${indianNumber(count)} homes`);
const countPlots = (count: number) => (count === 1 ? '1 plot' : `${indianNumber(count)} plots`);
const countSpaces = (count: number) => (count === 1 ? '1 space' : `${indianNumber(count)} spaces`);

const KINDS: Kind[] = [
  { type: 'flat/apartment', title: 'Apartments', art: drawingUrl('elevation-tower-4-dusk'), getCountText: countHomes },
  { type: 'villa', title: 'Villas', art: drawingUrl('elevation-villa-4-day'), getCountText: countHomes },
  { type: 'plot', title: 'Plots', art: drawingUrl('elevation-plot-41-day'), getCountText: countPlots },
  {
    type: 'builder_floor_apartment',
    title: 'Builder Floors',
    art: drawingUrl('elevation-builder-floor-34-golden'),
    getCountText: countHomes,
  },
  {
    type: 'commercial_office_space',
    title: 'Office Space',
    art: drawingUrl('elevation-office-64-day'),
    getCountText: countSpaces,
  },
];

function Tile({ kind, city, count, large }: { kind: Kind; city?: City; count: number | undefined; large: boolean }) {
  return (
    <Link
      className={classNames(
        'group relative flex min-h-37.5 items-end overflow-hidden rounded-lg text-white',
        'after:absolute after:inset-x-0 after:top-[30%] after:bottom-0 after:bg-linear-to-b after:from-transparent after:to-mor-950/82',
        large && 'col-span-2 lg:row-span-2',
      )}
      to={propertiesPath({ ...(city ? { city_id: city.id } : {}), property_type: [kind.type] })}
    >
      <img
        className="absolute inset-0 size-full object-cover transition-transform duration-(--duration-picture) ease-out group-hover:scale-105"
        src={kind.art}
        alt=""
        width={600}
        height={400}
        loading="lazy"
        decoding="async"
      />
      <span className="relative z-1 px-4 py-3.5 lg:px-5 lg:py-4.5">
        <span className="block font-display text-feature leading-tile font-semibold lg:text-heading">{kind.title}</span>
        {count !== undefined && (
          <span className="mt-0.5 block text-sm font-medium text-on-picture">{kind.getCountText(count)}</span>
        )}
      </span>
    </Link>
  );
}

/** Links by property type, with counts. */
export function PropertyCollection({ city, className }: { city?: City; className?: string }) {
  const { data } = useQuery(publicQuery(httpApi, '/property', homeProperties(city)));
  const counts = data?.facets && new Map(data.facets.property_type.map(({ value, count }) => [value, count]));
  return (
    <section className={classNames('section-space', className)} aria-labelledby="property-collection">
      <div className="wrap">
        <SectionHead id="property-collection" title="Property Collection" line="Browse by property type." />
        <div className="grid grid-cols-2 gap-3 lg:auto-rows-[220px] lg:grid-cols-4 lg:gap-5">
          {KINDS.map((kind, index) => (
            <Tile
              key={kind.type}
              kind={kind}
              city={city}
              count={counts && (counts.get(kind.type) ?? 0)}
              large={index === 0}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

const PLACEHOLDERS = ['a', 'b', 'c'];

interface ListingRowProps {
  id: string;
  title: string;
  line?: string;
  viewAll: string;
  /** Shown when the list is empty. */
  empty: string;
  /** Undefined while loading. */
  cards: ReactNode[] | undefined;
  failed: boolean;
  onRetry: () => void;
  autoplayMs?: number;
  className?: string;
}

function Loading() {
  return (
    <div aria-busy="true">
      <p className="sr-only">Loading...</p>
      <div className="flex gap-4 overflow-hidden pt-1 pb-3 md:gap-6">
        {PLACEHOLDERS.map((key) => (
          <div key={key} className="w-(--card-peek) shrink-0 md:w-share-2 lg:w-share-3">
            <CardSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}

/** One row of listings on the home page: one, two or three are visible, the rest by swiping. */
function ListingRow(props: ListingRowProps) {
  const { id, title, line, viewAll, empty, cards, failed, onRetry, autoplayMs, className } = props;
  const carousel = useCarousel({ autoplayMs });
  return (
    <section className={classNames('section-space', className)} aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} title={title} line={line}>
          <Link className={buttonClass({ variant: 'ghost' })} to={viewAll} aria-describedby={id}>
            View All
          </Link>
          <CarouselArrows carousel={carousel} />
        </SectionHead>
        {cards && cards.length > 0 && (
          <CarouselTrack carousel={carousel} labelledBy={id}>
            {cards}
          </CarouselTrack>
        )}
        {cards?.length === 0 && (
          <p className="rounded-lg border border-line bg-surface px-5 py-8 text-center">{empty}</p>
        )}
        {!cards && !failed && <Loading />}
        {!cards && failed && <Retry onRetry={onRetry} />}
      </div>
    </section>
  );
}

const AUTOPLAY_MS = 5_000;

function CityProperties({ city }: { city: City }) {
  const { data, isError, refetch } = useQuery(publicQuery(httpApi, '/property', homeProperties(city)));
  return (
    <ListingRow
      id="city-properties"
      title={`Properties in ${city.city_name}`}
      viewAll={propertiesPath({ city_id: city.id })}
      empty="No Properties!"
      cards={data?.properties.map((property) => <PropertyCard key={property.id} property={property} swipe={false} />)}
      failed={isError}
      onRetry={() => void refetch()}
    />
  );
}

/** The newest projects, in the selected city or in all. */
function ProjectCollection({ city, className }: { city?: City; className?: string }) {
  const { data, isError, refetch } = useQuery(publicQuery(httpApi, '/project', homeProjects(city)));
  return (
    <ListingRow
      id="project-collection"
      title="Project Collection"
      viewAll={projectsPath(city ? { city_id: city.id } : {})}
      empty="No Projects!"
      cards={data?.projects.map((project) => <ProjectCard key={project.id} project={project} swipe={false} />)}
      failed={isError}
      onRetry={() => void refetch()}
      autoplayMs={AUTOPLAY_MS}
      className={className}
    />
  );
}

const GROUP_COPY: Record<HomeGroup, { title: string; line: string; empty: string }> = {
  featured: {
    title: 'Featured Properties',
    line: 'Picked by our advisors.',
    empty: 'No Featured Properties!',
  },
  top: { title: 'Top Properties', line: 'The ones we would show our own family first.', empty: 'No Top Properties!' },
  trending: {
    title: 'Trending Properties',
    line: 'What buyers are asking about right now.',
    empty: 'No Trending Properties!',
  },
  new: { title: 'New Properties', line: 'Recently added to the site.', empty: 'No New Properties!' },
};

/** One of the four property groups; all four come from one request. */
function HomeGroupRow({ group, className }: { group: HomeGroup; className?: string }) {
  const { data, isError, refetch } = useQuery(publicQuery(httpApi, '/home-groups'));
  return (
    <ListingRow
      id={`${group}-properties`}
      {...GROUP_COPY[group]}
      viewAll="/properties"
      cards={data?.groups[group].map((property) => (
        <PropertyCard key={property.id} property={property} swipe={false} />
      ))}
      failed={isError}
      onRetry={() => void refetch()}
      className={className}
    />
  );
}

// Sections without listings are rendered on the server; their code is loaded later.
const loadSections = () => import('../shared/sections/sections.tsx');
const OtherSection = lazyWithRetry(loadSections);
const Counters = lazyWithRetry<CountersProps>(() => loadSections().then((module) => ({ default: module.Counters })));

const FOLLOWS_ON = new Set<HomeSection>(['partners', 'blogs']);

function otherSectionClass(name: HomeSection): string {
  if (name === 'cities') return 'below-fold bg-sunken';
  return FOLLOWS_ON.has(name) ? 'below-fold follow-on' : 'below-fold';
}

/** One section, for India or a city; a city has one row of properties instead of the four groups. */
function Section({ name, city }: { name: HomeSection; city: City | undefined }) {
  if (name === 'projects') return <ProjectCollection city={city} className="below-fold" />;
  if (name === 'properties') return <PropertyCollection city={city} className="below-fold follow-on" />;
  if (name === 'featured') return city ? <CityProperties city={city} /> : <HomeGroupRow group={name} />;
  if (name === 'trending') return city ? null : <HomeGroupRow group={name} className="below-fold" />;
  if (name === 'top' || name === 'new')
    return city ? null : <HomeGroupRow group={name} className="below-fold follow-on" />;
  return <OtherSection name={name} className={otherSectionClass(name)} />;
}

/** The home page of India or a city, with sections in the order set by staff. */
export function Home({ city }: { city: City | undefined }) {
  const { counters, home_sections } = useSite();
  return (
    <main id="main">
      <Hero city={city} />
      <Suspense>
        <Counters counters={counters} className="-mt-8.5 lg:-mt-14.5" />
      </Suspense>
      {home_sections.map((name) => (
        // Each boundary hydrates separately, so that no single task blocks a slow phone for long.
        <Suspense key={name}>
          <Section name={name} city={city} />
        </Suspense>
      ))}
    </main>
  );
}
