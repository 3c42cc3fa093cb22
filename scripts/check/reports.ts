import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

interface PlaywrightResult {
  status: string;
  errors: { message?: string }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { projectName: string; status: string; results: PlaywrightResult[] }[];
  }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

export interface BrowserTest {
  name: string;
  /** The start of the error messages of its failed attempts. */
  reason: string;
}

export interface BrowserCounts extends Counts {
  failedTests: BrowserTest[];
  /** Passed, but not on the first attempt. */
  retriedTests: BrowserTest[];
}

const LINES_OF_A_REASON = 12;

const toBrowserTest = (
  { title, file, line }: { title: string; file: string; line: number },
  { projectName, results }: { projectName: string; results: PlaywrightResult[] },
): BrowserTest => ({
  name: `[${projectName}] ${file}:${line} ${title}`,
  reason: results
    .flatMap(({ errors }) => errors.map(({ message = '' }) => stripVTControlCharacters(message)))
    .join('\n')
    .split('\n')
    .slice(0, LINES_OF_A_REASON)
    .join('\n'),
});

const testsWithStatus = (status: string, { suites = [], specs }: PlaywrightSuite): BrowserTest[] => [
  ...suites.flatMap((suite) => testsWithStatus(status, suite)),
  ...specs.flatMap((spec) =>
    spec.tests.filter((test) => test.status === status).map((test) => toBrowserTest(spec, test)),
  ),
];

export function readVitestReport(json: string): Counts {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(json) as VitestReport;
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
}

export function readPlaywrightReport(json: string): BrowserCounts {
  const { suites, stats, errors } = JSON.parse(json) as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failedTests: suites.flatMap((suite) => testsWithStatus('unexpected', suite)),
    retriedTests: suites.flatMap((suite) => testsWithStatus('flaky', suite)),
  };
}
