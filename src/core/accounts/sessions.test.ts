import { expect, test } from 'vitest';
import { describeDevice } from './sessions.ts';

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const EDGE = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0';
const CHROME = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

test.each([
  [SAFARI, 'Safari on iPhone'],
  [EDGE, 'Edge on Windows'],
  [CHROME, 'Chrome on Android'],
  ['curl/8.0', 'Unknown browser'],
  [null, 'Unknown browser'],
])('a session of %s is shown as %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});
