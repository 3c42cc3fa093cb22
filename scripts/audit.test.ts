import { expect, test } from 'vitest';
import { judgeAudit } from './audit.ts';

const report = (severity: string) =>
  JSON.stringify({
    metadata: { vulnerabilities: { [severity]: 1 } },
    vulnerabilities: { left: { severity, range: '<2' } },
  });

test('grave vulnerabilities fail, others are counted', () => {
  expect(judgeAudit(report('high')).passed).toBe(false);
  expect(judgeAudit(report('critical')).lines).toContain('critical: left <2');
  expect(judgeAudit(report('moderate')).passed).toBe(true);
});

test('a registry that answers something else fails', () => {
  for (const output of [
    '',
    '<html>',
    '{}',
    '{"message":"500 Internal Server Error - POST"}',
    '{"message":"403 Forbidden"}',
  ])
    expect([output, judgeAudit(output).passed]).toEqual([output, false]);
});

test('a registry that offers no audits, or none at all, is reported', () => {
  expect(judgeAudit('{"message":"405 Method Not Allowed - POST"}')).toEqual({
    passed: true,
    lines: ['NOT CHECKED: the package registry offers no audits (405).'],
  });
  expect(judgeAudit('{"message":"request failed, reason: getaddrinfo ENOTFOUND registry"}').lines).toEqual([
    'NOT CHECKED: no package registry can be reached.',
  ]);
});
