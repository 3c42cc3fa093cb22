import type { Tx } from '#db';
import { tables } from '#db';
import { enteredAt, FOUNDING_DATE } from '../calendar.ts';
import { demoColleagues, northTeam, southTeam } from '../content/colleagues.ts';
import { insertNamed, insertRows, type KeyLookup } from './insert.ts';

const { users, teams, teamMembers } = tables;

/** The administrator, who is recorded as the author of the demo data. The colleagues have the same password. */
export interface DemoStaff {
  fullName: string;
  email: string;
  passwordHash: string;
}

export interface StoredStaff {
  adminId: number;
  /** The key of a user by email address. */
  user: KeyLookup;
}

const founding = enteredAt(FOUNDING_DATE);

/** Stores the administrator and the colleagues with their teams. */
export async function storeStaff(tx: Tx, { passwordHash, ...admin }: DemoStaff): Promise<StoredStaff> {
  const people = [{ ...admin, role: 'admin' as const }, ...demoColleagues];
  const user = await insertNamed(
    tx,
    users,
    'email',
    people.map((person) => ({ ...person, passwordHash, ...founding })),
  );
  const all = [northTeam, southTeam];
  const team = await insertNamed(
    tx,
    teams,
    'name',
    all.map(({ name, manager }) => ({ name, managerId: user(manager), ...founding })),
  );
  await insertRows(
    tx,
    teamMembers,
    all.flatMap(({ name, members }) => members.map((member) => ({ teamId: team(name), userId: user(member) }))),
  );
  return { adminId: user(admin.email), user };
}
