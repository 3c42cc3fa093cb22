import { tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { adminRecordService, contains } from '../records/index.ts';

const { subscribers } = tables;

/** Newsletter subscribers, read-only for staff: people subscribe and unsubscribe themselves. */
export const subscriberService = (ctx: Ctx) =>
  adminRecordService(ctx, {
    entity: 'subscribers',
    noun: 'Subscriber',
    table: subscribers,
    rows: (db, { where, orderBy, limit, offset }) =>
      db
        .select({
          id: subscribers.id,
          email: subscribers.email,
          status: subscribers.status,
          createdAt: subscribers.createdAt,
          updatedAt: subscribers.updatedAt,
        })
        .from(subscribers)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    matches: (query) => contains(query, subscribers.email),
    sorts: { email: subscribers.email, createdAt: subscribers.createdAt },
    guard: () => {
      throw new DomainError('forbidden', 'Subscribers come and leave by themselves');
    },
  });
