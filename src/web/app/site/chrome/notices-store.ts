import { useSyncExternalStore } from 'react';
import { browserStore } from '../shared/browser-store.ts';
import { cookieChoice } from '../shared/cookie-choice.ts';

const terms = browserStore('cookie', 'terms-accepted');

export const acceptTerms = (): void => terms.write('Yes');
export const chooseCookies = (choice: 'all' | 'necessary'): void => cookieChoice.write(choice);

export type Notice = 'terms' | 'cookies' | undefined;

const subscribe = (listener: () => void) => {
  const ends = [terms.subscribe(listener), cookieChoice.subscribe(listener)];
  return () => {
    for (const end of ends) end();
  };
};

const waiting = (): Notice => {
  if (terms.read() === null) return 'terms';
  return cookieChoice.read() === null ? 'cookies' : undefined;
};

/** The notice to show in this browser session: terms first, then cookies, never both. */
export const useWaitingNotice = (): Notice => useSyncExternalStore<Notice>(subscribe, waiting, () => undefined);
