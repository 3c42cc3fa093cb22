import { parseArgs } from 'node:util';
import { createDrillApp } from './drill-app.ts';
import type { Member } from './members.ts';
import { summarize } from './outcomes.ts';
import { between, pause, sendAll } from './sending.ts';

/**
 * Forms are sent while web, worker, PostgreSQL and the mail server are killed at random and restarted. Every form that
 * got a success response must be stored once, its files must be complete, and its email must arrive.
 *
 *   npm run drill:nothing-lost             200 enquiries, 50 applications, 50 postings
 *   npm run drill:nothing-lost -- --short  for CI
 */
const { values: options } = parseArgs({ options: { short: { type: 'boolean', default: false } } });

/** Kills members at random until stopped; all of them are running again at the end. */
async function disturb(members: Member[], isOver: () => boolean): Promise<Record<string, number>> {
  const kills: Record<string, number> = {};
  // Each member at least once, then at random.
  const turns = [...members].toSorted(() => Math.random() - 0.5);
  while (!isOver() || turns.length > 0) {
    const victim = turns.shift() ?? members[Math.floor(Math.random() * members.length)];
    if (!victim) break;
    await pause(between(200, 1_000));
    await victim.kill();
    kills[victim.name] = (kills[victim.name] ?? 0) + 1;
    await pause(between(100, 1_500));
    await victim.start();
  }
  return kills;
}

const app = await createDrillApp();
try {
  let over = false;
  const disturbance = disturb([app.web, app.worker, app.database, app.smtp], () => over);
  const sent = await sendAll(app.origin, (form) => (options.short ? form.short : form.whole));
  over = true;
  const kills = await disturbance;
  console.log({ kills, ...(await summarize(app, sent)) });
} finally {
  await app.close();
}
