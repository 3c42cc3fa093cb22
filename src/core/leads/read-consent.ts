import { type Db, eq, tables } from '#db';

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
