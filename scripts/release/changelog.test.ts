import { describe, expect, test } from 'vitest';
import { parseCommit, releaseChangelog, sectionFor } from './changelog.ts';

describe('a commit message', () => {
  test('is read by the convention', () => {
    expect(parseCommit('feat(search): filter by locality\n\nBecause.')).toEqual({
      type: 'feat',
      scope: 'search',
      isBreaking: false,
      summary: 'filter by locality',
    });
    expect(parseCommit('fix!: refuse old links')).toMatchObject({ type: 'fix', isBreaking: true });
    expect(parseCommit('feat: x\n\nBREAKING CHANGE: y')).toMatchObject({ isBreaking: true });
  });

  test.each(['Let journeys wait', 'feature: x', 'feat:x', 'feat(Search): x', 'fix: '])(
    '%j does not follow it',
    (message) => {
      expect(parseCommit(message)).toBeUndefined();
    },
  );
});

const CHANGELOG = '# Changelog\n\n## Unreleased\n\n- Written by hand.\n\n## 0.1.0 (2026-01-01)\n\n- First.\n';

test('a release gets its section, with a date, what was written and what the commits say', () => {
  const commits = ['feat(cli): print the version', 'chore: tidy', 'fix: end at once', 'perf!: new format'].flatMap(
    (message) => parseCommit(message) ?? [],
  );
  expect(releaseChangelog(CHANGELOG, '0.2.0', '2026-11-16', commits)).toBe(`# Changelog

## Unreleased

## 0.2.0 (2026-11-16)

- Written by hand.

### Breaking changes

- new format

### Added

- **cli:** print the version

### Fixed

- end at once

## 0.1.0 (2026-01-01)

- First.
`);
});

test('the section of a release can be taken out', () => {
  expect(sectionFor(CHANGELOG, '0.1.0')).toBe('## 0.1.0 (2026-01-01)\n\n- First.');
  expect(sectionFor(CHANGELOG, '9.9.9')).toBeUndefined();
});

test('without anything unreleased it refuses', () => {
  expect(() => releaseChangelog('# Changelog\n', '0.2.0', '2026-11-16', [])).toThrow('Unreleased');
});
