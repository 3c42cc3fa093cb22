import { type RefObject, useLayoutEffect, useRef } from 'react';
import { CONTACT_ICONS } from '#ui/contact-icons.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { copyLink } from '../../saved/copy-link.ts';
import { whatsappLink } from '../../whatsapp.ts';
import { SHARE_ICON } from './round-action.ts';

interface Shared {
  title: string;
  /** Its public URL, which each link contains. */
  address: string;
  /** Its description for a chat, with the URL. */
  message: string;
}

/** Share targets of a listing. */
export function shareLinks({ title, address, message }: Shared): { label: string; href: string }[] {
  const url = encodeURIComponent(address);
  return [
    { label: 'Whatsapp', href: whatsappLink(message) },
    { label: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { label: 'Mail', href: `mailto:?subject=${encodeURIComponent(title)}&body=${url}` },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  ];
}

const ENTRY =
  'flex min-h-11 w-full items-center gap-2.5 rounded-sm px-2.5 text-left text-small font-medium text-ink hover:bg-primary-soft focus-visible:-outline-offset-2 lg:min-h-10';

const ICONS: Record<string, IconName> = {
  Whatsapp: CONTACT_ICONS.whatsapp,
  LinkedIn: CONTACT_ICONS.linkedin,
  Mail: CONTACT_ICONS.mail,
  Facebook: CONTACT_ICONS.facebook,
};

/** Space between the list, its button and the edge of the screen, in px. */
const GAP = 8;

/** Positions the list below the button and inside the screen, or above the button if there is no space below. */
function place(list: HTMLElement, at: DOMRect): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = list;
  const fits = (top: number) => top >= GAP && top + offsetHeight <= clientHeight - GAP;
  const top = [at.bottom + GAP, at.top - GAP - offsetHeight].find(fits) ?? GAP;
  const left = Math.max(GAP, Math.min(at.right - offsetWidth, clientWidth - offsetWidth - GAP));
  Object.assign(list.style, { top: `${top}px`, left: `${left}px` });
}

interface ShareListProps extends Shared {
  button: RefObject<HTMLButtonElement | null>;
  onLeave: () => void;
  onDone: () => void;
}

/**
 * Share options of a listing, in the top layer, where no carousel or neighbour can clip or cover them. The position is
 * calculated once from the button, so the list closes when the button moves.
 */
export default function ShareList({ button, onLeave, onDone, ...shared }: ShareListProps) {
  const { title, address } = shared;
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const [shown, opener] = [list.current, button.current];
    if (!shown || !opener) return undefined;
    shown.showPopover();
    const at = opener.getBoundingClientRect();
    place(shown, at);
    const moved = () => {
      const { top, left } = opener.getBoundingClientRect();
      if (Math.abs(top - at.top) + Math.abs(left - at.left) > GAP) onLeave();
    };
    const until = new AbortController();
    window.addEventListener('scroll', moved, { capture: true, passive: true, signal: until.signal });
    window.addEventListener('resize', moved, { signal: until.signal });
    return () => until.abort();
  }, [button, onLeave]);

  return (
    <ul
      ref={list}
      popover="manual"
      aria-label={`Share ${title}`}
      className="fixed inset-auto m-0 max-h-[calc(100dvh-16px)] min-w-44 overflow-auto rounded-md border border-line bg-surface p-1.5 shadow-md"
    >
      {shareLinks(shared).map(({ label, href }) => (
        <li key={label}>
          <a
            className={ENTRY}
            href={href}
            onClick={onDone}
            {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
          >
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
            void copyLink(address);
            onDone();
          }}
        >
          <Icon name="link" />
          Copy link
        </button>
      </li>
      {typeof navigator.share === 'function' && (
        <li>
          <button
            type="button"
            className={ENTRY}
            onClick={() => {
              // Closing the sheet without sharing is not an error.
              navigator.share({ title, url: address }).catch(() => undefined);
              onDone();
            }}
          >
            <Icon name={SHARE_ICON} />
            More
          </button>
        </li>
      )}
    </ul>
  );
}
