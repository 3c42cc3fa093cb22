import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../shared/when-idle.ts';

const WELCOME = '(width >= 1025px) and (prefers-reduced-motion: no-preference)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WELCOME);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const useWelcome = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WELCOME).matches,
    () => false,
  );

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** True for data saver or a slow connection, as far as the browser reports it. */
function spareTheLine(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /[23]g$/.test(connection?.effectiveType ?? '');
}

/** Runs once the page is loaded and idle. */
function afterLoad(work: () => void, signal: AbortSignal): void {
  const wait = () =>
    whenIdle(() => {
      if (!signal.aborted) work();
    });
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
}

/** Loads the video over its poster after the first view, and not at all for visitors who only get the poster. */
export function HeroVideoSlot() {
  const welcome = useWelcome();
  const [Video, setVideo] = useState<ComponentType>();
  useEffect(() => {
    if (!welcome || spareTheLine()) return undefined;
    const until = new AbortController();
    afterLoad(() => {
      // The page is complete without the video, so a failure leaves the poster.
      import('./hero-video.tsx').then(
        ({ HeroVideo }) => setVideo(() => HeroVideo),
        () => undefined,
      );
    }, until.signal);
    return () => until.abort();
  }, [welcome]);
  return welcome && Video ? <Video /> : null;
}
