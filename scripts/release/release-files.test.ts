import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findBase, toProvenance, toReleaseCompose } from './release-files.ts';

test('the compose file of a release names its image and builds nothing', () => {
  const text = toReleaseCompose(readFileSync('deploy/compose.yaml', 'utf8'), '9.8.7');
  const { services } = parse(text) as { services: Record<string, { image: string; build?: unknown }> };
  expect(services.web).toMatchObject({ image: '${AANGAN_IMAGE:-localhost/aangan:9.8.7}', read_only: true });
  expect(Object.values(services).filter(({ build }) => build !== undefined)).toEqual([]);
  expect(services.postgres?.image).toContain('postgres:');
});

test('the provenance names every file with its digest, and what they were made from', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-release-'));
  writeFileSync(join(folder, 'notes.md'), 'notes');
  const { subject, predicate } = toProvenance(folder, { version: '9.8.7', commit: 'c0ffee', base: 'node@sha256:1' });
  rmSync(folder, { recursive: true });
  const sha256 = createHash('sha256').update('notes').digest('hex');
  expect(subject).toEqual([{ name: 'notes.md', digest: { sha256 } }]);
  expect(predicate.buildDefinition.resolvedDependencies).toEqual([
    { uri: 'git tag v9.8.7', digest: { gitCommit: 'c0ffee' } },
    { uri: 'package-lock.json', digest: { sha512: expect.stringMatching(/^[0-9a-f]{128}$/) } },
    { uri: 'node@sha256:1' },
  ]);
});

test('every image that we did not build is named by its digest', () => {
  const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as {
    services: Record<string, { image: string }>;
  };
  const images = Object.values(services).map(({ image }) => image);
  const foreign = images.filter((image) => !image.startsWith('${AANGAN_IMAGE'));
  expect(foreign.length).toBeGreaterThan(3);
  for (const image of [...foreign, findBase(readFileSync('Containerfile', 'utf8'))])
    expect(image).toMatch(/:[\w.-]+@sha256:[0-9a-f]{64}$/);
  expect(findBase('', '--build-arg BASE=aangan-base')).toBe('aangan-base');
});
