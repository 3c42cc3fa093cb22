import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { createAdmin, createLinks, dropSecondFactor, listStaff, openJobQueue, resetPassword } from '#core';
import { keyRing } from '../config.ts';
import { withDatabase } from './with-database.ts';

const USAGE = `aangan admin create --name 'Asha Menon' --email asha@example.in
aangan admin reset-password --email asha@example.in
aangan admin turn-off-two-factor --email asha@example.in
aangan admin list

You are asked for the password, or it is read from standard input. It is never an argument, which other users of the machine could see.`;

export class AdminError extends Error {
  override name = 'AdminError';
}

/** Reads a password without echoing it; piped input is read as is. */
async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const nullOutput = new Writable({ write: (_chunk, _encoding, done) => done() });
  const readline = createInterface({ input: process.stdin, output: nullOutput, terminal: true });
  process.stdout.write('Password: ');
  const password = await readline.question('');
  readline.close();
  process.stdout.write('\n');
  return password;
}

function requireOption(value: string | undefined, option: string): string {
  if (!value) throw new AdminError(`--${option} is missing.\n\n${USAGE}`);
  return value;
}

export interface AdminIo {
  readPassword: () => Promise<string>;
  print: (line: string) => void;
}

const TERMINAL: AdminIo = { readPassword, print: (line) => console.log(line) };

/** `aangan admin`: manages staff accounts from the command line of the server. */
export const admin = (args: string[]): Promise<void> =>
  withDatabase(async ({ config, db, pool }) => {
    const jobs = await openJobQueue({ pool, supervise: false, onError: () => {} });
    const links = createLinks(config.SITE_ORIGIN, keyRing(config));
    try {
      await runAdmin({ db, jobs, links, now: () => new Date() }, args, TERMINAL);
    } finally {
      await jobs.stop();
    }
  });

/** The database, and what is needed to tell a user about a change. */
type AdminContext = Parameters<typeof resetPassword>[0];

export async function runAdmin(ctx: AdminContext, [action, ...args]: string[], io: AdminIo): Promise<void> {
  const { values } = parseArgs({ args, options: { name: { type: 'string' }, email: { type: 'string' } } });
  switch (action ?? '') {
    case 'create': {
      const person = { fullName: requireOption(values.name, 'name'), email: requireOption(values.email, 'email') };
      await createAdmin(ctx.db, { ...person, password: await io.readPassword() });
      io.print(`${person.email} can now sign in.`);
      break;
    }
    case 'reset-password': {
      const email = requireOption(values.email, 'email');
      await resetPassword(ctx, { email, password: await io.readPassword() });
      io.print(`${email} has a new password and is signed out everywhere.`);
      break;
    }
    case 'turn-off-two-factor': {
      const email = requireOption(values.email, 'email');
      await dropSecondFactor(ctx, { email });
      io.print(`${email} can sign in with the password alone and is signed out everywhere.`);
      break;
    }
    case 'list':
      for (const { email, full_name, role, is_active } of await listStaff(ctx.db)) {
        io.print(`${email}\t${full_name}\t${role}\t${is_active ? 'active' : 'inactive'}`);
      }
      break;
    default:
      throw new AdminError(USAGE);
  }
}
