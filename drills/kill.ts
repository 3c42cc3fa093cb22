import { answersByStatus } from './answers.ts';
import { type Drill, runDrills } from './drill.ts';
import type { Member } from './members.ts';
import { between, pause } from './sending.ts';
import { visitorsCome } from './visitors.ts';

/**
 * Web and worker are killed with SIGKILL, 50 times each, while enquiries, applications and postings are sent.
 *
 *   npm run drill:kill             100 kills
 *   npm run drill:kill -- --short  2
 */
export const killRoles: Drill = async (app, short) => {
  const kills = short ? 1 : 50;
  const visitors = visitorsCome(app.origin, { pages: ['/careers'] });
  /** Waits for an accepted form before each kill, so that there is data to lose. */
  const killOften = async (victim: Member) => {
    for (let turn = 0; turn < kills; turn += 1) {
      const before = visitors.sent().length;
      while (visitors.sent().length < before + 3) await pause(20);
      await pause(between(0, 800));
      await victim.kill();
      await pause(between(0, 500));
      await victim.start();
    }
  };
  await Promise.all([killOften(app.web), killOften(app.worker)]);
  await visitors.stop();
  console.table(answersByStatus(visitors.answers));
  console.log({ kills: { web: kills, worker: kills } });
  return { sent: visitors.sent(), promises: {} };
};

if (import.meta.main) await runDrills([killRoles]);
