import type { DrillApp } from './drill-app.ts';
import { FORMS } from './forms.ts';
import { type RoleMember, roleMember } from './members.ts';
import { allDone, checkOutcomes } from './outcomes.ts';
import { keepReading } from './reading.ts';
import { keepSending, pause } from './sending.ts';
import { createTwoWebs, runBehindProxy } from './two-webs.ts';

/** Time in which a restarted worker could fail before the next process is stopped. */
const BETWEEN_MS = 1_000;

interface Replacing {
  app: DrillApp;
  /** Private ports of the two web processes. */
  checks: number[];
  /** Stops each of the four processes in turn and starts it again: this release, or the one in another folder. */
  replaceAll: (release?: string) => Promise<void>;
}

/**
 * Starts two web processes with HAProxy in front and two workers, and replaces processes as `work` says while visitors
 * read pages and send forms. Returns whether no request failed and no form was lost or stored twice.
 */
async function runWhileVisited(work: (replacing: Replacing) => Promise<void>): Promise<boolean> {
  const { app, web2, proxy, checks, close } = await createTwoWebs();
  const closers = [close];
  try {
    const worker2 = await roleMember('worker', app.env);
    closers.unshift(async () => void (await worker2.stop()));
    const reading = keepReading(proxy.origin);
    const streams = FORMS.map((form) => keepSending(proxy.origin, { form, everyMs: 400 }));
    let restarts = 0;
    const replace = async (member: RoleMember, release?: string) => {
      await member.stop();
      await member.start(release);
      restarts += 1;
      await proxy.allUp();
      await pause(BETWEEN_MS);
    };
    await work({
      app,
      checks,
      replaceAll: async (release) => {
        for (const member of [app.web, app.worker, web2, worker2]) await replace(member, release);
      },
    });
    const sent = (await Promise.all(streams.map((stream) => stream.stop()))).flat();
    const { answered, failed, slowestMs } = await reading.stop();
    const result = await app.look(async (client) => {
      await allDone(client);
      return checkOutcomes({ client, sent, emails: app.smtp.emails(), files: app.files });
    });
    const triedAgain = sent.filter(({ tries }) => tries > 1).length;
    const mailsTwice = result.outcomes.reduce((sum, outcome) => sum + outcome.mailsTwice, 0);
    console.table(result.outcomes);
    console.log({ restarts, pagesAnswered: answered, pagesFailed: failed, slowestMs, formsFailed: triedAgain });
    return result.allStored && failed.length === 0 && triedAgain === 0 && mailsTwice === 0;
  } finally {
    for (const end of closers) await end();
  }
}

/** Runs such a drill and sets the exit code. */
export const runReplacing = (work: (replacing: Replacing) => Promise<void>): Promise<void> =>
  runBehindProxy(() => runWhileVisited(work));
