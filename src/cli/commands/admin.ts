import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { createAdmin, dropSecondFactor, listStaff, resetPassword } from '#core';
import type { Db } from '#db';
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
export const admin = (args: string[]): Promise<void> => withDatabase(({ db }) => runAdmin(db, args, TERMINAL));

export async function runAdmin(db: Db, [action, ...args]: string[], io: AdminIo): Promise<void> {
  const { values } = parseArgs({ args, options: { name: { type: 'string' }, email: { type: 'string' } } });
  switch (action ?? '') {
    case 'create': {
      const person = { fullName: requireOption(values.name, 'name'), email: requireOption(values.email, 'email') };
      await createAdmin(db, { ...person, password: await io.readPassword() });
      io.print(`${person.email} can now sign in.`);
      break;
    }
    case 'reset-password': {
      const email = requireOption(values.email, 'email');
      await resetPassword(db, { email, password: await io.readPassword() });
      io.print(`${email} has a new password and is signed out everywhere.`);
      break;
    }
    case 'turn-off-two-factor': {
      const email = requireOption(values.email, 'email');
      await dropSecondFactor(db, { email });
      io.print(`${email} no longer needs a code to sign in and is signed out everywhere.`);
      break;
    }
    case 'list':
      for (const { email, full_name, role, is_active } of await listStaff(db)) {
        io.print(`${email}\t${full_name}\t${role}\t${is_active ? 'active' : 'inactive'}`);
      }
      break;
    default:
      throw new AdminError(USAGE);
  }
}
