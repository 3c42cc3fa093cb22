import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { linkClass } from '#ui/text-link.tsx';
import { mediaUrl } from '../../data/media.ts';
import type { Detail } from './detail.ts';

type Item = Detail['item'];

/** Where the place can be opened outside of our page, by its coordinates or else by its address. */
function mapsLink({ latitude, longitude, address }: Item): string {
  const place = latitude === null || longitude === null ? address : `${latitude},${longitude}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}

function Frame({ src, title }: { src: string; title: string }) {
  return (
    <iframe
      // The button that opened it is gone; whoever pressed it goes on from here.
      ref={(frame) => frame?.focus()}
      className="size-full"
      src={src}
      title={`Map of ${title}`}
      loading="lazy"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- a map needs its own origin, which is not ours
      sandbox="allow-scripts allow-same-origin allow-popups"
      referrerPolicy="no-referrer-when-downgrade"
    />
  );
}

function Drawing({ id, host, onShow }: { id: number; host: string; onShow: () => void }) {
  return (
    <>
      <img
        className="size-full object-cover"
        src={mediaUrl(`art/map-${id}.svg`)}
        alt=""
        width={900}
        height={420}
        loading="lazy"
        decoding="async"
      />
      <div className="absolute inset-x-0 bottom-0 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-surface/95 p-3 pl-4">
        <p className="text-sm text-ink-3">A drawing. The map itself comes from {host}, once you ask for it.</p>
        <Button className="max-sm:w-full" onClick={onShow}>
          Show map
        </Button>
      </div>
    </>
  );
}

function Location({ item, src }: { item: Item; src: string }) {
  const [shown, setShown] = useState(false);
  const { id, title, address, landmarks } = item;
  return (
    <div className="grid gap-3">
      <p className="wrap-anywhere">
        {address}
        {landmarks.length > 0 && <span className="block text-ink-3">Near {landmarks.join(', ')}</span>}
      </p>
      <div className="relative aspect-4/3 overflow-hidden rounded-lg border border-line bg-well md:aspect-2/1">
        {shown ? (
          <Frame src={src} title={title} />
        ) : (
          <Drawing id={id} host={new URL(src).hostname} onShow={() => setShown(true)} />
        )}
      </div>
      <p>
        <a className={linkClass} href={mapsLink(item)} target="_blank" rel="noopener noreferrer">
          Open in maps <Icon name="external" size="sm" className="inline align-[-2px]" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      </p>
    </div>
  );
}

/** Where it is, if staff gave a map. Nothing is asked of its host before the visitor wants to see it. */
export const locationOf = (item: Item) =>
  item.location_src === null ? undefined : <Location item={item} src={item.location_src} />;
