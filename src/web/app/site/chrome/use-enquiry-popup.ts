import { useEffect } from 'react';
import { BY_ITSELF, openEnquiry } from '../shared/enquiry/open-enquiry.ts';
import { isLegalPath } from '../shared/paths.ts';
import { useSite } from '../shared/site.ts';

const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
/** What somebody is typing into, choosing from or watching. */
const IN_USE = 'input, select, textarea, iframe, [contenteditable]';

/** Whether nothing would be interrupted: the page is looked at, nothing lies over it, and nothing in it is being used. */
const nothingInTheWay = () =>
  document.visibilityState === 'visible' &&
  !document.fullscreenElement &&
  !document.querySelector(OVERLAY) &&
  !document.activeElement?.matches(IN_USE);

const welcomeAt = (path: string) => path !== '/contact-us' && !isLegalPath(path);

/** What was said and asked before is looked up by code that comes with the first turn, minutes after the page. */
async function offer(): Promise<void> {
  const { countPopup, mayPopUp } = await import('../shared/enquiry/enquiry-memory.ts');
  if (!mayPopUp() || !nothingInTheWay() || !welcomeAt(window.location.pathname)) return;
  countPopup();
  openEnquiry({ source: BY_ITSELF });
}

/** Offers the enquiry form every so often, as the settings say; a turn at a bad moment is skipped, not made up for. */
export function useEnquiryPopup(waitingNotice: boolean): void {
  const { enabled, every_ms } = useSite().facts.enquiry_popup;
  useEffect(() => {
    if (!enabled || waitingNotice) return undefined;
    const timer = window.setInterval(() => void offer(), every_ms);
    return () => window.clearInterval(timer);
  }, [enabled, every_ms, waitingNotice]);
}
