import { type BulkAction, type EnquiryChange, EnquiryQuery } from '#contract';
import { eq, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import {
  changeUndoably,
  enquiryRows,
  findEnquiries,
  markFakeUndoably,
  readLeadViewer,
  unmarkFake,
} from '../leads/index.ts';
import { queueMail } from '../mail/index.ts';
import type { Actor } from '../records/index.ts';
import type { BulkTarget } from './bulk-target.ts';

const { users } = tables;

function toChange(action: BulkAction): EnquiryChange {
  if (action.kind === 'assign') return { assigned_to: action.assigned_to };
  if (action.kind === 'enquiry-status') return { status: action.status, lost_reason: action.lost_reason ?? null };
  throw new DomainError('invalid', 'This list does not have this action');
}

/** Changes a lead; `blocks` are the ids of what was blocked with it. */
async function applyAction(ctx: Ctx, tx: Tx, actor: Actor, id: number, action: BulkAction) {
  if (action.kind === 'fake') return markFakeUndoably(ctx, tx, actor, id, action);
  return { ...(await changeUndoably(ctx, tx, actor, id, toChange(action))), blocks: [] };
}

/** The values of an enquiry, whose times are texts after they were stored as JSON. */
const fromJson = ({ nextFollowUpAt, firstReplyAt, ...rest }: Record<string, unknown>) => {
  const toDate = (value: unknown) => (typeof value === 'string' ? new Date(value) : null);
  return { ...rest, nextFollowUpAt: toDate(nextFollowUpAt), firstReplyAt: toDate(firstReplyAt) } as Awaited<
    ReturnType<typeof changeUndoably>
  >['past'];
};

/** Enquiries, of which a user changes those that they see. */
export function leadTarget(ctx: Ctx, actor: Actor): BulkTarget {
  const { db } = ctx;
  return {
    async find(query, limit) {
      const viewer = await readLeadViewer(db, actor.staff, ctx.now());
      return findEnquiries(db, EnquiryQuery.parse(query), viewer, { limit, offset: 0 });
    },

    /** Without the name of the person, which is for the lead itself. */
    async titles(ids) {
      const rows = await enquiryRows(db, ids, ctx.now());
      return new Map(rows.map(({ id, listing }) => [id, listing ? `Enquiry about ${listing.title}` : `Enquiry ${id}`]));
    },

    change: (id, action, commit) =>
      db.transaction(async (tx) => {
        const { past, version, blocks } = await applyAction(ctx, tx, actor, id, action);
        if (version === undefined) return false;
        await commit(tx, { before: { ...past, blocks }, version });
        return true;
      }),

    undo: (id, _action, { before: { blocks = [], ...before }, version }, commit) =>
      db.transaction(async (tx) => {
        const changed = { past: fromJson(before), version };
        await unmarkFake(ctx, tx, actor, id, { ...changed, blocks: blocks as number[] });
        await commit(tx);
      }),

    /** One email for all enquiries. */
    async announce(tx, action, changed) {
      if (action.kind !== 'assign' || action.assigned_to === null || action.assigned_to === actor.staff.id) return;
      const [assignee] = await tx.select({ email: users.email }).from(users).where(eq(users.id, action.assigned_to));
      if (!assignee || changed === 0) return;
      const data = { leads: changed, assignedBy: actor.staff.full_name };
      await queueMail(ctx, tx, { template: 'leads-assigned', recipient: assignee.email, data });
    },
  };
}
