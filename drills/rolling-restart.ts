import { parseArgs } from 'node:util';
import { runReplacing } from './replacing.ts';

/**
 * Two web processes with HAProxy in front and two workers are stopped (SIGTERM) and restarted in turn, as in a release,
 * while visitors read pages and send forms. No request may fail, and no form may be lost or stored twice.
 *
 *   npm run drill:rolling-restart             six rounds
 *   npm run drill:rolling-restart -- --short  one, for CI
 */
const { values: options } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const ROUNDS = options.short ? 1 : 6;

await runReplacing(async ({ replaceAll }) => {
  for (let round = 0; round < ROUNDS; round += 1) await replaceAll();
});
