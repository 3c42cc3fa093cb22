import { freePort } from '../scripts/local-postgres.ts';
import { missingPrograms, startProgram } from '../test/program.ts';
import { createDrillApp, type DrillApp } from './drill-app.ts';
import { FORMS } from './forms.ts';
import { type RoleMember, roleMember } from './members.ts';
import { allDone, checkOutcomes } from './outcomes.ts';
import { keepReading } from './reading.ts';
import { keepSending, pause } from './sending.ts';

/** Time in which a restarted worker could fail before the next process is stopped. */
const BETWEEN_MS = 1_000;

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(100);
}

async function startProxy(webs: { port: number; check: number }[]) {
  const [port, stats] = [await freePort(), await freePort()];
  Object.assign(process.env, { AANGAN_LISTEN: `127.0.0.1:${port}`, AANGAN_STATS: `127.0.0.1:${stats}` });
  for (const [index, web] of webs.entries())
    Object.assign(process.env, {
      [`AANGAN_WEB_${index + 1}`]: `127.0.0.1:${web.port}`,
      [`AANGAN_WEB_${index + 1}_CHECK`]: String(web.check),
    });
  const proxy = await startProgram('haproxy', ['-db', '-f', 'deploy/haproxy/haproxy.cfg'], { port });
  /** Number of web processes that HAProxy sends requests to. */
  const up = async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${stats}/metrics`)).text();
    return Number(/^haproxy_backend_active_servers{proxy="web"} (\d+)/m.exec(metrics)?.[1]);
  };
  return { ...proxy, origin: `http://127.0.0.1:${port}`, allUp: () => until(async () => (await up()) === webs.length) };
}

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
  const [secondPort, firstCheck, secondCheck] = [await freePort(), await freePort(), await freePort()];
  const app = await createDrillApp({
    env: { DRAIN_SECONDS: '3' },
    own: { web: { OPERATIONS_PORT: String(firstCheck) } },
  });
  const second = { ...app.env, PORT: String(secondPort), OPERATIONS_PORT: String(secondCheck) };
  const closers = [app.close];
  try {
    const web2 = await roleMember('web', second);
    closers.unshift(async () => void (await web2.stop()));
    const worker2 = await roleMember('worker', app.env);
    closers.unshift(async () => void (await worker2.stop()));
    const proxy = await startProxy([
      { port: Number(new URL(app.origin).port), check: firstCheck },
      { port: secondPort, check: secondCheck },
    ]);
    closers.unshift(() => proxy.kill());
    await proxy.allUp();
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
      checks: [firstCheck, secondCheck],
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
    for (const close of closers) await close();
  }
}

/** Runs such a drill and sets the exit code; without HAProxy it is left out, except in CI. */
export async function runReplacing(work: (replacing: Replacing) => Promise<void>): Promise<void> {
  if (missingPrograms(['haproxy']).length > 0) {
    console.log('This drill does not run here: haproxy is not installed.');
    process.exitCode = process.env.CI === 'true' ? 1 : 0;
  } else process.exitCode = (await runWhileVisited(work)) ? 0 : 1;
}
