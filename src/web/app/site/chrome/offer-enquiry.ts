import { countPopup, mayPopUp } from '../shared/enquiry/enquiry-memory.ts';
import { AUTO_OPENED, openEnquiry } from '../shared/enquiry/open-enquiry.ts';
import { isLegalPath } from '../shared/paths.ts';

const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
/** Elements that a visitor types into, selects from or watches. */
const IN_USE = 'input, select, textarea, iframe, [contenteditable]';

/** Whether a popup would interrupt nothing: the tab is visible, no overlay is open and no control is in use. */
const nothingInTheWay = () =>
  document.visibilityState === 'visible' &&
  !document.fullscreenElement &&
  !document.querySelector(OVERLAY) &&
  !document.activeElement?.matches(IN_USE);

const welcomeAt = (path: string) => path !== '/contact-us' && !isLegalPath(path);

/** Opens the enquiry form, unless the visitor already sent or declined it, or it would interrupt them. */
export function offerEnquiry(): void {
  if (!mayPopUp() || !nothingInTheWay() || !welcomeAt(window.location.pathname)) return;
  countPopup();
  openEnquiry({ source: AUTO_OPENED });
}
