import { testTitles } from './test-titles.ts';

/** Number of requirements of levels 1 and 2 in each chapter of version 5.0.0. */
const LINES = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

const ROW = /^\| (\d+)\.(\d+)\.(\d+) \| [12] \| [^|]+ \| ([^|]+) \|$/gm;
/** `file` › part of a title, up to the next one or the end of the cell. */
const PROOF = /`([^`]+\.(?:test|spec)\.tsx?)` › ([^;,|]*)/g;

/** Errors of the table: missing requirements, and references to tests that do not exist. */
export function checkAsvs(document: string, sources: ReadonlyMap<string, string>): string[] {
  const rows = [...document.matchAll(ROW)];
  const ids = new Set(rows.map(([, ...id]) => id.slice(0, 3).join('.')));
  const counts = LINES.map((_, index) => [...ids].filter((id) => id.startsWith(`${index + 1}.`)).length);
  const missing = counts.flatMap((count, index) =>
    count === LINES[index] ? [] : [`V${index + 1} has ${count} lines, not ${LINES[index]}`],
  );
  const unproved = [...document.matchAll(PROOF)].flatMap(([, file = '', title = '']) => {
    const text = sources.get(file);
    if (text === undefined) return [`${file} does not exist`];
    return title.trim() !== '' && testTitles(text).some((each) => each.includes(title.trim()))
      ? []
      : [`${file} has no test “${title.trim()}”`];
  });
  return [...missing, ...unproved];
}
