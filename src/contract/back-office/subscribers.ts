import { z } from 'zod';
import { Id } from '../answers.ts';
import { stamps, type Wire } from './fields.ts';

/** The newsletter is sent to confirmed subscribers only. */
export const SubscriberStatus = z.enum(['pending', 'confirmed', 'unsubscribed']);
export type SubscriberStatus = z.infer<typeof SubscriberStatus>;

export const StaffSubscriber = z.object({ id: Id, email: z.string(), status: SubscriberStatus, ...stamps });
export type StaffSubscriber = Wire<z.infer<typeof StaffSubscriber>>;
