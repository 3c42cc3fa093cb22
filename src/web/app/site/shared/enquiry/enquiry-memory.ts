import { browserStore } from '../browser-store.ts';
import { createDraftStore } from '../forms/drafts.ts';

const MAX_POPUPS = 2;

const submitted = browserStore('localStorage', 'has-contact-submitted');
const popupDeclined = browserStore('localStorage', 'enquiry-popup-declined');
const popups = browserStore('sessionStorage', 'enquiry-popups');

/** What a visitor typed, by the names of the fields. */
export type EnquiryValues = Record<'full_name' | 'email' | 'country' | 'phone_number' | 'message', string>;

/** The words of an enquiry that could not be sent. */
export const enquiryDraft = createDraftStore<EnquiryValues>('enquiry-draft');

/** An enquiry has reached us: nothing is left to restore, and nobody needs to be asked again. */
export function rememberSubmitted(): void {
  enquiryDraft.clear();
  submitted.write('true');
}

/** Whether the form may still open by itself: not for who has written or declined, and twice a session at most. */
export const mayPopUp = (): boolean =>
  submitted.read() === null && popupDeclined.read() === null && Number(popups.read()) < MAX_POPUPS;

export const countPopup = (): void => popups.write(String(Number(popups.read()) + 1));

export const declinePopups = (): void => popupDeclined.write('true');
