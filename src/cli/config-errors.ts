import type { z } from 'zod';

/** Invalid settings, one line for each. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly issues: string[];

  constructor(issues: string[]) {
    super(issues.length === 1 ? `${issues[0]}` : `${issues.length} settings are invalid:\n  ${issues.join('\n  ')}`);
    this.issues = issues;
  }
}

type Issue = z.core.$ZodIssue;

/** Describes the expected value without the actual one, which may be a secret. */
function expectation(issue: Issue): string {
  if (issue.code === 'invalid_type') return 'must be a whole number';
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_format')
    return issue.format === 'email' ? 'must be an email address' : 'must be a valid URL';
  if (issue.code === 'too_small')
    return issue.origin === 'string'
      ? `must have at least ${issue.minimum} characters`
      : `must be at least ${issue.minimum}`;
  return issue.code === 'too_big' ? `must be at most ${issue.maximum}` : issue.message;
}

/** One line with the error of a setting and its description. */
export function explainIssue(issue: Issue, isSet: boolean, description: string): string {
  const name = String(issue.path[0]);
  return `${name} ${isSet ? expectation(issue) : 'is not set'}. Description: ${description}.`;
}

/** Number of insertions, deletions, substitutions and transpositions of neighbouring characters. */
function editDistance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_cell, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row += 1)
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const distance = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + same);
      const cells = rows[row];
      if (cells) cells[column] = swapped ? Math.min(distance, at(row - 2, column - 2) + 1) : distance;
    }
  return at(one.length, other.length);
}

const MAX_TYPOS = 2;
/** Shorter names are similar to too many others. */
const MIN_LENGTH = 7;

/** Warnings about variables whose name is close to a setting, such as SMPT_URL. */
export function findTypos(environment: NodeJS.ProcessEnv, settings: string[]): string[] {
  const names = settings.flatMap((name) => [name, `${name}_FILE`]);
  return Object.keys(environment)
    .filter((name) => name.length >= MIN_LENGTH && !names.includes(name))
    .flatMap((name) => {
      const meant = names.find((setting) => editDistance(name, setting) <= MAX_TYPOS);
      return meant && environment[meant] === undefined ? [`${name} is not a setting. Did you mean ${meant}?`] : [];
    });
}
