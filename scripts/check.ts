import { parseArgs } from 'node:util';
import { readChanges } from './check/changed-files.ts';
import type { BrowserTest } from './check/reports.ts';
import { stopWithUs } from './check/run-command.ts';
import { createRunner, type Outcome } from './check/runner.ts';
import { fullSteps, GENERATE_TYPES, STATIC_STEPS, type Step, stepsForChanges, TEST_STEPS } from './check/steps.ts';

/**
 * Everything that must pass before a change is merged.
 *
 *   npm run check                 the level for every change
 *   npm run check -- --changed    the same, and those long steps whose inputs differ from the merge base
 *   npm run check -- --retry      retries failed browser tests once and lists them
 *   npm run check:full            all steps
 */
const { values: options } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    retry: { type: 'boolean', default: false },
  },
});

function longStepsToRun(): Step[] {
  if (!options.changed || options.full) return [];
  const changes = readChanges();
  if (!changes) {
    console.log('Long steps: there is nothing to compare with, so none runs.');
    return [];
  }
  const steps = stepsForChanges(changes.files);
  console.log(`Long steps for ${changes.files.length} files changed since ${changes.base.slice(0, 12)}:`);
  console.log(steps.length === 0 ? '  none' : steps.map(({ name }) => `  ${name}`).join('\n'));
  return steps;
}

function printOutcomes(title: string, outcomes: Outcome[], seconds: number): void {
  if (outcomes.length === 0) return;
  console.log(`\n${title} (${(seconds / 60).toFixed(1)} min)`);
  for (const { name, passed, failed, seconds: took } of outcomes) {
    const mark = failed === 0 ? 'ok    ' : 'FAILED';
    console.log(`${mark} ${name} (${passed} passed, ${failed} failed, ${took.toFixed(0)} s)`);
  }
}

function printTests(title: string, tests: BrowserTest[]): void {
  if (tests.length > 0) console.log(`\n${title}`);
  for (const { name, reason } of tests) console.log(`\n${name}\n${reason}`);
}

stopWithUs();
const runner = createRunner({ inCi: process.env.CI === 'true', retryBrowserTests: options.retry });
const { outcomes, leftOut, failedTests, retriedTests } = runner;
const start = performance.now();
const longSteps = longStepsToRun();
await runner.runStep(GENERATE_TYPES);
await runner.runInLanes(STATIC_STEPS);
for (const step of options.full ? fullSteps() : TEST_STEPS) await runner.runStep(step);
const seconds = (performance.now() - start) / 1000;
for (const step of longSteps) await runner.runStep(step, { long: true });
const longSeconds = (performance.now() - start) / 1000 - seconds;

printTests('Browser tests that passed only at the second attempt; their traces are in test-results:', retriedTests);
printTests('Browser tests that failed:', failedTests);
printOutcomes(
  options.full ? 'Full check' : 'Check',
  outcomes.filter(({ long }) => !long),
  seconds,
);
printOutcomes(
  'Long steps, because their inputs changed',
  outcomes.filter(({ long }) => long),
  longSeconds,
);
if (leftOut.length > 0) console.log(`\nLeft out:\n${leftOut.map((line) => `  ${line}`).join('\n')}`);
for (const { name } of failedTests) console.log(`  FAILED  ${name}`);
for (const { name } of retriedTests) console.log(`  RETRIED ${name}`);
const { passed, failed, tooManyRetries } = runner.totals();
if (tooManyRetries) console.log('So many tests that need a second attempt fail the check.');
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
