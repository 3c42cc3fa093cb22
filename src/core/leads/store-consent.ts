import { type Tx, tables } from '#db';
import type { Origin } from '../context.ts';

interface Agreement {
  /** Changes whenever the sentence beside the form changes. */
  noticeVersion: string;
  purposes: string[];
  agreedAt: Date;
}

/** Stores what somebody agreed to, when and from where, beside the record it belongs to. */
export async function storeConsent(tx: Tx, agreement: Agreement, { ip, userAgent }: Origin): Promise<number> {
  const [consent] = await tx
    .insert(tables.consents)
    .values({ ...agreement, ip, userAgent: userAgent?.slice(0, 300) })
    .returning({ id: tables.consents.id });
  if (!consent) throw new Error('the consent was not stored');
  return consent.id;
}
