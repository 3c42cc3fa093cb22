import { execFileSync } from 'node:child_process';

const git = (folder: string, ...args: string[]): string | undefined => {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
};

/** The merge base with the main branch; on the main branch, or without its history, the previous commit. */
function findBase(folder: string): string | undefined {
  const head = git(folder, 'rev-parse', 'HEAD');
  for (const main of ['origin/main', 'main']) {
    const base = git(folder, 'merge-base', 'HEAD', main);
    if (base && base !== head) return base;
  }
  return git(folder, 'rev-parse', 'HEAD~1');
}

export interface Changes {
  /** The base commit, for the log. */
  base: string;
  files: string[];
}

/** Files that differ from the base, including uncommitted ones. Undefined without a base. */
export function readChanges(folder = '.'): Changes | undefined {
  const base = findBase(folder);
  const changed = base && git(folder, 'diff', '--name-only', base);
  if (!base || changed === undefined) return undefined;
  const untracked = git(folder, 'ls-files', '--others', '--exclude-standard') ?? '';
  return { base, files: `${changed}\n${untracked}`.split('\n').filter(Boolean) };
}

/** Messages of the commits since the base, without merges. */
export function readCommitMessages(folder = '.'): string[] {
  const base = findBase(folder);
  const log = git(folder, 'log', '--no-merges', '--format=%B%x00', base ? `${base}..HEAD` : 'HEAD');
  return (log ?? '').split('\0').flatMap((message) => message.trim() || []);
}
