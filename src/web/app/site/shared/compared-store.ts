import { browserStore } from './browser-store.ts';

/** Listings selected for comparison in this tab, as JSON; null if there are none. */
export const comparedStore = browserStore('sessionStorage', 'compare');
