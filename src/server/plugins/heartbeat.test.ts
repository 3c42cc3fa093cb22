import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EventLoopMonitor, monitorEventLoop } from './heartbeat.ts';

const BEAT_MS = 250;

let heart: EventLoopMonitor;
let now = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  heart = monitorEventLoop();
});

afterEach(() => {
  heart.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function beat(delayMs: number): void {
  now += BEAT_MS + delayMs;
  vi.advanceTimersByTime(BEAT_MS);
}

test('a process that keeps up is not late', () => {
  beat(0);
  beat(0);
  expect(heart.delayMs()).toBe(0);
});

test('a single pause is forgiven, however long', () => {
  beat(0);
  beat(30_000);
  expect(heart.delayMs()).toBe(0);
  beat(0);
  expect(heart.delayMs()).toBe(0);
});

test('a process that stays behind is as late as its better beat, until it has caught up', () => {
  beat(3_000);
  beat(1_500);
  expect(heart.delayMs()).toBe(1_500);
  beat(0);
  expect(heart.delayMs()).toBe(0);
});
