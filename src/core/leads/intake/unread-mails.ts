import { asc, eq, or, sql, type Tx, tables } from '#db';
import { authorise } from '../../accounts/index.ts';
import type { Ctx } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { type Actor, recordChange } from '../../records/index.ts';

const { leadMails } = tables;

const MAX_SHOWN = 50;

/** Emails of portals that no pattern reads; throws unless the user may change leads. */
export function unreadMailService({ db }: Ctx, actor: Actor) {
  authorise(actor.staff, 'leads:change');
  return {
    list: () =>
      db
        .select({
          id: leadMails.id,
          sender: leadMails.sender,
          subject: leadMails.subject,
          body: leadMails.body,
          createdAt: leadMails.createdAt,
        })
        .from(leadMails)
        .orderBy(asc(leadMails.createdAt), leadMails.id)
        .limit(MAX_SHOWN),
    /** Removes an email whose lead was entered, or that has none. */
    remove: (id: number): Promise<void> =>
      db.transaction(async (tx) => {
        const [removed] = await tx.delete(leadMails).where(eq(leadMails.id, id)).returning({ id: leadMails.id });
        if (!removed) throw new DomainError('not_found', 'A colleague has dealt with this email already');
        await recordChange(tx, actor, { action: 'delete', entity: 'lead-mail', id });
      }),
  };
}

export type UnreadMailService = ReturnType<typeof unreadMailService>;

/** Deletes the waiting emails that name one of these addresses or numbers. */
export async function forgetLeadMails(tx: Tx, { emails, numbers }: { emails: string[]; numbers: string[] }) {
  const names = [
    ...emails.map((email) => sql`position(${email.toLowerCase()} in lower(${leadMails.body})) > 0`),
    ...numbers.map((number) => sql`position(${number} in regexp_replace(${leadMails.body}, '\\D', '', 'g')) > 0`),
  ];
  if (names.length > 0) await tx.delete(leadMails).where(or(...names));
}
