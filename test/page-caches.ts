import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../scripts/local-postgres.ts';

/** A page cache in a separate process, with the shipped configuration. */
export interface PageCache {
  name: string;
  origin: string;
  /** Accepts PURGE requests. */
  purgeUrl: string;
  pid: number;
  stop: () => Promise<void>;
}

export interface PageCacheOptions {
  folder: string;
  appPort: number;
  purgePort?: number;
}

const PATH = `${process.env.PATH}${delimiter}/usr/sbin`;

const exists = (path: string): boolean => {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
};

const installed = (program: string) => PATH.split(delimiter).some((folder) => exists(join(folder, program)));

/** Debian packages that these caches need and this machine lacks. */
export const missingPackages = (): string[] => [
  ...(installed('nginx') ? [] : ['nginx']),
  ...(exists('/usr/lib/nginx/modules/ngx_http_lua_module.so') ? [] : ['libnginx-mod-http-lua']),
  ...(installed('varnishd') ? [] : ['varnish']),
];

/** The shipped file with other addresses and folders; throws when a text to replace is no longer in it. */
async function shipped(file: string, changes: [from: string, to: string][]): Promise<string> {
  let text = await readFile(file, 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${file} does not say ${JSON.stringify(from)}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

async function listening(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode} before it listened`);
    const open = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => done(true)).once('error', () => done(false));
      socket.unref();
      socket.once('connect', () => socket.destroy());
    });
    if (open) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function running(command: string, args: string[], port: number): Promise<Pick<PageCache, 'pid' | 'stop'>> {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, PATH } });
  const ended = new Promise((done) => child.once('exit', done));
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    output = (output + part).slice(-4_000);
  });
  await listening(port, child).catch((error: unknown) => {
    throw new Error(output, { cause: error });
  });
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const run = promisify(execFile);

export interface Tls {
  hosts: string[];
  port: number;
  certificate: string;
  key: string;
}

/** A TLS port on these addresses, with a self-signed certificate. */
export async function selfSigned(folder: string, hosts: string[]): Promise<Tls> {
  const [port, certificate, key] = [await freePort(), join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const files = ['-keyout', key, '-out', certificate];
  await run('openssl', ['req', '-x509', ...curve, '-nodes', '-subj', '/CN=www.example.in', '-days', '2', ...files]);
  return { hosts, port, certificate, key };
}

export const tlsListeners = ({ hosts, port }: Pick<Tls, 'hosts' | 'port'>): string =>
  hosts.map((host) => `listen ${host}:${port} ssl http2;`).join(' ');

/** The lines of the shipped file that operators with a certificate uncomment. */
const uncommented = (tls: Tls): [from: string, to: string][] => [
  ['# listen 443 ssl http2;', tlsListeners(tls)],
  ['# ssl_', 'ssl_'],
  ['/etc/letsencrypt/live/www.example.in/fullchain.pem', tls.certificate],
  ['/etc/letsencrypt/live/www.example.in/privkey.pem', tls.key],
];

/** `more` is added to the http block, next to the site. */
export async function startNginx({
  folder,
  appPort,
  purgePort,
  tls,
  more = '',
}: PageCacheOptions & { tls?: Tls; more?: string }): Promise<PageCache> {
  const [port, purge] = [await freePort(), purgePort ?? (await freePort())];
  await mkdir(join(folder, 'kept'), { recursive: true });
  const site = await shipped('deploy/nginx/aangan.conf', [
    ['127.0.0.1:3000', `127.0.0.1:${appPort}`],
    ['/var/cache/nginx/aangan', join(folder, 'kept')],
    ['/var/log/nginx/aangan.log', join(folder, 'access.log')],
    ['/var/log/nginx/error.log', join(folder, 'error.log')],
    ['    listen [::]:80;\n', ''],
    ['    listen 80;', `    listen 127.0.0.1:${port};`],
    ['127.0.0.1:6091', `127.0.0.1:${purge}`],
    ...(tls ? uncommented(tls) : []),
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const main = `
    include /etc/nginx/modules-enabled/*.conf;
    ${userInfo().uid === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes auto;
    pid ${join(folder, 'nginx.pid')};
    error_log ${join(folder, 'error.log')};
    events { worker_connections 1024; }
    http { include /etc/nginx/mime.types; sendfile on; tcp_nopush on; ${temporary.join(' ')}\n${site}\n${more} }`;
  await writeFile(join(folder, 'nginx.conf'), main);
  const args = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const started = await running('nginx', args, port);
  return { name: 'nginx', origin: `http://127.0.0.1:${port}`, purgeUrl: `http://127.0.0.1:${purge}`, ...started };
}

export async function startVarnish({ folder, appPort, purgePort }: PageCacheOptions): Promise<PageCache> {
  const [port, purge] = [await freePort(), purgePort ?? (await freePort())];
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'aangan.vcl');
  await writeFile(file, await shipped('deploy/varnish/aangan.vcl', [['.port = "3000"', `.port = "${appPort}"`]]));
  const sockets = ['-a', `visitors=127.0.0.1:${port}`, '-a', `purge=127.0.0.1:${purge}`];
  const storage = ['-s', 'malloc,128m', '-p', 'http_gzip_support=off'];
  const args = ['-F', '-j', 'none', '-n', join(folder, 'work'), '-f', file, ...sockets, ...storage];
  const started = await running('varnishd', args, port);
  return { name: 'Varnish', origin: `http://127.0.0.1:${port}`, purgeUrl: `http://127.0.0.1:${purge}`, ...started };
}
