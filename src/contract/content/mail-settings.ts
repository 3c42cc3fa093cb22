import { z } from 'zod';

/** Sender details of emails. The sender address is in the configuration, because the mail server must accept it. */
export const MailSettings = z.object({
  /** Empty means the company's name. */
  sender_name: z.string(),
  /** Empty means the sender address. */
  reply_to: z.string(),
  /** Empty means no signature. */
  signature: z.string(),
});
export type MailSettings = z.infer<typeof MailSettings>;
