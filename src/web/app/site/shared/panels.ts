import { useSyncExternalStore } from 'react';
import type { EnquiryRequest } from './enquiry/send-enquiry.ts';

/** The panels that can open over any page. */
export type Panel = 'menu' | 'emi' | 'post-property' | 'thank-you';

/** A panel by name, or the enquiry form with its context. */
export type OpenPanel = Panel | EnquiryRequest;

/** Start of a URL hash that opens the calculator; the loan follows. */
export const EMI_HASH = '#emi=';

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

/** Stores the key of the navigation in progress. */
export const setPendingPage = (key: string | undefined): void => {
  awaited = key;
};

/** Closes a panel that an earlier page opened; a panel opened during this navigation stays open. */
export function closePanelBefore(key: string): void {
  if (openedFor !== key) closePanel();
}

export const useOpenPanel = (): OpenPanel | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
    () => undefined,
  );
