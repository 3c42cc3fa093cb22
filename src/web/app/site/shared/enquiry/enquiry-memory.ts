import { browserStore } from '../browser-store.ts';
import { createDraftStore } from '../forms/drafts.ts';

const MAX_POPUPS = 2;

const submitted = browserStore('localStorage', 'has-contact-submitted');
const popupDeclined = browserStore('localStorage', 'enquiry-popup-declined');
const popups = browserStore('sessionStorage', 'enquiry-popups');

/** Form values by field name. */
export type EnquiryValues = Record<'full_name' | 'email' | 'country' | 'phone_number' | 'message', string>;

/** Draft of an enquiry that could not be sent. */
export const enquiryDraft = createDraftStore<EnquiryValues>('enquiry-draft');

/** After a sent enquiry there is no draft to restore and no popup to show. */
export function rememberSubmitted(): void {
  enquiryDraft.clear();
  submitted.write('true');
}

/** Whether the form may still open automatically: not after an enquiry or a decline, and at most twice per session. */
export const mayPopUp = (): boolean =>
  submitted.read() === null && popupDeclined.read() === null && Number(popups.read()) < MAX_POPUPS;

export const countPopup = (): void => popups.write(String(Number(popups.read()) + 1));

export const declinePopups = (): void => popupDeclined.write('true');
