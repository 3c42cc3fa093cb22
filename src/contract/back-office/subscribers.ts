import { z } from 'zod';
import { Id } from '../answers.ts';
import { stamps, type Wire } from './fields.ts';

/** Nobody may be written to before they confirmed it, or after they left. */
export const SubscriberStatus = z.enum(['pending', 'confirmed', 'unsubscribed']);
export type SubscriberStatus = z.infer<typeof SubscriberStatus>;

export const StaffSubscriber = z.object({ id: Id, email: z.string(), status: SubscriberStatus, ...stamps });
export type StaffSubscriber = Wire<z.infer<typeof StaffSubscriber>>;
