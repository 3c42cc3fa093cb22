import type { Tx } from '#db';
import type { Ctx } from '../context.ts';
import { queueMail } from '../mail/index.ts';
import type { Assignee } from './assignment.ts';

interface Recipients {
  inbox: string;
  assignee: Assignee | undefined;
  enquiryId: number;
}

interface Arrived {
  fullName: string;
  email: string;
  phone: string;
  message: string;
  page: string | null;
  listing: { title: string; path: string } | null;
}

/** Notifies the company inbox and the assignee, only once if both have the same address. */
export async function notifyStaff(
  ctx: Ctx,
  tx: Tx,
  { inbox, assignee, enquiryId }: Recipients,
  content: Arrived,
): Promise<void> {
  const notify = (recipient: string, assigned: boolean) =>
    queueMail(ctx, tx, { template: 'enquiry-to-desk', recipient, data: { enquiryId, ...content, assigned } });
  if (assignee?.email !== inbox) await notify(inbox, false);
  if (assignee) await notify(assignee.email, true);
}
