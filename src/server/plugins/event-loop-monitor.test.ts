import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EventLoopMonitor, monitorEventLoop } from './shed-load.ts';

const INTERVAL_MS = 250;

let monitor: EventLoopMonitor;
let now = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  monitor = monitorEventLoop();
});

afterEach(() => {
  monitor.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function tick(delayMs: number): void {
  now += INTERVAL_MS + delayMs;
  vi.advanceTimersByTime(INTERVAL_MS);
}

test('a process that keeps up is not late', () => {
  tick(0);
  tick(0);
  expect(monitor.delayMs()).toBe(0);
});

test('a single pause is forgiven, however long', () => {
  tick(0);
  tick(30_000);
  expect(monitor.delayMs()).toBe(0);
  tick(0);
  expect(monitor.delayMs()).toBe(0);
});

test('a process that stays behind is as late as its better beat, until it has caught up', () => {
  tick(3_000);
  tick(1_500);
  expect(monitor.delayMs()).toBe(1_500);
  tick(0);
  expect(monitor.delayMs()).toBe(0);
});
