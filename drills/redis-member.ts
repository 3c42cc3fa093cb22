import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { freePort } from '../scripts/local-postgres.ts';
import { Config } from '../src/cli/config.ts';
import { pause } from './sending.ts';

/** Whether the configuration supports Redis and this machine has it; logs when it is missing. */
function canStart(): boolean {
  if (!('REDIS_URL' in Config.shape)) return false;
  if (spawnSync('redis-server', ['--version']).status === 0) return true;
  console.log('Not tried: there is no redis-server on this machine.');
  if (process.env.CI) throw new Error('redis-server is missing');
  return false;
}

const answers = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true));
    socket.once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });

async function open(port: number): Promise<ChildProcess> {
  const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
    stdio: 'ignore',
  });
  while (!(await answers(port))) await pause(50);
  return child;
}

/** A Redis that can be killed or frozen and restarts at the same address; undefined where it is not available. */
export async function startRedis() {
  if (!canStart()) return undefined;
  const port = await freePort();
  let child = await open(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    injectFault: async (fault: 'down' | 'silent') => {
      child.kill(fault === 'down' ? 'SIGKILL' : 'SIGSTOP');
      if (fault === 'down') await new Promise((ended) => child.once('exit', ended));
    },
    heal: async () => {
      child.kill('SIGCONT');
      if (child.exitCode !== null || child.signalCode !== null) child = await open(port);
    },
    stop: async () => void child.kill('SIGKILL'),
  };
}
