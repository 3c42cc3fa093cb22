import { expect, test } from 'vitest';
import { toTimeInput } from '#contract/india-time.ts';
import { getPresets } from './next-step-presets.ts';

const presets = (now: string) => getPresets(new Date(now)).map(({ label, at }) => [label, toTimeInput(at)]);

test('R-414 the next steps on offer are in the time of India', () => {
  // A Thursday evening in India, which is still afternoon in London.
  expect(presets('2026-11-19T13:32:10Z')).toEqual([
    ['In 2 h', '2026-11-19T21:05'],
    ['Tomorrow 11:00', '2026-11-20T11:00'],
    ['Saturday 11:00', '2026-11-21T11:00'],
  ]);
  // Already the next day in India.
  expect(presets('2026-11-18T19:00:00Z')[1]).toEqual(['Tomorrow 11:00', '2026-11-20T11:00']);
});

test('R-414 Monday is offered on a Friday, and the next Saturday on a Saturday', () => {
  expect(presets('2026-11-20T06:00:00Z')[2]).toEqual(['Monday 11:00', '2026-11-23T11:00']);
  expect(presets('2026-11-21T06:00:00Z')[2]).toEqual(['Saturday 11:00', '2026-11-28T11:00']);
});
