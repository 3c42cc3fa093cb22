import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingPrograms } from '../../test/program.ts';
import { type BrowserTest, type Counts, readPlaywrightReport, readVitestReport } from './reports.ts';
import { runCommand } from './run-command.ts';
import type { Step } from './steps.ts';

/** More tests than this that pass only on the second attempt are a failure. */
const MAX_RETRIED = 3;
const LANES = 2;

export interface Outcome extends Counts {
  name: string;
  seconds: number;
  /** Runs only because one of its inputs changed. */
  long: boolean;
}

export interface Runner {
  runStep(step: Step, options?: { quiet?: boolean; long?: boolean }): Promise<void>;
  /** Runs two steps at a time; each prints its output when it is done. */
  runInLanes(steps: Step[]): Promise<void>;
  outcomes: Outcome[];
  /** Steps that did not run because a program is missing. */
  leftOut: string[];
  failedTests: BrowserTest[];
  retriedTests: BrowserTest[];
  totals(): Counts & { tooManyRetries: boolean };
}

export interface RunnerOptions {
  /** Missing programs are tolerated on a contributor's machine, but not in CI. */
  inCi: boolean;
  retryBrowserTests: boolean;
}

export function createRunner({ inCi, retryBrowserTests }: RunnerOptions): Runner {
  const outcomes: Outcome[] = [];
  const leftOut: string[] = [];
  const failedTests: BrowserTest[] = [];
  const retriedTests: BrowserTest[] = [];

  function readReport(kind: 'vitest' | 'playwright', json: string): Counts {
    if (kind === 'vitest') return readVitestReport(json);
    const report = readPlaywrightReport(json);
    failedTests.push(...report.failedTests);
    retriedTests.push(...report.retriedTests);
    return report;
  }

  /** A runner that fails without a failed test or ends without a report counts as one failure. */
  async function countTests(kind: 'vitest' | 'playwright', file: string, succeeded: boolean): Promise<Counts> {
    const json = await readFile(file, 'utf8').catch(() => undefined);
    const { passed, failed } = json === undefined ? { passed: 0, failed: 1 } : readReport(kind, json);
    return { passed, failed: succeeded ? failed : Math.max(1, failed) };
  }

  async function runStep(step: Step, { quiet = false, long = false } = {}): Promise<void> {
    const missing = missingPrograms(step.needs ?? []);
    if (missing.length > 0) {
      leftOut.push(`${step.name}: ${missing.join(', ')} is not installed`);
      if (inCi) outcomes.push({ name: step.name, seconds: 0, long, passed: 0, failed: 1 });
      return;
    }
    if (!quiet) console.log(`\n── ${step.name}`);
    const folder = await mkdtemp(join(tmpdir(), 'aangan-check-'));
    const report = join(folder, 'report.json');
    const env = { ...step.env, REPORT: report, ...(retryBrowserTests ? { E2E_RETRIES: '1' } : {}) };
    const start = performance.now();
    const { succeeded, output } = await runCommand(step.command, { env, keepOutput: quiet });
    const seconds = (performance.now() - start) / 1000;
    if (quiet) console.log(`\n── ${step.name}\n${output.trimEnd()}`);
    const counts = step.report
      ? await countTests(step.report, report, succeeded)
      : { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
    await rm(folder, { recursive: true, force: true });
    outcomes.push({ name: step.name, seconds, long, passed: counts.passed, failed: counts.failed });
  }

  return {
    runStep,
    runInLanes: async (steps) => {
      const waiting = [...steps];
      const lane = async () => {
        for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step, { quiet: true });
      };
      await Promise.all(Array.from({ length: LANES }, lane));
    },
    outcomes,
    leftOut,
    failedTests,
    retriedTests,
    totals: () => {
      const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
      const tooManyRetries = retriedTests.length > MAX_RETRIED;
      return { passed: sum('passed'), failed: sum('failed') + (tooManyRetries ? 1 : 0), tooManyRetries };
    },
  };
}
