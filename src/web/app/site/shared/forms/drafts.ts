import { useEffect, useSyncExternalStore } from 'react';
import { browserStore } from '../browser-store.ts';

const TTL_MS = 30 * 60 * 1000;

interface Draft<Values> {
  values: Values;
  keptAt: number;
}

/** Parses a stored draft; undefined if it is expired or invalid. */
export function parseDraft<Values>(stored: string | null, now: number): Draft<Values> | undefined {
  try {
    const draft = JSON.parse(stored ?? 'null') as Draft<Values> | null;
    return draft && now - draft.keptAt < TTL_MS ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the values of a form that could not be sent, in this tab for half an hour. */
export function createDraftStore<Values>(key: string) {
  const store = browserStore('sessionStorage', key);
  const fresh = () => {
    const stored = store.read();
    return parseDraft(stored, Date.now()) ? stored : null;
  };
  return {
    save: (values: Values): void => store.write(JSON.stringify({ values, keptAt: Date.now() } satisfies Draft<Values>)),
    read: (): Values | undefined => parseDraft<Values>(store.read(), Date.now())?.values,
    clear: (): void => store.write(null),
    /** Whether there is a draft to offer; an expired one is deleted. */
    useIsThere(): boolean {
      const stored = useSyncExternalStore(store.subscribe, fresh, () => null);
      useEffect(() => {
        const now = Date.now();
        const draft = parseDraft(stored, now);
        if (!draft) return undefined;
        const timer = window.setTimeout(() => store.write(null), draft.keptAt + TTL_MS - now);
        return () => window.clearTimeout(timer);
      }, [stored]);
      return stored !== null;
    },
  };
}

export type DraftStore<Values> = ReturnType<typeof createDraftStore<Values>>;
