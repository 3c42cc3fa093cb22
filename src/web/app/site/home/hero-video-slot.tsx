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

/** True when the visitor saves data or the line is slow, as far as the browser tells. */
function spareTheLine(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /[23]g$/.test(connection?.effectiveType ?? '');
}

/** Calls back once the page has loaded and has nothing better to do. */
function afterLoad(work: () => void, signal: AbortSignal): void {
  const wait = () =>
    whenIdle(() => {
      if (!signal.aborted) work();
    });
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
}

/** A place for the video over its poster. Its code comes after the first view, and never to those who get the art. */
export function HeroVideoSlot() {
  const welcome = useWelcome();
  const [Video, setVideo] = useState<ComponentType>();
  useEffect(() => {
    if (!welcome || spareTheLine()) return undefined;
    const until = new AbortController();
    afterLoad(() => {
      // Without the video the page is whole: a failure leaves the poster.
      import('./hero-video.tsx').then(
        ({ HeroVideo }) => setVideo(() => HeroVideo),
        () => undefined,
      );
    }, until.signal);
    return () => until.abort();
  }, [welcome]);
  return welcome && Video ? <Video /> : null;
}
