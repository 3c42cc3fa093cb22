import { useActionData } from 'react-router';
import type { PlainFailure } from '#contract';

/** What the server found in a form that was sent without scripts, with what was typed. */
export interface PlainResult extends PlainFailure {
  values: Record<string, string>;
}

/** The result for the form of this page; undefined unless it was just sent without scripts. */
export function usePlainResult(): PlainResult | undefined {
  const result: unknown = useActionData();
  return typeof result === 'object' && result !== null && 'values' in result ? (result as PlainResult) : undefined;
}
