import { type FocusEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { listingPath } from '#contract/listings/listing-path.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { lazyWithRetry, prefetchModule } from '../../lazy-with-retry.ts';
import type { Listing } from '../../listings.ts';
import { useSiteOrigin } from '../../site-origin.ts';
import { roundAction } from './round-action.ts';
import { SHARE_ICON } from './share-icon.ts';

const loadList = () => import('./share-list.tsx');
const ShareList = lazyWithRetry(loadList);

/** Opens the share options; closes on a press outside, on Escape, when focus moves on or the page scrolls. */
export function ShareButton({ listing, className }: { listing: Listing; className?: string }) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const origin = useSiteOrigin();
  const { title, slug } = listing.item;
  const leave = useCallback(() => setOpen(false), []);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);

  useEffect(() => {
    if (!open) return undefined;
    const until = new AbortController();
    const pressed = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) leave();
    };
    // Captured before other listeners, so that Escape closes this list and not also a panel around it.
    const typed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    document.addEventListener('pointerdown', pressed, { signal: until.signal });
    window.addEventListener('keydown', typed, { capture: true, signal: until.signal });
    return () => until.abort();
  }, [open, leave, close]);

  const movedOn = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) leave();
  };

  return (
    <div ref={root} className={classNames('relative', !open && className)} onBlur={movedOn}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-label={`Share ${title}`}
        className={roundAction}
        onFocus={() => prefetchModule(loadList)}
        onPointerEnter={() => prefetchModule(loadList)}
        onClick={() => setOpen(!open)}
      >
        <Icon name={SHARE_ICON} />
      </button>
      {open && (
        <Suspense>
          <ShareList
            title={title}
            address={origin + listingPath(listing.kind, slug)}
            button={button}
            onLeave={leave}
            onDone={close}
          />
        </Suspense>
      )}
    </div>
  );
}
