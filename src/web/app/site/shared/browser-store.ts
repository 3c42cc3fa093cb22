/** A value in browser storage, read only after hydration because the server has no access to it. */
export interface BrowserStore {
  read: () => string | null;
  write: (value: string | null) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Storage can be disabled or full; then the value lasts as long as the page. */
export function browserStore(kind: 'localStorage' | 'sessionStorage', key: string): BrowserStore {
  const listeners = new Set<() => void>();
  let fallback: string | null = null;
  return {
    read() {
      try {
        return window[kind].getItem(key);
      } catch {
        return fallback;
      }
    },
    write(value) {
      fallback = value;
      try {
        if (value === null) window[kind].removeItem(key);
        else window[kind].setItem(key, value);
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
