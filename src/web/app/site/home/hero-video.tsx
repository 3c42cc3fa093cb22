import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { IconButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { browserStore } from '../shared/browser-store.ts';
import mp4 from './courtyard-india.mp4';
import webm from './courtyard-india.webm';

const choice = browserStore('sessionStorage', 'hero-video');

function play(video: HTMLVideoElement): void {
  video.play().catch((error: unknown) => {
    // Browsers in battery saver mode block autoplay; the button still works.
    if (error instanceof DOMException && error.name === 'NotAllowedError') choice.write('paused');
  });
}

/** Plays while visible, and downloads nothing before that. */
function usePlayback(ref: RefObject<HTMLVideoElement | null>, paused: boolean): void {
  useEffect(() => {
    const video = ref.current;
    if (!video || paused) return undefined;
    let inView = false;
    const follow = () => {
      if (inView && !document.hidden) play(video);
      else video.pause();
    };
    const observer = new IntersectionObserver((entries) => {
      inView = entries.at(-1)?.isIntersecting ?? false;
      follow();
    });
    observer.observe(video);
    document.addEventListener('visibilitychange', follow);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', follow);
      video.pause();
    };
  }, [ref, paused]);
}

/** The courtyard video; fades in over its poster with the first frame. A pause lasts for the session. */
export function HeroVideo() {
  const ref = useRef<HTMLVideoElement>(null);
  const paused = useSyncExternalStore(choice.subscribe, choice.read) === 'paused';
  const [started, setStarted] = useState(false);
  const [failed, setFailed] = useState(false);
  usePlayback(ref, paused);
  if (failed) return null;
  const toggle = () => {
    // Inside the click handler, where every browser allows playback.
    if (paused && ref.current) play(ref.current);
    choice.write(paused ? null : 'paused');
  };
  return (
    <>
      <video
        ref={ref}
        className={classNames(
          'absolute inset-0 size-full object-cover object-bottom-right transition-opacity duration-(--duration-slow)',
          !started && 'opacity-0',
        )}
        muted
        loop
        playsInline
        disablePictureInPicture
        disableRemotePlayback
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setStarted(true)}
      >
        <source src={webm} type="video/webm; codecs=vp9" />
        <source src={mp4} type="video/mp4" onError={() => setFailed(true)} />
      </video>
      {/* Above the counters, and left of the floating help. */}
      <div className="absolute right-[max(80px,calc((100%-var(--container-page))/2))] bottom-17.5 z-4">
        <IconButton boxed label={paused ? 'Play video' : 'Pause video'} onClick={toggle}>
          <Icon name={paused ? 'M8 5.5v13l10.5-6.5z' : 'M9 6v12M15 6v12'} />
        </IconButton>
      </div>
    </>
  );
}
