import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { fullSteps, LONG_STEPS, STATIC_STEPS, stepsForChanges, TEST_STEPS } from './steps.ts';

const namesFor = (...files: string[]) => stepsForChanges(files).map(({ name }) => name);

describe('long steps run for', () => {
  test.each([
    ['deploy/nginx/site.conf', 'resilience: page caches'],
    ['deploy/nginx/site.conf', 'security: request smuggling'],
    ['src/db/migrations/0100_new.sql', 'PostgreSQL 15 in full'],
    ['src/db/migrations/0100_new.sql', 'resilience: processes and database'],
    ['src/contract/leads/enquiry.ts', 'browser: attacks on every text'],
    ['src/core/safe-html.ts', 'browser: attacks on every text'],
    ['src/web/app/site/home/hero.tsx', 'browser: details of pages'],
    ['src/web/app/admin/screens.ts', 'browser: details of screens'],
    ['src/core/mail/queue.ts', 'resilience: mail server down'],
    ['deploy/prometheus/alerts.yaml', 'resilience: dashboard and alerts'],
  ])('%s: %s', (file, step) => {
    expect(namesFor(file)).toContain(step);
  });

  test('a document: none', () => {
    expect(namesFor('docs/operations.md', 'README.md')).toEqual([]);
  });
});

test('every long step has an input that exists', async () => {
  const files: string[] = [];
  for await (const file of glob(['src/**/*', 'deploy/**/*', 'drills/**/*', 'e2e/*', 'test/*'])) files.push(file);
  const idle = LONG_STEPS.filter(({ inputs }) => !files.some((file) => inputs.test(file)));
  expect(idle.map(({ name }) => name)).toEqual([]);
});

test('every step of the full level exists, and each name is used once', () => {
  const steps = [...STATIC_STEPS, ...TEST_STEPS, ...LONG_STEPS];
  expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
  const scripts = [...STATIC_STEPS, ...fullSteps()].flatMap(({ command }) => /node (\S+\.ts)/.exec(command)?.[1] ?? []);
  expect(scripts.filter((script) => !existsSync(script))).toEqual([]);
});
