import { useEffect, useState } from 'react';
import type { Suggestions } from '#contract';
import { toast } from '#ui/toast-store.ts';
import { httpApi } from '../../../data/http-api.ts';

const PAUSE_MS = 250;

/** Suggestions for a term; undefined if the request failed. */
interface Answer {
  term: string;
  suggestions?: Suggestions;
}

const EMPTY_ANSWER: Answer = { term: '' };

/**
 * Suggestions for a text, requested when typing pauses and only while enabled. The previous response stays, as busy,
 * until the next one arrives; an outdated one is never shown.
 */
export function useSuggestions(text: string, enabled: boolean): Answer & { busy: boolean } {
  const term = text.trim();
  const [answer, setAnswer] = useState(EMPTY_ANSWER);
  // A new search starts empty, not with the previous suggestions.
  if (term === '' && answer !== EMPTY_ANSWER) setAnswer(EMPTY_ANSWER);
  useEffect(() => {
    if (term === '' || term === answer.term || !enabled) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      const suggestions = await httpApi.suggest({ searchTerm: term }, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      if (!suggestions) toast({ variant: 'destructive', title: 'Error', description: 'Something went wrong' });
      setAnswer({ term, suggestions });
    };
    const pause = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(pause);
      controller.abort();
    };
  }, [term, enabled, answer.term]);
  return { ...answer, busy: term !== answer.term };
}
