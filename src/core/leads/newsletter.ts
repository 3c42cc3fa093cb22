import { DUPLICATE_EMAIL, type SubscribeInput, type SubscriptionLink, type SubscriptionState } from '#contract';
import { eq, sql, type Tx, tables } from '#db';
import type { Ctx, Origin } from '../context.ts';
import { DomainError } from '../errors.ts';
import { queueConfirmation } from '../mail/index.ts';
import { adminRecordService, contains } from '../records/index.ts';
import { storeConsent } from './consents.ts';

const { consents, subscribers } = tables;

/** Must change whenever the consent text beside the form changes. */
const NOTICE = 'newsletter-1';
const CONFIRM_WITHIN_MS = 7 * 24 * 60 * 60 * 1000;
/** Visitors can request another email if the first is lost, but an inbox cannot be flooded. */
const REMIND_AFTER_MS = 15 * 60 * 1000;

type Subscriber = typeof subscribers.$inferSelect;

const agreement = (agreedAt: Date) => ({ notice: NOTICE, purposes: ['newsletter'], agreedAt });

async function sendConfirmation(ctx: Ctx, tx: Tx, subscriberId: number, recipient: string): Promise<void> {
  const now = ctx.now();
  await tx.update(subscribers).set({ confirmationMailedAt: now }).where(eq(subscribers.id, subscriberId));
  const confirmUntil = new Date(now.getTime() + CONFIRM_WITHIN_MS).toISOString();
  await queueConfirmation(ctx, tx, {
    template: 'confirm-subscription',
    recipient,
    data: { subscriberId, confirmUntil },
  });
}

/** For a known address, only an unsubscribed person can subscribe again; returns whether it is a new subscription. */
async function returning(ctx: Ctx, tx: Tx, subscriber: Subscriber, origin: Origin): Promise<boolean> {
  if (subscriber.status === 'unsubscribed') {
    const consentId = await storeConsent(tx, agreement(ctx.now()), origin);
    // Nothing refers to the former consent any more, so its personal data is deleted.
    await tx.update(consents).set({ ip: null, userAgent: null }).where(eq(consents.id, subscriber.consentId));
    await tx
      .update(subscribers)
      .set({ status: 'pending', consentId, confirmedAt: null, unsubscribedAt: null })
      .where(eq(subscribers.id, subscriber.id));
    await sendConfirmation(ctx, tx, subscriber.id, subscriber.email);
    return true;
  }
  const lastMail = subscriber.confirmationMailedAt?.getTime() ?? 0;
  if (subscriber.status === 'pending' && ctx.now().getTime() - lastMail > REMIND_AFTER_MS) {
    await sendConfirmation(ctx, tx, subscriber.id, subscriber.email);
  }
  return false;
}

/**
 * Stores a subscriber with the consent and the confirmation email in one transaction; a known address is rejected. A
 * filled honeypot means a bot, which gets a normal success response.
 */
export async function subscribe(ctx: Ctx, input: SubscribeInput, origin: Origin): Promise<void> {
  if (input.website) return;
  const accepted = await ctx.db.transaction(async (tx) => {
    // A concurrent request for the same address waits here and then finds the first row.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${input.email}, 0))`);
    const [subscriber] = await tx
      .select()
      .from(subscribers)
      .where(eq(sql`lower(${subscribers.email})`, input.email));
    if (subscriber) return returning(ctx, tx, subscriber, origin);
    const consentId = await storeConsent(tx, agreement(ctx.now()), origin);
    const [added] = await tx
      .insert(subscribers)
      .values({ email: input.email, consentId })
      .returning({ id: subscribers.id });
    if (!added) throw new Error('the subscriber was not stored');
    await sendConfirmation(ctx, tx, added.id, input.email);
    return true;
  });
  if (!accepted) throw new DomainError('conflict', DUPLICATE_EMAIL, 'email');
  ctx.emit('subscription');
}

/** Confirms the address that the link was emailed to. Idempotent; the link is invalid after unsubscribing. */
export async function confirmSubscription(ctx: Ctx, { token }: SubscriptionLink): Promise<SubscriptionState> {
  const id = ctx.links.read('confirm-subscription', token, ctx.now());
  if (id === undefined) return 'invalid';
  return ctx.db.transaction(async (tx) => {
    const [subscriber] = await tx.select().from(subscribers).where(eq(subscribers.id, id)).for('update');
    if (!subscriber || subscriber.status === 'unsubscribed') return 'invalid';
    if (subscriber.status === 'pending') {
      await tx.update(subscribers).set({ status: 'confirmed', confirmedAt: ctx.now() }).where(eq(subscribers.id, id));
    }
    return 'confirmed';
  });
}

/** Ends a subscription and withdraws its consent. */
export async function unsubscribe(ctx: Ctx, { token }: SubscriptionLink): Promise<SubscriptionState> {
  const id = ctx.links.read('unsubscribe', token, ctx.now());
  if (id === undefined) return 'invalid';
  return ctx.db.transaction(async (tx) => {
    const [subscriber] = await tx.select().from(subscribers).where(eq(subscribers.id, id)).for('update');
    if (!subscriber) return 'invalid';
    if (subscriber.status !== 'unsubscribed') {
      const now = ctx.now();
      await tx.update(subscribers).set({ status: 'unsubscribed', unsubscribedAt: now }).where(eq(subscribers.id, id));
      await tx.update(consents).set({ withdrawnAt: now }).where(eq(consents.id, subscriber.consentId));
    }
    return 'unsubscribed';
  });
}

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
      throw new DomainError('forbidden', 'Subscribers are read-only. They subscribe and unsubscribe themselves.');
    },
  });
