import { browserStore } from './browser-store.ts';

/** The answer about cookies: 'all' or 'necessary'; null before it. */
export const cookieChoice = browserStore('cookie', 'cookie-choice');
