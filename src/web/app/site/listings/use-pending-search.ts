import { useEffect, useEffectEvent, useState } from 'react';
import type { Search } from './search.ts';

const PAUSE_MS = 400;

interface PendingSearch {
  /** The search with changes that are not applied yet. */
  draft: Search;
  /** Changes the draft, and applies it after a pause. */
  change: (search: Search) => void;
  /** Changes the draft and applies it at once. */
  send: (search: Search) => void;
  /** Applies a pending change. */
  flush: () => void;
}

/** Shows every change at once, and applies it to the URL after a pause. */
export function usePendingSearch(search: Search, onApply: (search: Search) => void): PendingSearch {
  const [pending, setPending] = useState<{ search: Search; sent: boolean }>();
  const send = (next: Search) => {
    setPending({ search: next, sent: true });
    onApply(next);
  };
  const sendLater = useEffectEvent(send);
  useEffect(() => {
    if (!pending || pending.sent) return undefined;
    const timer = window.setTimeout(() => sendLater(pending.search), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [pending]);

  const [arrived, setArrived] = useState(search);
  if (arrived !== search) {
    setArrived(search);
    if (pending?.sent) setPending(undefined);
  }

  return {
    draft: pending?.search ?? search,
    change: (next) => setPending({ search: next, sent: false }),
    send,
    flush: () => {
      if (pending && !pending.sent) send(pending.search);
    },
  };
}
