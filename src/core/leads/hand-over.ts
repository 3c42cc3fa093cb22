import { OPEN_ENQUIRY_STATUSES } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { and, eq, inArray, sql, type Tx, tables } from '#db';
import { authorise, countOpenLeads, userService } from '../accounts/index.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { queueMail } from '../mail/index.ts';
import { type Actor, recordChange } from '../records/index.ts';
import { worksOnEnquiries } from './assignment.ts';
import { settleRequests } from './change-enquiry.ts';

const { enquiries, enquiryEvents, users } = tables;

interface HandOver {
  from: number;
  /** The colleagues who take over; the leads become unassigned without any. */
  to: number[];
}

interface Receiver {
  /** Null for leads that become unassigned. */
  id: number | null;
  name: string;
  email: string;
}

const UNASSIGNED: Receiver = { id: null, name: '', email: '' };

/** The colleagues in the order in which they were chosen; throws unless all of them work on enquiries. */
async function readReceivers(tx: Tx, { from, to }: HandOver): Promise<Receiver[]> {
  const ids = [...new Set(to)].filter((id) => id !== from);
  const found = await tx
    .select({ id: users.id, name: users.fullName, email: users.email })
    .from(users)
    .where(and(inArray(users.id, ids), worksOnEnquiries()));
  if (found.length !== to.length)
    throw new DomainError('invalid', 'Choose colleagues who work on enquiries', 'hand_over_to');
  return ids.flatMap((id) => found.find((user) => user.id === id) ?? []);
}

/** Shares the open leads of a user among colleagues in turn, the most urgent first. */
async function handOverLeads(ctx: Ctx, tx: Tx, actor: Actor, handOver: HandOver): Promise<void> {
  const receivers = await readReceivers(tx, handOver);
  const leads = await tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(eq(enquiries.assignedTo, handOver.from), inArray(enquiries.status, [...OPEN_ENQUIRY_STATUSES])))
    .orderBy(sql`${enquiries.nextFollowUpAt} nulls last`, enquiries.id)
    .for('no key update');
  const shares = (receivers.length > 0 ? receivers : [UNASSIGNED]).map((receiver, place, all) => ({
    receiver,
    ids: leads.filter((_, index) => index % all.length === place).map(({ id }) => id),
  }));
  for (const { receiver, ids } of shares) {
    if (ids.length === 0) continue;
    await tx.update(enquiries).set({ assignedTo: receiver.id }).where(inArray(enquiries.id, ids));
    await settleRequests(ctx, tx, ids, receiver.id);
    const entry = {
      actorId: actor.staff.id,
      kind: 'assignment' as const,
      body: receiver.id === null ? 'Unassigned' : `Handed over to ${receiver.name}`,
      data: { from: handOver.from, to: receiver.id },
      createdAt: ctx.now(),
    };
    await tx.insert(enquiryEvents).values(ids.map((enquiryId) => ({ enquiryId, ...entry })));
    await recordChange(tx, actor, {
      action: 'update',
      entity: 'enquiry',
      id: 0,
      subject: ids.length === 1 ? '1 enquiry' : `${indianNumber(ids.length)} enquiries`,
      before: { assignedTo: handOver.from },
      after: { assignedTo: receiver.id, enquiries: ids },
    });
    const data = { leads: ids.length, handedOverBy: actor.staff.full_name };
    if (receiver.id !== null && receiver.id !== actor.staff.id)
      await queueMail(ctx, tx, { template: 'leads-handed-over', recipient: receiver.email, data });
  }
}

/** What has to be handed over before an account can be deactivated. */
export function handOverService(ctx: Ctx, actor: Actor) {
  authorise(actor.staff, 'users:change');
  return {
    async openWork(userId: number) {
      await userService(ctx, actor).read(userId);
      return { open_leads: await countOpenLeads(ctx.db, userId) };
    },
    /** Hands over the open leads and deactivates the account in one transaction. */
    deactivate(userId: number, handOverTo: number[]): Promise<void> {
      const handOver = (tx: Tx) => handOverLeads(ctx, tx, actor, { from: userId, to: handOverTo });
      return userService(ctx, actor, handOver).setActive(actor, userId, false);
    },
  };
}

export type HandOverService = ReturnType<typeof handOverService>;
