import type { NewLeadInput, PublicApi } from '#contract';
import { eq, tables } from '#db';
import type { Ctx } from '../../context.ts';
import { type Actor, recordChange } from '../../records/index.ts';
import { toStoredWishes } from '../contacts/stored-wishes.ts';
import { storeLead } from './store-lead.ts';

const { contacts } = tables;

/** Stores a lead that a user enters, as theirs. */
export async function addLead(
  ctx: Ctx,
  actor: Actor,
  api: PublicApi,
  { phone, full_name, email, source, wishes }: NewLeadInput,
): Promise<{ id: number; is_known: boolean }> {
  const stored = wishes === '' ? undefined : await toStoredWishes(api, { wishes, places: [] });
  const added = await ctx.db.transaction(async (tx) => {
    const lead = { fullName: full_name, phone, email, message: wishes, source };
    const { id, contactId, isKnown } = await storeLead(ctx, tx, lead, actor.staff.id);
    const [contact] = await tx.select({ wishes: contacts.wishes }).from(contacts).where(eq(contacts.id, contactId));
    if (stored && contact?.wishes === '') await tx.update(contacts).set(stored).where(eq(contacts.id, contactId));
    await recordChange(tx, actor, { action: 'create', entity: 'enquiry', id, after: { source } });
    return { id, is_known: isKnown };
  });
  ctx.emit('enquiry');
  return added;
}
