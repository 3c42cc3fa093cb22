import { useState } from 'react';
import type { HomeVideo } from '#contract';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { drawingUrl } from '../../../data/file-urls.ts';

/** Nothing is loaded from the video host before the visitor plays the video. */
function Film({ video }: { video: HomeVideo }) {
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <iframe
        className="size-full"
        src={`https://www.youtube-nocookie.com/embed/${video.youtube_id}?autoplay=1&rel=0`}
        title={video.title}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs its own origin, which is not ours
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="autoplay; encrypted-media; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        // The visitor started the player, so it takes focus.
        ref={(frame) => frame?.focus()}
      />
    );
  }
  // A link before hydration, and for visitors who open it in a new tab.
  return (
    <a
      className="group block size-full"
      href={`https://www.youtube.com/watch?v=${video.youtube_id}`}
      aria-label={`Play video: ${video.title}`}
      rel="noopener"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        setPlaying(true);
      }}
    >
      <img
        className="size-full object-cover"
        src={drawingUrl('interior-balcony-17-golden')}
        alt=""
        width={1280}
        height={720}
        loading="lazy"
        decoding="async"
      />
      <span className="absolute inset-0 m-auto grid size-19 place-items-center rounded-full bg-white text-primary shadow-lg transition-transform duration-(--duration-base) group-hover:scale-105">
        <Icon name="M8 5.5v13l10.5-6.5z" size="lg" filled className="ml-1 size-7" />
      </span>
    </a>
  );
}

/** The video that staff set for the home page. */
export function VideoSection({ video, className }: { video: HomeVideo; className?: string }) {
  return (
    <section className={classNames('section-space', className)} aria-labelledby="video">
      <div className="wrap grid items-center gap-7 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <h2 id="video" className="text-3xl">
            {video.title}
          </h2>
          <p className="mt-3 text-ink-3">{video.line}</p>
        </div>
        <div className="relative aspect-video overflow-hidden rounded-xl bg-well">
          <Film video={video} />
        </div>
      </div>
    </section>
  );
}
