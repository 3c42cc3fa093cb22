import { Icon } from '#ui/icon.tsx';
import { linkClass } from '#ui/link.tsx';
import { ShowMap } from '../shared/show-map.tsx';
import type { Detail } from './detail.ts';

type Item = Detail['item'];

/** Google Maps link, by coordinates or else by address. */
function mapsLink({ latitude, longitude, address }: Item): string {
  const place = latitude === null || longitude === null ? address : `${latitude},${longitude}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}

function Location({ item, src }: { item: Item; src: string }) {
  const { id, title, address, landmarks } = item;
  return (
    <div className="grid gap-3">
      <p className="wrap-anywhere">
        {address}
        {landmarks.length > 0 && <span className="block text-ink-3">Near {landmarks.join(', ')}</span>}
      </p>
      <ShowMap src={src} title={`Map of ${title}`} drawing={id} />
      <p>
        <a className={linkClass} href={mapsLink(item)} target="_blank" rel="noopener noreferrer">
          Open in maps <Icon name="external" size="sm" className="inline align-[-2px]" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      </p>
    </div>
  );
}

/** Returns undefined without a map. */
export const renderLocation = (item: Item) =>
  item.location_src === null ? undefined : <Location item={item} src={item.location_src} />;
