import { z } from 'zod';
import { success } from '../answers.ts';
import { EmailAddress } from '../forms/fields.ts';

/** `website` is a honeypot: invisible to people, so only bots fill it in. */
export const SubscribeInput = z.object({ email: EmailAddress, website: z.string().max(200).optional() });
export type SubscribeInput = z.infer<typeof SubscribeInput>;

export const DUPLICATE_EMAIL = 'email must be unique';

/** The token of a subscriber's emailed link. */
export const SubscriptionLink = z.object({ token: z.string().min(1).max(200) });
export type SubscriptionLink = z.infer<typeof SubscriptionLink>;

export const SubscriptionState = z.enum(['confirmed', 'unsubscribed', 'invalid']);
export type SubscriptionState = z.infer<typeof SubscriptionState>;

export const SubscriptionAnswer = success({ state: SubscriptionState });
export type SubscriptionAnswer = z.infer<typeof SubscriptionAnswer>;
