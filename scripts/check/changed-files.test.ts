import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readChanges, readCommitMessages } from './changed-files.ts';

const AUTHOR = ['-c', 'user.name=Test', '-c', 'user.email=test@aangan.example'];

function newRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-changes-'));
  const git = (...args: string[]) => execFileSync('git', [...AUTHOR, ...args], { cwd: folder, stdio: 'ignore' });
  const write = (file: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), file);
  };
  const commit = (...files: string[]) => {
    files.forEach(write);
    git('add', '.');
    git('commit', '-m', 'change');
  };
  git('init', '-b', 'main');
  return { folder, git, write, commit };
}

test('the commits of a branch are those since it left main', () => {
  const { folder, git, commit } = newRepository();
  commit('README.md');
  git('checkout', '-b', 'feature');
  git('commit', '--allow-empty', '-m', 'fix(web): keep the draft', '-m', 'It was lost.');
  git('commit', '--allow-empty', '-m', 'docs: say so');
  expect(readCommitMessages(folder)).toEqual(['docs: say so', 'fix(web): keep the draft\n\nIt was lost.']);
});

describe('what a check has to look at', () => {
  test('on a branch: everything since it left main, committed or not', () => {
    const { folder, git, write, commit } = newRepository();
    commit('README.md');
    git('checkout', '-b', 'feature');
    commit('src/db/migrations/0100_new.sql');
    commit('docs/new.md');
    write('deploy/nginx/site.conf');
    expect(readChanges(folder)?.files.toSorted()).toEqual([
      'deploy/nginx/site.conf',
      'docs/new.md',
      'src/db/migrations/0100_new.sql',
    ]);
  });

  test('on main: the last commit', () => {
    const { folder, commit } = newRepository();
    commit('README.md');
    commit('one.ts');
    commit('two.ts');
    expect(readChanges(folder)?.files).toEqual(['two.ts']);
  });

  test('in a shallow clone of one commit: nothing to compare with', () => {
    const { folder, commit } = newRepository();
    commit('README.md');
    commit('one.ts');
    const clone = mkdtempSync(join(tmpdir(), 'aangan-changes-'));
    execFileSync('git', ['clone', '--depth', '1', `file://${folder}`, clone], { stdio: 'ignore' });
    expect(readChanges(clone)).toBeUndefined();
  });

  test('without a repository: nothing to compare with', () => {
    expect(readChanges(mkdtempSync(join(tmpdir(), 'aangan-changes-')))).toBeUndefined();
  });
});
