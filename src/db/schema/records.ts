import { sql } from 'drizzle-orm';
import { bigint, check, cidr, index, inet, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AccessAction, PersonalKind } from '../../contract/people/enumerations.ts';
import { users } from './accounts.ts';
import { bytes, createdAt, key, moment, ref } from './columns.ts';

/** Audit log of the back office, with values before and after. Append-only. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: key(),
    at: createdAt(),
    actorId: ref().references(() => users.id, { onDelete: 'set null' }),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    /** Title of the record at that time, for search; null where it would be a person's name. */
    subject: text(),
    before: jsonb(),
    after: jsonb(),
    requestId: text(),
    ip: inet(),
    /**
     * Set by the database when the row is inserted: the digest of salt, subject, before, after and IP address. Erasing
     * these values also erases the salt, so that nothing can be guessed from the digest, which stays in the chain.
     */
    salt: bytes(),
    digest: bytes(),
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

/** Audit entries that are not part of a seal yet; a trigger adds each new one. */
export const auditUnsealed = pgTable('audit_unsealed', {
  entryId: bigint({ mode: 'number' }).primaryKey(),
  insertedAt: createdAt(),
});

/** A link of the chain: the digest of the previous seal and of these entries, without the values of the entries. */
export const auditSeals = pgTable('audit_seals', {
  id: key(),
  sealedAt: createdAt(),
  entryIds: bigint({ mode: 'number' }).array().notNull(),
  digest: bytes().notNull(),
});

/** Who signed in, and who read which personal data, without the data itself. Kept for a year. */
export const accessLog = pgTable(
  'access_log',
  {
    id: key(),
    at: createdAt(),
    /** Null if a failed sign-in named no account. */
    actorId: ref().references(() => users.id, { onDelete: 'set null' }),
    action: text().$type<AccessAction>().notNull(),
    entity: text().$type<PersonalKind>(),
    recordIds: bigint({ mode: 'number' }).array().notNull().default([]),
    network: cidr(),
    requestId: text(),
  },
  (t) => [
    index('access_log_at_idx').on(t.at),
    index('access_log_actor_idx').on(t.actorId, t.id),
    index('access_log_action_idx').on(t.action, t.id),
    index('access_log_entity_idx').on(t.entity, t.id),
    index('access_log_records_idx').using('gin', t.recordIds),
  ],
);

/** An outgoing email, stored in the transaction of its cause and sent by the worker. */
export const mails = pgTable(
  'mails',
  {
    id: key(),
    template: text().notNull(),
    recipient: text().notNull(),
    data: jsonb().notNull(),
    /** Assigned when stored, so that an email sent twice can be recognised as the same. */
    messageId: text().notNull().unique(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: createdAt(),
    /** A worker is sending the email; extended while it does, so that it ends soon after a crash. */
    claimedUntil: moment(),
    sentAt: moment(),
    /** Set for emails that a visitor's form causes: the normalised address, and what their number is limited by. */
    mailbox: text(),
    allowance: text(),
    /** Set with `mailbox`: the hourly budget of the site lets the email leave at this moment. */
    sendAfter: moment(),
  },
  (t) => [
    check('mails_attempts', sql`${t.attempts} >= 0`),
    index('mails_recipient_idx').on(sql`lower(${t.recipient})`),
    // Finds emails that mention a person, for data access requests.
    index('mails_data_idx').using('gin', t.data.op('jsonb_path_ops')),
    index('mails_mailbox_idx').on(t.mailbox, t.createdAt).where(sql`${t.mailbox} is not null`),
    index('mails_send_after_idx').on(t.sendAfter).where(sql`${t.mailbox} is not null`),
    index('mails_waiting_idx').on(t.createdAt).where(sql`${t.sentAt} is null`),
  ],
);
