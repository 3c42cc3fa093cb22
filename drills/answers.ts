import type { Answer } from './sending.ts';

const at = (sorted: number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** Response count and latency per request name and status. */
export function answersByStatus(answers: Answer[]) {
  const groups = Map.groupBy(answers, ({ what, status }) => `${what} ${status || 'no answer'}`);
  return [...groups]
    .map(([name, group]) => {
      const times = group.map(({ ms }) => ms).toSorted((one, other) => one - other);
      return { answer: name, times: group.length, median_ms: at(times, 0.5), slowest_ms: times.at(-1) };
    })
    .toSorted((one, other) => one.answer.localeCompare(other.answer));
}

export const isSuccess = ({ status }: Answer) => status >= 200 && status < 400;

export const answersTo = (what: string, answers: Answer[]) => answers.filter((answer) => answer.what === what);

/** Responses to forms, whose names do not start with a slash as page paths do. */
export const answersToForms = (answers: Answer[]) => answers.filter(({ what }) => !what.startsWith('/'));

/** Milliseconds from this moment to the first successful response; Infinity when there is none. */
export const msToFirstSuccess = (answers: Answer[], moment: number): number =>
  Math.min(
    Number.POSITIVE_INFINITY,
    ...answers.filter((each) => isSuccess(each) && each.at >= moment).map((each) => each.at - moment),
  );

/** Whether every response is correct, and every server error is a 503 with Retry-After. */
export const areValidOrRetryable = (answers: Answer[]): boolean =>
  answers.every(({ status, hasRetryAfter, wrong }) => !wrong && (status < 500 || (status === 503 && hasRetryAfter)));

export const slowest = (answers: Answer[]): number => Math.max(0, ...answers.map(({ ms }) => ms));
