import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { City } from '#contract';
import { httpApi } from '../../data/http-api.ts';
import { mediaUrl } from '../../data/media.ts';
import { popularLinksQuery } from '../../data/queries.ts';
import { HeroVideoSlot } from './hero-video-slot.tsx';
import { popularLinksFor } from './popular-links.ts';
import { SearchBlock } from './search-block.tsx';

function PopularLinks({ cityId }: { cityId?: number }) {
  const { data } = useQuery(popularLinksQuery(httpApi));
  const links = popularLinksFor(cityId, data?.popularLinks ?? []);
  // Reserves the line while the links load.
  return (
    <p className="mt-3.5 flex min-h-7 flex-wrap items-center gap-x-3.5 gap-y-1 text-sm text-[#4a3d2c]">
      {links.length > 0 && 'Popular:'}
      {links.map(({ title, slug }) => (
        <Link
          key={slug}
          to={`/most-popular-links/${slug}`}
          className="py-1 font-semibold text-mor-800 underline decoration-[rgb(15_66_60/.35)] underline-offset-4"
        >
          {title}
        </Link>
      ))}
    </p>
  );
}

/** Courtyard illustration of the selected city behind headline and search; also the poster of the video. */
export function Hero({ city }: { city?: City }) {
  const place = city?.slug ?? 'india';
  return (
    <section className="relative bg-[#f6e2c6] lg:min-h-[660px]">
      <div className="relative z-3 mx-auto max-w-[calc(var(--container-page)+2*var(--gutter))] px-(--gutter) pt-7 pb-1 lg:pt-[76px] lg:pb-[130px]">
        <h1 className="text-4xl lg:max-w-[600px]">
          Find Your Better Future in{' '}
          <span className="mt-0.5 block font-semibold tracking-[.015em] text-primary">
            {(city?.city_name ?? 'India').toUpperCase()}
          </span>
        </h1>
        <p className="mt-3 max-w-[34em] text-[1.0625rem] leading-[1.55] text-[#4a3d2c] lg:max-w-[600px]">
          RERA-checked projects, resale homes, plots and workplaces, with an advisor who stays till the keys are in your
          hand.
        </p>
        <SearchBlock cityId={city?.id} />
        <PopularLinks cityId={city?.id} />
      </div>
      <picture className="block w-full lg:absolute lg:inset-0">
        <source
          media="(width >= 1025px)"
          srcSet={mediaUrl(`art/courtyard-${place}-golden-wide.svg`)}
          width={1440}
          height={700}
        />
        <img
          className="h-auto w-full lg:h-full lg:object-cover lg:object-[100%_100%]"
          src={mediaUrl(`art/courtyard-${place}-golden-tall.svg`)}
          alt=""
          width={560}
          height={470}
          fetchPriority="high"
        />
      </picture>
      {!city && <HeroVideoSlot />}
      {/* Below 1360 px the text overlaps the arches, so a gradient keeps it readable. */}
      <div className="absolute inset-0 bg-[linear-gradient(90deg,#f6e2c6_0,#f6e2c6e6_44%,transparent_72%)] max-lg:hidden min-[1360px]:hidden" />
    </section>
  );
}
