import { testTitles } from './test-titles.ts';

export interface RequirementLine {
  id: string;
  done: boolean;
  /** Number of test titles that contain it. */
  tests: number;
}

const LINE = /^- \[([ x])\] \*\*(R-\d+)\*\*/gm;
/** Requirements with their tests, and errors: done without a test, or a test for a requirement that does not exist. */
export function checkRequirements(
  document: string,
  sources: readonly { file: string; text: string }[],
): { lines: RequirementLine[]; issues: string[] } {
  const counts = new Map<string, number>();
  const named = new Map<string, string>();
  for (const { file, text } of sources) {
    for (const title of testTitles(text)) {
      for (const [id] of title.matchAll(/R-\d+/g)) {
        counts.set(id, (counts.get(id) ?? 0) + 1);
        named.set(id, file);
      }
    }
  }
  const lines = [...document.matchAll(LINE)].map(([, mark, id = '']) => ({
    id,
    done: mark === 'x',
    tests: counts.get(id) ?? 0,
  }));
  const requirementIds = new Set(lines.map(({ id }) => id));
  const untested = lines
    .filter(({ done, tests }) => done && tests === 0)
    .map(({ id }) => `${id} is marked done but no test names it`);
  const unknown = [...named]
    .filter(([id]) => !requirementIds.has(id))
    .map(([id, file]) => `${file} names ${id}, which is no requirement`);
  return { lines, issues: [...untested, ...unknown] };
}
