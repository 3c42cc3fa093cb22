import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { mediaUrl } from '../../data/media.ts';

export interface ShowMapProps {
  /** Embed URL on one of the map hosts that our content security policy allows. */
  src: string;
  /** What the map shows. */
  title: string;
  /** Number of the placeholder illustration. */
  drawing?: number;
}

function Drawing({ drawing, host, onShow }: { drawing: number; host: string; onShow: () => void }) {
  return (
    <>
      <img
        className="size-full object-cover"
        src={mediaUrl(`art/map-${drawing}.svg`)}
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

/** A map that loads on demand, so that its host receives no visitor data before. */
export function ShowMap({ src, title, drawing = 2 }: ShowMapProps) {
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
        <Drawing drawing={drawing} host={new URL(src).hostname} onShow={() => setShown(true)} />
      )}
    </div>
  );
}
