import { useSyncExternalStore } from 'react';
import { browserStore } from './browser-store.ts';

const store = browserStore('localStorage', 'wishlist-items');

function count(stored: string | null): number {
  try {
    const items: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(items) ? items.length : 0;
  } catch {
    return 0;
  }
}

/** How many listings are saved; 0 while the page is still the server's. */
export const useWishlistCount = (): number => count(useSyncExternalStore(store.subscribe, store.read, () => null));
