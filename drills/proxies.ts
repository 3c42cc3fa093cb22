import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../scripts/local-postgres.ts';

export interface Proxy {
  name: string;
  port: number;
  stop: () => Promise<void>;
}

interface ProxySetup {
  folder: string;
  port: number;
  appPort: number;
}

interface Kind {
  name: string;
  program: string;
  /** The shipped configuration file. */
  file: string;
  /** Adapts the configuration to a temporary folder and ports, and returns how to start the proxy with it. */
  prepare: (text: string, setup: ProxySetup) => Promise<{ args: string[]; env?: NodeJS.ProcessEnv }>;
}

const MODULES = '/etc/nginx/modules-enabled';

const nginx: Kind = {
  name: 'nginx',
  program: 'nginx',
  file: 'deploy/nginx/aangan.conf',
  prepare: async (text, { folder, port, appPort }) => {
    const purgePort = await freePort();
    const site = text
      .replaceAll(/^\s*listen \[::\]:80;$/gm, '')
      .replaceAll(/^(\s*)listen 80;$/gm, `$1listen 127.0.0.1:${port};`)
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${appPort}`)
      .replaceAll('127.0.0.1:6091', `127.0.0.1:${purgePort}`)
      .replaceAll(/\/var\/(?:cache|log)\/nginx(?:\/aangan)?/g, folder);
    await writeFile(join(folder, 'site.conf'), site);
    const modules = existsSync(MODULES) ? `include ${MODULES}/*.conf;` : '';
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(' ');
    await writeFile(
      join(folder, 'nginx.conf'),
      `${modules} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log off; ${paths} include ${folder}/site.conf; }`,
    );
    return { args: ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')] };
  },
};

const varnish: Kind = {
  name: 'Varnish',
  program: 'varnishd',
  file: 'deploy/varnish/aangan.vcl',
  prepare: async (text, { folder, port, appPort }) => {
    await writeFile(join(folder, 'aangan.vcl'), text.replace('.port = "3000"', `.port = "${appPort}"`));
    const sockets = ['-a', `visitors=127.0.0.1:${port}`, '-a', `purge=127.0.0.1:${await freePort()}`];
    return {
      args: ['-F', '-n', join(folder, 'work'), '-f', join(folder, 'aangan.vcl'), '-s', 'malloc,32m', ...sockets],
    };
  },
};

const haproxy: Kind = {
  name: 'HAProxy',
  program: 'haproxy',
  file: 'deploy/haproxy/haproxy.cfg',
  prepare: async (text, { folder, port, appPort }) => {
    const app = `127.0.0.1:${appPort}`;
    await writeFile(join(folder, 'haproxy.cfg'), text);
    return {
      args: ['-db', '-f', join(folder, 'haproxy.cfg')],
      env: {
        AANGAN_LISTEN: `127.0.0.1:${port}`,
        AANGAN_STATS: `127.0.0.1:${await freePort()}`,
        AANGAN_WEB_1: app,
        AANGAN_WEB_2: app,
      },
    };
  },
};

async function answering(port: number, ended: () => string | undefined): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    const failure = ended();
    if (failure !== undefined) throw new Error(failure);
    if (
      await fetch(`http://127.0.0.1:${port}/robots.txt`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('a proxy did not answer within twenty seconds');
}

async function startProxy(kind: Kind, base: string, appPort: number): Promise<Proxy> {
  const folder = join(base, kind.program);
  await mkdir(folder, { recursive: true });
  // Proxies drop root privileges and must still be able to use their folder.
  await chmod(base, 0o777);
  await chmod(folder, 0o777);
  const port = await freePort();
  const { args, env } = await kind.prepare(await readFile(kind.file, 'utf8'), { folder, port, appPort });
  const child = spawn(kind.program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const gone = new Promise<void>((done) => {
    child.once('error', () => done());
    child.once('exit', () => done());
  });
  let over = false;
  void gone.then(() => (over = true));
  await answering(port, () => (over ? `${kind.name} did not start: ${output}` : undefined));
  return {
    name: kind.name,
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

const isInstalled = (program: string) =>
  ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'].some((folder) =>
    existsSync(join(folder, program)),
  );

/**
 * Starts every proxy that we ship a configuration for in front of one port. Outside CI, those that are not installed
 * are reported and skipped.
 */
export async function startProxies(base: string, appPort: number): Promise<Proxy[]> {
  const proxies: Proxy[] = [];
  for (const kind of [nginx, varnish, haproxy].filter(({ file }) => existsSync(file))) {
    if (isInstalled(kind.program)) proxies.push(await startProxy(kind, base, appPort));
    else if (process.env.CI) throw new Error(`${kind.program} is not installed`);
    else console.warn(`LEFT OUT: ${kind.name} is not installed here.`);
  }
  return proxies;
}
