import { type Db, eq, type Tx, tables } from '#db';
import { noticeVersion } from '../content/index.ts';
import type { Origin } from '../context.ts';

interface Agreement {
  /** Name of the consent text beside the form; it changes whenever the text does. */
  notice: string;
  purposes: string[];
  agreedAt: Date;
}

/** Stores what the visitor agreed to, when and from where; returns the consent's id. */
export async function storeConsent(
  tx: Tx,
  { notice, ...agreement }: Agreement,
  { ip, userAgent }: Origin,
): Promise<number> {
  const [consent] = await tx
    .insert(tables.consents)
    .values({ ...agreement, noticeVersion: await noticeVersion(tx, notice), ip, userAgent: userAgent?.slice(0, 300) })
    .returning({ id: tables.consents.id });
  if (!consent) throw new Error('the consent was not stored');
  return consent.id;
}

const { consents } = tables;

/** Consent details for the staff who handle the submission. */
export async function readConsent(db: Db, id: number) {
  const [consent] = await db
    .select({
      notice_version: consents.noticeVersion,
      purposes: consents.purposes,
      agreed_at: consents.agreedAt,
      withdrawn_at: consents.withdrawnAt,
    })
    .from(consents)
    .where(eq(consents.id, id));
  if (!consent) throw new Error(`consent ${id} is missing`);
  return consent;
}
