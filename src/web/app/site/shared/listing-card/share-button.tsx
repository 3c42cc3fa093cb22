import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { listingPath } from '#contract/listings/listing-path.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { toast } from '#ui/toast-store.ts';
import type { Listing } from '../listings.ts';
import { useSiteOrigin } from '../site-origin.ts';
import { roundAction } from './round-action.ts';
import { shareLinks } from './share-links.ts';

const ENTRY =
  'flex min-h-11 w-full items-center gap-2.5 rounded-sm px-2.5 text-left text-[0.9063rem] font-medium text-ink hover:bg-primary-soft lg:min-h-10';

const ICONS: Record<string, IconName> = {
  Whatsapp: 'whatsapp',
  LinkedIn: 'linkedin',
  Mail: 'mail',
  Facebook: 'facebook',
};

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast({ variant: 'default', title: 'Success', description: 'Link copied' });
  } catch {
    toast({ variant: 'destructive', title: 'Error', description: 'Something went wrong' });
  }
}

/** The ways to pass a listing on. Plain links, so they work from the keyboard and open beside this page. */
function ShareList({ title, address, onDone }: { title: string; address: string; onDone: () => void }) {
  const canShare = typeof navigator.share === 'function';
  return (
    <ul className="absolute top-12 right-0 z-4 min-w-44 rounded-md border border-line bg-surface p-1.5 shadow-md">
      {shareLinks(title, address).map(({ label, href }) => (
        <li key={label}>
          <a className={ENTRY} href={href} target="_blank" rel="noopener noreferrer" onClick={onDone}>
            <Icon name={ICONS[label] ?? 'external'} />
            {label}
          </a>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={ENTRY}
          onClick={() => {
            void copy(address);
            onDone();
          }}
        >
          <Icon name="link" />
          Copy link
        </button>
      </li>
      {canShare && (
        <li>
          <button
            type="button"
            className={ENTRY}
            onClick={() => {
              // Closing the sheet without sharing is no error.
              navigator.share({ title, url: address }).catch(() => undefined);
              onDone();
            }}
          >
            <Icon name="share" />
            More
          </button>
        </li>
      )}
    </ul>
  );
}

/** Opens the ways to share; closes on a press outside, on Escape and when the keyboard moves on. */
export function ShareButton({ listing, className }: { listing: Listing; className?: string }) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const origin = useSiteOrigin();
  const { title, slug } = listing.item;

  useEffect(() => {
    if (!open) return undefined;
    const pressed = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [open]);

  const left = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes from wherever the focus is inside
    <div
      ref={root}
      className={classNames('relative', open ? 'z-5' : className)}
      onBlur={left}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-label={`Share ${title}`}
        className={roundAction}
        onClick={() => setOpen(!open)}
      >
        <Icon name="share" />
      </button>
      {open && <ShareList title={title} address={origin + listingPath(listing.kind, slug)} onDone={close} />}
    </div>
  );
}
