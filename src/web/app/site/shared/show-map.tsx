import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

export interface ShowMapProps {
  /** Embed URL on one of the map hosts that our content security policy allows. */
  src: string;
  /** What the map shows. */
  title: string;
  /** The name of the place, shown until the map is loaded. */
  place: string;
}

const isOpenStreetMap = (src: string): boolean => new URL(src).hostname.endsWith('openstreetmap.org');

function Placeholder({ src, place, onShow }: Omit<ShowMapProps, 'title'> & { onShow: () => void }) {
  return (
    <div className="grid size-full content-center justify-items-center p-4 text-center">
      <span className="mb-3 grid size-14 place-items-center rounded-full bg-primary-soft text-primary">
        <Icon name="pin" size="lg" />
      </span>
      <p className="font-semibold wrap-anywhere text-ink">{place}</p>
      <p className="mt-1 mb-4 text-sm text-ink-3">
        {isOpenStreetMap(src) ? 'Tap to load the map (from OpenStreetMap).' : 'Tap to load the map (from Google Maps).'}
      </p>
      <Button variant="outline" onClick={onShow}>
        Show map
      </Button>
    </div>
  );
}

/** A map that loads on demand, so that its host receives no visitor data before. */
export function ShowMap({ src, title, place }: ShowMapProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative grid aspect-4/3 overflow-clip rounded-lg border border-line bg-sunken md:aspect-2/1">
      {shown ? (
        <iframe
          // The button that opened it is gone, so the map takes focus.
          ref={(frame) => frame?.focus()}
          className="size-full"
          src={src}
          title={title}
          loading="lazy"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin cannot remove its own sandbox
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="no-referrer-when-downgrade"
        />
      ) : (
        <Placeholder src={src} place={place} onShow={() => setShown(true)} />
      )}
    </div>
  );
}
