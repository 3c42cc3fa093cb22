import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { toReleaseCompose } from './release-files.ts';

test('the compose file of a release names its image and builds nothing', () => {
  const text = toReleaseCompose(readFileSync('deploy/compose.yaml', 'utf8'), '9.8.7');
  const { services } = parse(text) as { services: Record<string, { image: string; build?: unknown }> };
  expect(services.web).toMatchObject({ image: '${AANGAN_IMAGE:-localhost/aangan:9.8.7}', read_only: true });
  expect(Object.values(services).filter(({ build }) => build !== undefined)).toEqual([]);
  expect(services.postgres?.image).toContain('postgres:');
});
