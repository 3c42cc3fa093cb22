import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

interface AuditReport {
  metadata?: { vulnerabilities: Record<string, number> };
  vulnerabilities?: Record<string, { severity: string; range: string }>;
  message?: string;
  code?: string;
}

export interface AuditVerdict {
  passed: boolean;
  lines: string[];
}

/** Statuses of a registry, such as a mirror, that does not offer audits. */
const NOT_OFFERED = /^(?:404|405|501)\b/;
/** Failures to reach any registry. */
const UNREACHABLE = /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH)\b/;

/** Returns undefined for output that is not a report. */
function parseReport(output: string): AuditReport | undefined {
  try {
    return JSON.parse(output) as AuditReport;
  } catch {
    return undefined;
  }
}

/**
 * What the output of `npm audit --json` means. A registry that answers must answer readably and without grave findings;
 * one that offers no audits, or that cannot be reached, cannot block a check, and that is said.
 */
export function judgeAudit(output: string): AuditVerdict {
  const report = parseReport(output);
  const counts = report?.metadata?.vulnerabilities;
  if (counts) {
    const grave = Object.entries(report.vulnerabilities ?? {}).filter(([, { severity }]) =>
      /high|critical/.test(severity),
    );
    return {
      passed: grave.length === 0,
      lines: [
        `Known vulnerabilities of our dependencies: ${JSON.stringify(counts)}`,
        ...grave.map(([name, { severity, range }]) => `${severity}: ${name} ${range}`),
      ],
    };
  }
  const message = `${report?.code ?? ''} ${report?.message ?? ''}`.trim();
  if (NOT_OFFERED.test(report?.message ?? ''))
    return {
      passed: true,
      lines: [`NOT CHECKED: the package registry offers no audits (${report?.message?.slice(0, 3)}).`],
    };
  if (UNREACHABLE.test(message)) return { passed: true, lines: ['NOT CHECKED: no package registry can be reached.'] };
  return {
    passed: false,
    lines: [`The package registry gave no readable audit: ${message.slice(0, 200) || 'nothing'}`],
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: 60_000 });
  const { passed, lines } = judgeAudit(stdout);
  for (const line of lines) console.log(line);
  if (!passed) process.exitCode = 1;
}
