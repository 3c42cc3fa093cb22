import { countPopup, mayPopUp } from '../shared/enquiry/enquiry-memory.ts';
import { BY_ITSELF, openEnquiry } from '../shared/enquiry/open-enquiry.ts';
import { isLegalPath } from '../shared/paths.ts';

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

/** Opens the enquiry form, unless it was said or asked before, or the moment is bad. */
export function offerEnquiry(): void {
  if (!mayPopUp() || !nothingInTheWay() || !welcomeAt(window.location.pathname)) return;
  countPopup();
  openEnquiry({ source: BY_ITSELF });
}
