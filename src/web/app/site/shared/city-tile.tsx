import { Link } from 'react-router';
import type { FeaturedCity } from '#contract';
import { Skeleton } from '#ui/loading.tsx';
import { mediaUrl } from '../../data/file-urls.ts';
import { Picture } from './picture.tsx';

const FRAME = 'arch-mask aspect-4/5 overflow-hidden bg-well';

/** A city that links to its properties. */
export function CityTile({ city: { name, cityId, image_url } }: { city: FeaturedCity }) {
  return (
    <Link className="group block text-center" to={`/properties?city_id=${cityId}`}>
      <div className={FRAME}>
        {image_url && (
          <Picture
            className="size-full object-cover transition-transform duration-(--duration-picture) ease-out group-hover:scale-106"
            src={mediaUrl(image_url)}
            // A picture of 3:2 is nearly twice as wide as the part of it that the tile shows.
            sizes="(width >= 1025px) 375px, 90vw"
            alt=""
            width={400}
            height={480}
            loading="lazy"
            decoding="async"
          />
        )}
      </div>
      <span className="mt-3 block font-display text-lg leading-tight font-semibold text-ink group-hover:text-primary">
        {name}
      </span>
    </Link>
  );
}

export function CityTileSkeleton() {
  return (
    <div className="text-center">
      <Skeleton className="arch-mask aspect-4/5 rounded-none" />
      <Skeleton className="mx-auto mt-3 h-5.5 w-3/5" />
    </div>
  );
}

/** Keys of the placeholders shown while cities load. */
export const CITY_PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e'];
