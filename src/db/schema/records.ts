import { sql } from 'drizzle-orm';
import { check, index, inet, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, key, moment, ref } from './columns.ts';

/** Who did what in the back office: before and after. Rows are only ever added. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: key(),
    at: createdAt(),
    actorId: ref().references(() => users.id, { onDelete: 'set null' }),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    /** What the record was called then, for the search; empty where that would be a person. */
    subject: text(),
    before: jsonb(),
    after: jsonb(),
    requestId: text(),
    ip: inet(),
  },
  (t) => [
    index('audit_entries_newest_idx').on(t.at.desc().nullsFirst(), t.id),
    index('audit_entries_entity_idx').on(t.entity, t.entityId, t.id),
    index('audit_entries_actor_idx').on(t.actorId, t.id),
    index('audit_entries_kind_idx').on(t.entity, t.id),
    index('audit_entries_action_idx').on(t.action, t.id),
    index('audit_entries_subject_words_idx').using('gin', t.subject.op('gin_trgm_ops')),
  ],
);

/** A mail that must go out. It is stored with the change that caused it and sent by the worker. */
export const mails = pgTable(
  'mails',
  {
    id: key(),
    template: text().notNull(),
    recipient: text().notNull(),
    data: jsonb().notNull(),
    /** Fixed when stored, so that a mail sent twice can be recognised as one. */
    messageId: text().notNull().unique(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: createdAt(),
    sentAt: moment(),
  },
  (t) => [
    check('mails_attempts', sql`${t.attempts} >= 0`),
    index('mails_recipient_idx').on(sql`lower(${t.recipient})`),
    // Whom a mail speaks of, so that it can be found when they ask what is known of them.
    index('mails_data_idx').using('gin', t.data.op('jsonb_path_ops')),
    index('mails_waiting_idx').on(t.createdAt).where(sql`${t.sentAt} is null`),
  ],
);
