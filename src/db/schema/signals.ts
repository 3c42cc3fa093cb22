import { sql } from 'drizzle-orm';
import { customType, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, key } from './columns.ts';

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * What changed lately, for processes that show it at once. The number of the transaction tells a reader which entries
 * it may have missed because they were committed late.
 */
export const signals = pgTable(
  'signals',
  {
    id: key(),
    topic: text().notNull(),
    transaction: xid8().notNull().default(sql`pg_current_xact_id()`),
    createdAt: createdAt(),
  },
  (t) => [index('signals_transaction_idx').on(t.transaction), index('signals_age_idx').on(t.createdAt)],
);
