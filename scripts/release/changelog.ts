/** A commit message in the Conventional Commits format. */
export interface Commit {
  type: string;
  scope: string | undefined;
  isBreaking: boolean;
  summary: string;
}

const COMMIT_TYPES = ['feat', 'fix', 'perf', 'refactor', 'docs', 'test', 'chore', 'build', 'ci', 'revert'];

const HEADER = new RegExp(`^(${COMMIT_TYPES.join('|')})(?:\\(([a-z0-9-]+)\\))?(!)?: (\\S.*)$`);

/** Reads a commit message; undefined when it does not follow the convention. */
export function parseCommit(message: string): Commit | undefined {
  const [header = '', ...body] = message.split('\n');
  const match = HEADER.exec(header);
  if (!match) return undefined;
  const [, type = '', scope, mark, summary = ''] = match;
  return { type, scope, summary, isBreaking: mark === '!' || body.some((line) => line.startsWith('BREAKING CHANGE:')) };
}

/** Changes that operators and users notice; everything else is in the git history. */
const GROUPS: [title: string, belongs: (commit: Commit) => boolean][] = [
  ['Breaking changes', ({ isBreaking }) => isBreaking],
  ['Added', ({ type, isBreaking }) => type === 'feat' && !isBreaking],
  ['Fixed', ({ type, isBreaking }) => type === 'fix' && !isBreaking],
  ['Faster', ({ type, isBreaking }) => type === 'perf' && !isBreaking],
];

const toLine = ({ scope, summary }: Commit) => `- ${scope ? `**${scope}:** ` : ''}${summary}`;

/** The section of a release: manually written text first, then the entries from the commits. */
function toSection(version: string, date: string, written: string, commits: Commit[]): string {
  const groups = GROUPS.flatMap(([title, belongs]) => {
    const lines = commits.filter(belongs).map(toLine);
    return lines.length === 0 ? [] : [`### ${title}\n\n${lines.join('\n')}`];
  });
  return [`## ${version} (${date})`, written.trim(), ...groups].filter(Boolean).join('\n\n');
}

const UNRELEASED = '## Unreleased';

/** Turns the unreleased section into the section of a release. */
export function releaseChangelog(changelog: string, version: string, date: string, commits: Commit[]): string {
  const start = changelog.indexOf(UNRELEASED);
  if (start < 0) throw new Error(`CHANGELOG.md has no "${UNRELEASED}"`);
  const next = changelog.indexOf('\n## ', start + UNRELEASED.length);
  const end = next < 0 ? changelog.length : next + 1;
  const written = changelog.slice(start + UNRELEASED.length, end);
  const rest = changelog.slice(end);
  const section = toSection(version, date, written, commits);
  return `${changelog.slice(0, start)}${UNRELEASED}\n\n${section}\n${rest ? `\n${rest}` : ''}`;
}

/** The section of one release, for its announcement; undefined if there is none. */
export const sectionFor = (changelog: string, version: string): string | undefined =>
  changelog
    .split(/^(?=## )/m)
    .find((section) => section.startsWith(`## ${version} `))
    ?.trim();
