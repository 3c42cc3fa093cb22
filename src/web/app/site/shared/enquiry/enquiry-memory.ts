import { useEffect, useSyncExternalStore } from 'react';
import { browserStore } from '../browser-store.ts';

const KEEP_DRAFT_MS = 30 * 60 * 1000;
const MOST_POPUPS = 2;

const submitted = browserStore('localStorage', 'has-contact-submitted');
const popupDeclined = browserStore('localStorage', 'enquiry-popup-declined');
const popups = browserStore('sessionStorage', 'enquiry-popups');
const drafts = browserStore('sessionStorage', 'enquiry-draft');

/** What a visitor typed, by the names of the fields. */
export type EnquiryValues = Record<'full_name' | 'email' | 'country' | 'phone_number' | 'message', string>;

interface Draft {
  values: EnquiryValues;
  keptAt: number;
}

/** Reads a draft; what is too old or was never one is none. */
export function draftIn(stored: string | null, now: number): Draft | undefined {
  try {
    const draft = JSON.parse(stored ?? 'null') as Draft | null;
    return draft && now - draft.keptAt < KEEP_DRAFT_MS ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the words of an enquiry that could not be sent, in this tab, for half an hour. */
export const keepDraft = (values: EnquiryValues): void =>
  drafts.write(JSON.stringify({ values, keptAt: Date.now() } satisfies Draft));

export const readDraft = (): EnquiryValues | undefined => draftIn(drafts.read(), Date.now())?.values;

const freshDraft = () => {
  const stored = drafts.read();
  return draftIn(stored, Date.now()) ? stored : null;
};

/** Whether there is a draft to offer. One that has become too old is thrown away. */
export function useHasDraft(): boolean {
  const stored = useSyncExternalStore(drafts.subscribe, freshDraft, () => null);
  useEffect(() => {
    const now = Date.now();
    const draft = draftIn(stored, now);
    if (!draft) return undefined;
    const timer = window.setTimeout(() => drafts.write(null), draft.keptAt + KEEP_DRAFT_MS - now);
    return () => window.clearTimeout(timer);
  }, [stored]);
  return stored !== null;
}

/** An enquiry has reached us: nothing is left to restore, and nobody needs to be asked again. */
export function rememberSubmitted(): void {
  drafts.write(null);
  submitted.write('true');
}

/** Whether the form may still open by itself: not for who has written or declined, and twice a session at most. */
export const mayPopUp = (): boolean =>
  submitted.read() === null && popupDeclined.read() === null && Number(popups.read()) < MOST_POPUPS;

export const countPopup = (): void => popups.write(String(Number(popups.read()) + 1));

export const declinePopups = (): void => popupDeclined.write('true');
