import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { key, ref, timestamps } from './columns.ts';

/** A team of staff; its manager sees the leads of its members. */
export const teams = pgTable(
  'teams',
  {
    id: key(),
    name: text().notNull(),
    managerId: ref().references(() => users.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('teams_name_key').on(sql`lower(${t.name})`),
    index('teams_manager_idx').on(t.managerId),
    check('teams_name_length', sql`char_length(${t.name}) between 2 and 60`),
  ],
);

export const teamMembers = pgTable(
  'team_members',
  {
    teamId: ref()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.teamId, t.userId] }), index('team_members_user_idx').on(t.userId)],
);
