import type { Answer } from './sending.ts';

const at = (sorted: number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** How often each status was answered to what, and how long that took. */
export function answersByStatus(answers: Answer[]) {
  const groups = Map.groupBy(answers, ({ what, status }) => `${what} ${status || 'no answer'}`);
  return [...groups]
    .map(([name, group]) => {
      const times = group.map(({ ms }) => ms).toSorted((one, other) => one - other);
      return { answer: name, times: group.length, median_ms: at(times, 0.5), slowest_ms: times.at(-1) };
    })
    .toSorted((one, other) => one.answer.localeCompare(other.answer));
}

export const isGood = ({ status }: Answer) => status >= 200 && status < 400;

export const answersTo = (what: string, answers: Answer[]) => answers.filter((answer) => answer.what === what);

/** Answers to forms: their names are no paths. */
export const answersToForms = (answers: Answer[]) => answers.filter(({ what }) => !what.startsWith('/'));

/** How long after this moment the first of them was answered well; without end when none was. */
export const firstGoodAfter = (answers: Answer[], moment: number): number =>
  Math.min(
    Number.POSITIVE_INFINITY,
    ...answers.filter((each) => isGood(each) && each.at >= moment).map((each) => each.at - moment),
  );

/** Nobody met a bare error: who got no page was told when to ask again, and what was answered was right. */
export const allCivil = (answers: Answer[]): boolean =>
  answers.every(({ status, comeAgain, wrong }) => !wrong && (status < 500 || (status === 503 && comeAgain)));

export const slowest = (answers: Answer[]): number => Math.max(0, ...answers.map(({ ms }) => ms));
