/** A value kept by the browser, read only after the page has come alive: the server never knows it. */
export interface BrowserStore {
  read: () => string | null;
  write: (value: string | null) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Storage can be switched off or full; then the value lives as long as the page. */
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
        // The fallback has it.
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

/** The objects of a list that was stored as JSON; whatever else may stand there is left out. */
export function storedObjects(text: string | null): StoredObject[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    const isObject = (item: unknown): item is StoredObject => typeof item === 'object' && item !== null;
    return Array.isArray(value) ? value.filter(isObject) : [];
  } catch {
    return [];
  }
}
