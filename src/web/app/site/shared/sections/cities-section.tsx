import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { FeaturedCity } from '#contract';
import { buttonClass } from '#ui/button.tsx';
import { CarouselArrows, useCarousel } from '#ui/carousel.tsx';
import { classNames } from '#ui/class-names.ts';
import { SectionHead } from '#ui/section-head.tsx';
import { httpApi } from '../../../data/http.ts';
import { publicQuery } from '../../../data/queries.ts';
import { CITY_PLACEHOLDERS, CityTile, CityTileSkeleton } from '../city-tile.tsx';
import { Retry } from '../error-states.tsx';

const GROUP_OF = 6;

// Phones scroll one long row; from 768 px a group fills the width, as two rows of three or one of six.
const TRACK =
  '-mx-(--gutter) flex gap-3.5 overflow-x-auto px-(--gutter) pb-1 no-scrollbar motion-safe:scroll-smooth md:mx-0 md:snap-x md:snap-mandatory md:gap-6 md:px-0 lg:gap-5';
const GROUP =
  'grid auto-cols-[44vw] grid-flow-col gap-3.5 md:auto-cols-auto md:grid-flow-row md:grid-cols-3 md:gap-6 lg:grid-cols-6 lg:gap-5';

function chunk<Item>(items: Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, group) =>
    items.slice(group * size, (group + 1) * size),
  );
}

function Tiles({ cities, track }: { cities: FeaturedCity[]; track: React.Ref<HTMLUListElement> }) {
  return (
    <ul ref={track} className={TRACK}>
      {chunk(cities, GROUP_OF).map((group) => (
        <li key={group[0]?.cityId} className="shrink-0 md:w-full md:snap-start">
          <ul className={GROUP}>
            {group.map((city) => (
              <li key={city.cityId}>
                <CityTile city={city} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Placeholders() {
  return (
    <div className={TRACK} aria-busy="true">
      <p className="sr-only">Loading...</p>
      <div className={GROUP}>
        {CITY_PLACEHOLDERS.map((key) => (
          <CityTileSkeleton key={key} />
        ))}
      </div>
    </div>
  );
}

/** The featured cities, six at a time. */
export function CitiesSection({ className }: { className?: string }) {
  const carousel = useCarousel();
  const { data, isPending, refetch } = useQuery(publicQuery(httpApi, '/featured-city'));
  if (data?.featuredCities.length === 0) return null;
  return (
    <section className={classNames('section-space', className)} aria-labelledby="cities">
      <div className="wrap">
        <SectionHead id="cities" title="We're Available in These Cities">
          <Link className={buttonClass({ variant: 'ghost' })} to="/available-cities">
            View All
          </Link>
          <CarouselArrows carousel={carousel} />
        </SectionHead>
        {data && <Tiles cities={data.featuredCities} track={carousel.ref} />}
        {!data && isPending && <Placeholders />}
        {!data && !isPending && <Retry onRetry={() => void refetch()} />}
      </div>
    </section>
  );
}
