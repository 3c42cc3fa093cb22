import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { mediaUrl } from '../../data/media.ts';

export interface ShowMapProps {
  /** Address of an embed of one of the map hosts our policy allows. */
  src: string;
  /** What is on the map. */
  title: string;
}

/** A map that loads when somebody asks for it: until then its host hears nothing of the visitor. */
export function ShowMap({ src, title }: ShowMapProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative grid aspect-[4/3] place-items-center overflow-clip rounded-lg border border-line bg-well sm:aspect-[16/8]">
      {shown ? (
        <iframe
          className="absolute inset-0 size-full"
          src={src}
          title={title}
          loading="lazy"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a map's host is another origin and cannot lift its sandbox
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="no-referrer"
        />
      ) : (
        <>
          <img
            src={mediaUrl('art/map-2.svg')}
            alt=""
            width={800}
            height={400}
            loading="lazy"
            className="absolute inset-0 size-full object-cover opacity-60"
          />
          <Button variant="outline" className="relative shadow-md" onClick={() => setShown(true)}>
            <Icon name="pin" size="sm" />
            Show map
          </Button>
        </>
      )}
    </div>
  );
}
