import { type PublicApi, SavedQuery, type SendHomesInput } from '#contract';
import { and, eq, inArray, isNull, tables } from '#db';
import type { Ctx } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { queueMail } from '../../mail/index.ts';
import type { Actor } from '../../records/index.ts';
import { lockVisibleEnquiry, nextValues, timelineEntries, write } from '../change-enquiry.ts';
import { readOfficeClock } from '../office-clock.ts';
import { toFacts, toPlace } from './matching-homes.ts';

const { consents, enquiries } = tables;

const BY = { email: 'by email', whatsapp: 'by WhatsApp', copy: 'as a text' };

/**
 * Sends homes to the person of an enquiry. Only the email is sent by us, so only that is a reply; a text is written down
 * as begun.
 */
export async function sendHomes(
  ctx: Ctx,
  actor: Actor,
  api: PublicApi,
  enquiryId: number,
  { ids, channel }: SendHomesInput,
): Promise<void> {
  const { properties: homes } = await api.get('/saved', SavedQuery.parse({ properties: ids }));
  if (homes.length < new Set(ids).size) throw new DomainError('invalid', 'A home is no longer on the site', 'ids');
  await ctx.db.transaction(async (tx) => {
    const before = await lockVisibleEnquiry(ctx, tx, actor, enquiryId);
    const isEmail = channel === 'email';
    if (isEmail && before.email === '') throw new DomainError('invalid', 'This person left no email');
    const [consent] = await tx
      .select({ id: consents.id })
      .from(enquiries)
      .innerJoin(consents, and(eq(consents.id, enquiries.consentId), isNull(consents.withdrawnAt)))
      .where(inArray(enquiries.id, [enquiryId]));
    if (!consent) throw new DomainError('invalid', 'Consent withdrawn: do not call or message this person');
    const moment = { now: ctx.now(), office: await readOfficeClock(tx) };
    const after = nextValues(before, isEmail && before.status === 'new' ? { status: 'contacted' } : {}, moment);
    const number = homes.length === 1 ? '1 home' : `${homes.length} homes`;
    const data = {
      is_contact: isEmail,
      channel: isEmail ? 'email' : 'whatsapp',
      outcome: isEmail ? 'sent' : 'opened',
      homes: homes.map(({ id }) => id),
    };
    const body = `${number} ${BY[channel]}: ${homes.map(({ title }) => title).join('; ')}`;
    await write(ctx, tx, actor, {
      id: enquiryId,
      before,
      after,
      entries: [{ kind: 'note', body, data }, ...(await timelineEntries(tx, before, after))],
    });
    if (!isEmail) return;
    await queueMail(ctx, tx, {
      template: 'homes-for-you',
      recipient: before.email,
      data: {
        enquiryId,
        fullName: before.fullName,
        advisor: actor.staff.full_name,
        homes: homes.map((home) => ({
          title: home.title,
          slug: home.slug,
          place: toPlace(home),
          facts: toFacts(home),
          price: home.price,
          purpose: home.purpose,
        })),
      },
    });
  });
}
