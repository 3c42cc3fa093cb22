import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

export interface ShowMapProps {
  /** Embed URL on one of the map hosts that our content security policy allows. */
  src: string;
  /** What the map shows. */
  title: string;
}

const isOpenStreetMap = (src: string): boolean => new URL(src).hostname.endsWith('openstreetmap.org');

function Placeholder({ src, onShow }: { src: string; onShow: () => void }) {
  return (
    <div className="grid size-full place-content-center justify-items-center gap-3 p-4 text-center">
      <Icon name="pin" size="lg" className="text-ink-3" />
      <p className="text-sm text-ink-3">
        {isOpenStreetMap(src) ? 'Tap to load the map (from OpenStreetMap).' : 'Tap to load the map (from Google Maps).'}
      </p>
      <Button onClick={onShow}>Show map</Button>
    </div>
  );
}

/** A map that loads on demand, so that its host receives no visitor data before. */
export function ShowMap({ src, title }: ShowMapProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative aspect-4/3 overflow-clip rounded-lg border border-line bg-well md:aspect-2/1">
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
        <Placeholder src={src} onShow={() => setShown(true)} />
      )}
    </div>
  );
}
