import { useEffect, useState } from 'react';
import type { RecordHit, RecordHits } from '#contract';
import { staffCall } from '../data/staff-call.ts';

const PAUSE_MS = 200;

interface Answer {
  term: string;
  hits: RecordHit[];
  failed: boolean;
}

const EMPTY_ANSWER: Answer = { term: '', hits: [], failed: false };

/**
 * The records that a term may mean, asked for when typing pauses. The answer before it stays, as stale, until the next
 * one is there; one that comes late is never shown.
 */
export function useRecordSearch(term: string): Answer & { stale: boolean } {
  const [answer, setAnswer] = useState(EMPTY_ANSWER);
  // A new search begins with nothing, not with what the last one found.
  if (term === '' && answer !== EMPTY_ANSWER) setAnswer(EMPTY_ANSWER);
  useEffect(() => {
    if (term === '' || term === answer.term) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      const found = await staffCall<RecordHits>(`/search?${new URLSearchParams({ q: term })}`, { signal }).catch(
        () => undefined,
      );
      if (!signal.aborted) setAnswer({ term, hits: found?.hits ?? [], failed: found === undefined });
    };
    const pause = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(pause);
      controller.abort();
    };
  }, [term, answer.term]);
  return { ...answer, stale: term !== answer.term };
}
