import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { City, PropertyType } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { classNames } from '#ui/class-names.ts';
import { SectionHead } from '#ui/section-head.tsx';
import { drawingUrl } from '../../data/drawings.ts';
import { httpApi } from '../../data/http-api.ts';
import { publicQuery } from '../../data/queries.ts';
import { propertiesPath } from '../shared/search-address.ts';
import { homeProperties } from './home-data.ts';

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
