import { browserStore, storedObjects } from '../browser-store.ts';
import { cookieChoice } from '../cookie-choice.ts';
import { createDraftStore } from '../forms/drafts.ts';

const MAX_POPUPS = 2;

const submitted = browserStore('localStorage', 'has-contact-submitted');
const popupDeclined = browserStore('localStorage', 'enquiry-popup-declined');
const popups = browserStore('sessionStorage', 'enquiry-popups');

/** Form values by field name. */
export type EnquiryValues = Record<'full_name' | 'email' | 'country' | 'phone_number' | 'message', string>;

/** Draft of an enquiry that could not be sent. */
export const enquiryDraft = createDraftStore<EnquiryValues>('enquiry-draft');

/** Name, email and phone of the last enquiry, for the next one. */
const contact = browserStore('localStorage', 'contact-details');

export const forgetContact = (): void => contact.write(null);

/** What is known about the visitor, with an empty message; undefined before the first enquiry. */
export function readContact(): EnquiryValues | undefined {
  const [stored] = storedObjects(`[${contact.read() ?? ''}]`);
  const { full_name, email, country, phone_number } = stored ?? {};
  const isComplete = [full_name, email, country, phone_number].every((value) => typeof value === 'string');
  return isComplete ? ({ full_name, email, country, phone_number, message: '' } as EnquiryValues) : undefined;
}

/**
 * After a sent enquiry there is no draft to restore and no popup to show. The contact details are stored in this browser
 * only, and not for a visitor who allows only what is necessary.
 */
export function rememberSubmitted({ full_name, email, country, phone_number }: EnquiryValues): void {
  enquiryDraft.clear();
  submitted.write('true');
  if (cookieChoice.read() === 'all') contact.write(JSON.stringify({ full_name, email, country, phone_number }));
}

/** Whether the form may still open automatically: not after an enquiry or a decline, and at most twice per session. */
export const mayPopUp = (): boolean =>
  submitted.read() === null && popupDeclined.read() === null && Number(popups.read()) < MAX_POPUPS;

export const countPopup = (): void => popups.write(String(Number(popups.read()) + 1));

export const declinePopups = (): void => popupDeclined.write('true');
