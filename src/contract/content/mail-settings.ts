import { z } from 'zod';

/** How our mails present us. The address they are sent from is configuration: the mail server must know it. */
export const MailSettings = z.object({
  /** Empty for the company's name. */
  sender_name: z.string(),
  /** Empty for the address that the mail came from. */
  reply_to: z.string(),
  /** Empty for none. */
  signature: z.string(),
});
export type MailSettings = z.infer<typeof MailSettings>;
