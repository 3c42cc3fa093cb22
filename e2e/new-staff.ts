import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { inDatabase } from './database.ts';

export interface NewStaff {
  email: string;
  password: string;
  full_name: string;
}

/** A staff user whom no other test uses, so that the account can be changed. */
export async function newStaff(role: 'editor' | 'sales' | 'hr' = 'editor', databaseUrl?: string): Promise<NewStaff> {
  const staff = {
    email: `staff-${randomUUID()}@aangan.example`,
    password: 'a neem tree in the yard',
    full_name: 'Kabir Anand',
  };
  const passwordHash = await hash(staff.password);
  await inDatabase(
    (client) =>
      client.query('insert into users (full_name, email, role, password_hash) values ($1, $2, $3, $4)', [
        staff.full_name,
        staff.email,
        role,
        passwordHash,
      ]),
    databaseUrl,
  );
  return staff;
}
