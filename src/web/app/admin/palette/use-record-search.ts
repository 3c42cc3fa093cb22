import { useEffect, useState } from 'react';
import type { RecordHit } from '#contract';
import { staffCall } from '../data/staff-call.ts';

const PAUSE_MS = 200;

interface Answer {
  term: string;
  hits: RecordHit[];
  failed: boolean;
}

const EMPTY_ANSWER: Answer = { term: '', hits: [], failed: false };

/**
 * Searches for records when typing pauses. The previous result stays, marked as stale, until the next one arrives;
 * outdated responses are ignored.
 */
export function useRecordSearch(term: string): Answer & { stale: boolean } {
  const [answer, setAnswer] = useState(EMPTY_ANSWER);
  // A new search starts empty, not with the previous result.
  if (term === '' && answer !== EMPTY_ANSWER) setAnswer(EMPTY_ANSWER);
  useEffect(() => {
    if (term === '' || term === answer.term) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      const found = await staffCall('GET /search', { q: term }, { signal }).catch(() => undefined);
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
