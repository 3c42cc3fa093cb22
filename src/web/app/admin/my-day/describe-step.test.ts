import { expect, test } from 'vitest';
import { describeStep } from './describe-step.ts';

const NOW = Date.parse('2026-11-16T11:12:00+05:30');
const at = (time: string) => new Date(`2026-11-${time}+05:30`).toISOString();
const step = { part: 'today', next_follow_up_at: null, next_step: 'call', reply_minutes_left: null } as const;

test('R-415 a late first reply comes before the planned step, in office time', () => {
  const late = { ...step, part: 'overdue', reply_minutes_left: -80, next_follow_up_at: at('17T10:00') } as const;
  expect(describeStep(late, NOW)).toEqual({ title: 'First reply', note: '1 h 20 min late', isLate: true });
});

test('R-415 a step says its time, and soon how many minutes are left', () => {
  const describe = (time: string) => describeStep({ ...step, next_follow_up_at: at(time) }, NOW);
  expect(describe('16T11:30')).toEqual({ title: '11:30', note: 'Call in 18 min', isLate: false });
  expect(describe('16T14:00')).toEqual({ title: '14:00', note: 'Call', isLate: false });
  expect(describe('17T10:30')).toEqual({ title: '10:30', note: 'Call', isLate: false });
});

test('R-415 a step becomes late while the page is open', () => {
  const due = { ...step, next_step: null, next_follow_up_at: at('16T11:12') };
  expect(describeStep(due, NOW)).toEqual({ title: 'Follow up', note: 'due now', isLate: true });
  expect(describeStep({ ...due, next_follow_up_at: at('14T17:00') }, NOW).note).toBe('Since 14 Nov, 17:00');
});
