import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { CONTACT_ICONS } from '#ui/contact-icons.ts';
import { Icon } from '#ui/icon.tsx';
import { OFFICE_ICONS } from '#ui/office-icons.ts';
import { Tooltip } from '#ui/tooltip.tsx';
import { openPanel } from '../shared/panels.ts';
import { useSite } from '../shared/site.ts';

const ROUND =
  'relative grid size-11.5 place-items-center rounded-full text-primary lg:size-12.5 lg:border lg:border-line lg:bg-surface lg:shadow-md';

const CALL = 'Give us a call on the phone number';
const CHAT = 'Have a question? WhatsApp us today!';

interface Scroll {
  /** Fraction of the page that has been scrolled past, 0 to 1. */
  progress: number;
  scrolled: boolean;
  goingDown: boolean;
}

function useScroll(): Scroll {
  const [scroll, setScroll] = useState<Scroll>({ progress: 0, scrolled: false, goingDown: false });
  useEffect(() => {
    let last = window.scrollY;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const top = window.scrollY;
      const page = document.documentElement;
      const room = page.scrollHeight - window.innerHeight;
      const goingDown = top > last && top > 80;
      page.toggleAttribute('data-scrolling-down', goingDown);
      setScroll({ progress: room > 0 ? Math.min(1, top / room) : 0, scrolled: top > 300, goingDown });
      last = top;
    };
    const onScroll = () => {
      frame ||= window.requestAnimationFrame(measure);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.cancelAnimationFrame(frame);
    };
  }, []);
  return scroll;
}

function ToTop({ progress }: { progress: number }) {
  return (
    <button
      type="button"
      aria-label="Scroll to top"
      className={classNames(ROUND, 'max-lg:hidden')}
      onClick={() => window.scrollTo({ top: 0 })}
    >
      <svg className="absolute -inset-px size-12.5 -rotate-90" viewBox="0 0 50 50" aria-hidden="true">
        <circle
          cx="25"
          cy="25"
          r="23.5"
          fill="none"
          stroke="var(--color-primary)"
          strokeWidth="2.5"
          pathLength="1"
          strokeDasharray="1"
          strokeDashoffset={1 - progress}
        />
      </svg>
      <Icon name="arrow-up" />
    </button>
  );
}

function WithTip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Tooltip text={text} side="left">
      {children}
    </Tooltip>
  );
}

/** Floating help: back to top, EMI, call, chat. A column in the margin; on phones a pill that hides on scroll. */
export default function Dock({ calculator }: { calculator: boolean }) {
  const { facts } = useSite();
  const { progress, scrolled, goingDown } = useScroll();
  return (
    <aside
      aria-label="Quick help"
      data-dock
      className={classNames(
        'print:hidden fixed [--spacing:min(0.25rem,4px)] right-3 bottom-3 z-(--z-dock) flex rounded-full border border-line bg-surface p-0.75 shadow-md transition-transform duration-(--duration-base) focus-within:translate-y-0',
        'lg:right-3.5 lg:bottom-4 lg:translate-y-0 lg:flex-col lg:gap-2.5 lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none',
        // Hidden on pages with their own bottom bar, so that the two do not overlap.
        'max-lg:in-[:has([data-bottom-bar])]:hidden',
        goingDown && 'translate-y-24',
      )}
    >
      {scrolled && <ToTop progress={progress} />}
      {calculator && (
        <WithTip text="EMI Calculator">
          <button
            type="button"
            className={ROUND}
            aria-label="EMI Calculator"
            aria-haspopup="dialog"
            onClick={() => openPanel('emi')}
          >
            <Icon name={OFFICE_ICONS.calculator} />
          </button>
        </WithTip>
      )}
      <WithTip text={CALL}>
        <a className={ROUND} href={`tel:${facts.phone}`} aria-label={CALL}>
          <Icon name={CONTACT_ICONS.phone} />
        </a>
      </WithTip>
      <WithTip text={CHAT}>
        <a
          className={classNames(ROUND, 'bg-whatsapp text-white lg:border-transparent lg:bg-whatsapp')}
          href={`https://wa.me/${facts.whatsapp}`}
          target="_blank"
          rel="noopener"
          aria-label={CHAT}
        >
          <Icon name={CONTACT_ICONS.whatsapp} />
        </a>
      </WithTip>
    </aside>
  );
}
