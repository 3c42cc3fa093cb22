import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRunner } from './runner.ts';

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const quiet = { quiet: true };
const NEEDS_MORE = { name: 'drill', command: 'true', needs: ['no-such-program'] };

/** A command that writes this test report. */
const reporting = (report: object, exitCode = 0) => `echo '${JSON.stringify(report)}' > $REPORT; exit ${exitCode}`;

const playwrightReport = (statuses: string[]) => ({
  suites: [
    {
      specs: statuses.map((status, index) => ({
        title: `test ${index}`,
        file: 'some.spec.ts',
        line: index,
        tests: [{ projectName: 'phone', status, results: [{ status: 'failed', errors: [{ message: 'too late' }] }] }],
      })),
    },
  ],
  stats: {
    expected: statuses.filter((status) => status === 'expected').length,
    unexpected: statuses.filter((status) => status === 'unexpected').length,
    flaky: statuses.filter((status) => status === 'flaky').length,
  },
  errors: [],
});

describe('a missing program', () => {
  test('is named and left out on a contributor’s machine', async () => {
    const runner = createRunner({ inCi: false, retryBrowserTests: false });
    await runner.runStep(NEEDS_MORE, quiet);
    expect(runner.leftOut).toEqual(['drill: no-such-program is not installed']);
    expect(runner.totals()).toMatchObject({ passed: 0, failed: 0 });
  });

  test('fails in CI', async () => {
    const runner = createRunner({ inCi: true, retryBrowserTests: false });
    await runner.runStep(NEEDS_MORE, quiet);
    expect(runner.totals()).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('a test runner', () => {
  const run = async (command: string, report: 'vitest' | 'playwright' = 'playwright') => {
    const runner = createRunner({ inCi: true, retryBrowserTests: true });
    await runner.runStep({ name: 'tests', command, report }, quiet);
    return runner;
  };

  test('is counted by its report', async () => {
    const report = { numPassedTests: 12, numFailedTests: 2, numFailedTestSuites: 1 };
    expect((await run(reporting(report, 1), 'vitest')).totals()).toMatchObject({ passed: 12, failed: 2 });
  });

  test('that ends badly without a failed test, or without a report, has failed', async () => {
    expect((await run(reporting(playwrightReport(['expected']), 1))).totals()).toMatchObject({ passed: 1, failed: 1 });
    expect((await run('exit 0')).totals()).toMatchObject({ passed: 0, failed: 1 });
  });

  test('names what failed, with its reason', async () => {
    const { failedTests } = await run(reporting(playwrightReport(['expected', 'unexpected']), 1));
    expect(failedTests).toEqual([{ name: '[phone] some.spec.ts:1 test 1', reason: 'too late' }]);
  });

  test('may retry three tests, which are named; a fourth fails the run', async () => {
    const three = await run(reporting(playwrightReport(['flaky', 'flaky', 'flaky', 'expected'])));
    expect(three.retriedTests).toHaveLength(3);
    expect(three.totals()).toEqual({ passed: 4, failed: 0, tooManyRetries: false });
    const four = await run(reporting(playwrightReport(['flaky', 'flaky', 'flaky', 'flaky'])));
    expect(four.totals()).toEqual({ passed: 4, failed: 1, tooManyRetries: true });
  });
});

/** Command lines of all processes on this machine. */
const processes = () =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      } catch {
        return '';
      }
    });

test.runIf(process.platform === 'linux')(
  'a step leaves no process behind, not even one that ignores requests',
  async () => {
    const runner = createRunner({ inCi: true, retryBrowserTests: false });
    const mark = `leftover-${process.pid}`;
    const stubborn = `bash -c 'trap "" TERM; while true; do sleep 0.1; done' ${mark} & sleep 30 & exit 0`;
    await runner.runStep({ name: 'leaver', command: stubborn }, quiet);
    expect(processes().filter((command) => command.includes(mark))).toEqual([]);
  },
);
