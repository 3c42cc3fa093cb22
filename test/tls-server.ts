import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface TlsServer {
  port: number;
  /** The certificate that clients have to trust. */
  ca: string;
  stop(): Promise<void>;
}

/** A certificate for a name, which nobody has signed. */
async function createCertificate(name: string): Promise<{ key: string; cert: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-tls-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const names = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  try {
    const files = ['-keyout', keyFile, '-out', certFile];
    await run('openssl', ['req', '-x509', ...curve, '-nodes', ...names, '-days', '2', ...files]);
    return { key: await readFile(keyFile, 'utf8'), cert: await readFile(certFile, 'utf8') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A server on loopback that answers as this host. */
export async function startTlsServer(name: string, listener: RequestListener): Promise<TlsServer> {
  const { key, cert } = await createCertificate(name);
  const server = createServer({ key, cert }, listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    ca: cert,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
