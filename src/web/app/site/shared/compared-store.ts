import { browserStore } from './browser-store.ts';

/** What this tab has chosen for comparison, as text; null while nothing is. */
export const comparedStore = browserStore('sessionStorage', 'compare');
