import { useSyncExternalStore } from 'react';
import type { EnquiryRequest } from './enquiry/enquiry-request.ts';

/** The panels that can open over any page. */
export type Panel = 'menu' | 'emi' | 'post-property' | 'thank-you';

/** A panel that is known by its name, or the enquiry form with what it is about. */
export type OpenPanel = Panel | EnquiryRequest;

/** How the fragment of an address begins that opens the calculator; the loan follows. */
export const EMI_ADDRESS = '#emi=';

let open: OpenPanel | undefined;
let awaited: string | undefined;
let openedFor: string | undefined;
const listeners = new Set<() => void>();

const set = (panel: OpenPanel | undefined) => {
  open = panel;
  for (const listener of listeners) listener();
};

export const openPanel = (panel: OpenPanel): void => {
  openedFor = awaited;
  set(panel);
};

export const closePanel = (): void => set(undefined);

/** Says which navigation has begun and not ended yet, by its key. */
export const awaitPage = (key: string | undefined): void => {
  awaited = key;
};

/** Closes what an earlier page opened. What was opened while waiting for this one stays under the finger. */
export function closePanelBefore(key: string): void {
  if (openedFor !== key) closePanel();
}

/** The one panel that is open. */
export const useOpenPanel = (): OpenPanel | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
    () => undefined,
  );
