import type { PoolClient } from 'pg';
import type { Pool } from './connection.ts';

/** What the account of the site may only add to, so that it cannot rewrite the history. */
const APPEND_ONLY = ['audit_entries', 'audit_seals'];
/** What only the owner writes. */
const OWNED = ['schema_migrations'];
/** What a read-only account does not see: passwords, sessions, second factors, links and emails. */
const SECRET = ['users', 'sessions', 'password_tokens', 'sign_in_tries', 'passkeys', 'spent_challenges', 'mails'];
const VISIBLE_USER_COLUMNS = ['id', 'full_name', 'email', 'role', 'is_active', 'created_at'];

const SCHEMAS = ['public', 'jobs'];

const grantToSite = (role: string) => [
  ...SCHEMAS.flatMap((schema) => [
    `grant usage on schema ${schema} to ${role}`,
    `grant select, insert, update, delete on all tables in schema ${schema} to ${role}`,
    `grant usage, select, update on all sequences in schema ${schema} to ${role}`,
    `grant execute on all functions in schema ${schema} to ${role}`,
  ]),
  `revoke update, delete on ${APPEND_ONLY.join(', ')} from ${role}`,
  `revoke insert, update, delete on ${OWNED.join(', ')} from ${role}`,
];

const grantToReader = (role: string) => [
  `grant usage on schema public to ${role}`,
  `grant select on all tables in schema public to ${role}`,
  `revoke select on ${SECRET.join(', ')} from ${role}`,
  `grant select (${VISIBLE_USER_COLUMNS.join(', ')}) on users to ${role}`,
];

async function quoteRole(client: PoolClient, role: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select quote_ident($1) as name', [role]);
  return rows[0]?.name ?? '';
}

export interface Roles {
  /** The account that web and worker use. */
  site: string;
  /** An account for reports. */
  reader?: string | undefined;
}

/**
 * Grants what the accounts need, as the owner of the tables. In one transaction, so that a running site never lacks a
 * right, and has none too many for a moment.
 */
export async function grantAccess(pool: Pool, { site, reader }: Roles): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const statements = grantToSite(await quoteRole(client, site));
    if (reader) statements.push(...grantToReader(await quoteRole(client, reader)));
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
