import { type FocusEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { listingPath } from '#contract/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { lazyWithRetry, prefetchModule } from '../../lazy-with-retry.ts';
import { isSameListing, type Listing, toIdentity } from '../../listings.ts';
import {
  announceFull,
  announceRestart,
  type ComparedListing,
  MAX_COMPARED,
  readCompared,
  useCompared,
  writeCompared,
} from '../../saved/compare.ts';
import { useSiteOrigin } from '../../site.ts';
import { listingMessage } from '../../whatsapp.ts';
import { toggleSaved, useIsSaved } from '../../wishlist.ts';
import { roundAction, SHARE_ICON } from './round-action.ts';

export interface Choice {
  compared: ComparedListing[];
  outcome: 'added' | 'removed' | 'full' | 'restarted';
}

/**
 * Result of selecting a listing; only one type can be compared, so a listing of another type starts a new comparison.
 */
export function chosen(compared: ComparedListing[], entry: ComparedListing): Choice {
  const others = compared.filter((item) => !isSameListing(item, entry));
  if (others.length < compared.length) return { compared: others, outcome: 'removed' };
  if (compared.some(({ type }) => type !== entry.type)) return { compared: [entry], outcome: 'restarted' };
  if (compared.length >= MAX_COMPARED) return { compared, outcome: 'full' };
  return { compared: [...compared, entry], outcome: 'added' };
}

/** Adds a listing to the comparison or removes it, and says so if the outcome is unexpected. */
export function toggleCompared(listing: Listing): void {
  const before = readCompared();
  const { compared, outcome } = chosen(before, { ...toIdentity(listing), title: listing.item.title });
  writeCompared(compared);
  if (outcome === 'full') announceFull();
  if (outcome === 'restarted') announceRestart(before, listing.kind);
}

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
            message={listingMessage(listing, origin)}
            button={button}
            onLeave={leave}
            onDone={close}
          />
        </Suspense>
      )}
    </div>
  );
}

interface HeartButtonProps {
  listing: Listing;
  className?: string;
  /** Called when the listing is removed from the wishlist. */
  onUnsave?: (() => void) | undefined;
}

/** Wishlist button of a listing; filled red when saved. */
export function HeartButton({ listing, className, onUnsave }: HeartButtonProps) {
  const saved = useIsSaved(toIdentity(listing));
  return (
    <button
      type="button"
      data-heart=""
      aria-pressed={saved}
      aria-label={`Save ${listing.item.title} to wishlist`}
      className={classNames(roundAction, 'hover:text-heart aria-pressed:text-heart', className)}
      onClick={() => {
        toggleSaved(listing);
        if (saved) onUnsave?.();
      }}
    >
      <Icon name="heart" filled={saved} />
    </button>
  );
}

const SCALES = 'M12 4v16M8.5 20h7M5.5 7h13M5.5 7 3 13.5a2.7 2.7 0 0 0 5 0zM18.5 7 16 13.5a2.7 2.7 0 0 0 5 0z';

/** Adds a listing to the comparison or removes it; the selected listings are shown in a tray. */
export function CompareButton({ listing, className }: { listing: Listing; className?: string }) {
  const isChosen = useCompared().some((entry) => isSameListing(entry, toIdentity(listing)));
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`Compare ${listing.item.title}`}
      className={classNames(roundAction, 'aria-pressed:bg-primary aria-pressed:text-on-primary', className)}
      onClick={() => toggleCompared(listing)}
    >
      <Icon name={SCALES} />
    </button>
  );
}

interface ListingActionsProps {
  listing: Listing;
  className: string;
  /** With a mouse, the actions show on hover and focus only; a saved heart and a selected comparison always show. */
  onHover?: boolean;
  /** Called when the visitor removes the listing from the wishlist. */
  onUnsave?: (() => void) | undefined;
}

const ON_HOVER =
  'can-hover:opacity-0 can-hover:group-hover/card:opacity-100 can-hover:group-focus-within/card:opacity-100 aria-pressed:opacity-100!';

/** Actions on the image of a listing: share, compare, save. */
export default function ListingActions({ listing, className, onHover = false, onUnsave }: ListingActionsProps) {
  const visibility = onHover ? ON_HOVER : undefined;
  return (
    <div className={classNames('absolute z-3 flex gap-1.5', className)}>
      <ShareButton listing={listing} className={visibility} />
      <CompareButton listing={listing} className={visibility} />
      <HeartButton listing={listing} className={visibility} onUnsave={onUnsave} />
    </div>
  );
}
