import { readCommitMessages } from './check/changed-files.ts';
import { parseCommit } from './release/changelog.ts';

/** Rejects commits since the merge base that do not follow Conventional Commits: the changelog is made from them. */
const rejected = readCommitMessages().filter((message) => !parseCommit(message));
for (const message of rejected)
  console.error(`Not a Conventional Commit, e.g. "fix(web): keep the draft": ${message.split('\n')[0]}`);
process.exitCode = rejected.length === 0 ? 0 : 1;
