import { freePort } from '../scripts/local-postgres.ts';
import { missingPrograms, startProgram } from '../test/program.ts';
import { createDrillApp, type DrillAppOptions } from './drill-app.ts';
import { roleMember } from './members.ts';
import { pause } from './sending.ts';

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

/** An app with two web processes behind HAProxy. */
export async function createTwoWebs({ env, ...options }: Omit<DrillAppOptions, 'own'> = {}) {
  const [secondPort, firstCheck, secondCheck] = [await freePort(), await freePort(), await freePort()];
  const app = await createDrillApp({
    ...options,
    env: { DRAIN_SECONDS: '3', ...env },
    own: { web: { OPERATIONS_PORT: String(firstCheck) } },
  });
  const closers = [app.close];
  const close = async () => {
    for (const end of closers) await end();
  };
  try {
    const second = { ...app.env, PORT: String(secondPort), OPERATIONS_PORT: String(secondCheck) };
    const web2 = await roleMember('web', second);
    closers.unshift(async () => void (await web2.stop()));
    const proxy = await startProxy([
      { port: Number(new URL(app.origin).port), check: firstCheck },
      { port: secondPort, check: secondCheck },
    ]);
    closers.unshift(() => proxy.kill());
    await proxy.allUp();
    return { app, web2, proxy, checks: [firstCheck, secondCheck], close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Runs a drill that needs HAProxy and sets the exit code; without HAProxy it is left out, except in CI. */
export async function runBehindProxy(drill: () => Promise<boolean>): Promise<void> {
  if (missingPrograms(['haproxy']).length > 0) {
    console.log('This drill does not run here: haproxy is not installed.');
    process.exitCode = process.env.CI === 'true' ? 1 : 0;
  } else process.exitCode = (await drill()) ? 0 : 1;
}
