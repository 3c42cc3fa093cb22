/** A value in browser storage, read only after hydration because the server has no access to it. */
export interface BrowserStore {
  read: () => string | null;
  write: (value: string | null) => void;
  subscribe: (listener: () => void) => () => void;
}

type StoreKind = 'localStorage' | 'sessionStorage' | 'cookie';

/**
 * Cookies of the browser session, which all tabs share; an open tab sees what another one stored on its next page. Only
 * scripts read them, because a page is the same for all visitors.
 */
const COOKIES: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => {
    const value = new RegExp(`(?:^|; )${key}=([^;]*)`).exec(document.cookie)?.[1];
    return value === undefined ? null : decodeURIComponent(value);
  },
  setItem: (key, value) => {
    document.cookie = `${key}=${encodeURIComponent(value)}; path=/; samesite=lax`;
  },
  removeItem: (key) => {
    document.cookie = `${key}=; path=/; max-age=0`;
  },
};

/** Storage can be disabled or full; then the value lasts as long as the page. */
export function browserStore(kind: StoreKind, key: string): BrowserStore {
  const listeners = new Set<() => void>();
  let fallback: string | null = null;
  const getStorage = () => (kind === 'cookie' ? COOKIES : window[kind]);
  return {
    read() {
      try {
        const stored = getStorage().getItem(key);
        return kind === 'cookie' ? (stored ?? fallback) : stored;
      } catch {
        return fallback;
      }
    },
    write(value) {
      fallback = value;
      try {
        if (value === null) getStorage().removeItem(key);
        else getStorage().setItem(key, value);
      } catch {
        // The fallback holds the value.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}

export type StoredObject = Record<string, unknown>;

/** The objects of a list stored as JSON; anything else is ignored. */
export function storedObjects(text: string | null): StoredObject[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    const isObject = (item: unknown): item is StoredObject => typeof item === 'object' && item !== null;
    return Array.isArray(value) ? value.filter(isObject) : [];
  } catch {
    return [];
  }
}
