import type { SubscriptionLink, SubscriptionState } from '#contract';
import { eq, tables } from '#db';
import type { Ctx } from '../context.ts';

const { consents, subscribers } = tables;

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
