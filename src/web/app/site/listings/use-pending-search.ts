import { useEffect, useEffectEvent, useState } from 'react';
import type { Search } from './search.ts';

const PAUSE_MS = 400;

interface PendingSearch {
  /** The search as the visitor has it by now. */
  draft: Search;
  /** Changes it, and applies that when the visitor pauses. */
  change: (search: Search) => void;
  /** Changes it and applies that at once. */
  send: (search: Search) => void;
  /** Applies what still waits. */
  flush: () => void;
}

/** A search that shows every change at once and reaches the address when no more changes follow. */
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
