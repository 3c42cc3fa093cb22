import { freePort, type LocalPostgres, startLocalPostgres } from '../scripts/local-postgres.ts';
import { type Role, startRole } from '../test/process.ts';
import { startSmtp, type TestSmtp } from '../test/smtp.ts';

/** A part of the app that can be killed and restarted at the same address. */
export interface Member {
  name: string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** Retries a start that fails because other parts are down, as a supervisor would. */
async function retryStart<T>(start: () => Promise<T>): Promise<T> {
  for (let turn = 0; ; turn += 1) {
    try {
      return await start();
    } catch (error) {
      if (turn >= 60) throw error;
      await new Promise((done) => setTimeout(done, 500));
    }
  }
}

export async function databaseMember(
  directory: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Member & { server: () => LocalPostgres }> {
  const port = await freePort();
  const open = () => retryStart(() => startLocalPostgres({ directory, port, env }));
  let server = await open();
  return {
    name: 'PostgreSQL',
    server: () => server,
    kill: () => server.kill(),
    start: async () => {
      server = await open();
    },
  };
}

export interface RoleMember extends Member {
  /** The process id of the running role. */
  pid: () => number;
  stop: Role['stop'];
  /** Starts this release, or the one in another folder. */
  start(release?: string): Promise<void>;
}

export async function roleMember(name: 'web' | 'worker', env: NodeJS.ProcessEnv): Promise<RoleMember> {
  const open = (release?: string) => retryStart(() => startRole(name, { ...env, LOG_LEVEL: 'info' }, release));
  let role = await open();
  return {
    name,
    pid: () => role.child.pid ?? 0,
    kill: () => role.kill(),
    stop: () => role.stop(),
    start: async (release) => {
      role = await open(release);
    },
  };
}

/** A mail server whose received emails survive a restart. */
export async function mailMember(): Promise<Member & { url: string; emails: () => TestSmtp['mails'] }> {
  const earlier: TestSmtp['mails'] = [];
  let server: TestSmtp | undefined = await startSmtp();
  const { url, port } = server;
  return {
    name: 'SMTP',
    url,
    emails: () => [...earlier, ...(server?.mails ?? [])],
    kill: async () => {
      await server?.stop();
      earlier.push(...(server?.mails ?? []));
      server = undefined;
    },
    start: async () => {
      server = await startSmtp({ port });
    },
  };
}
