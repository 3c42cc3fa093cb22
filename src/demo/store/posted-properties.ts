import type { Tx } from '#db';
import { tables } from '#db';
import type { DemoPosted } from '../rows/posted-properties.ts';
import { insertNamed, insertRows } from './insert.ts';
import type { ListKeys } from './lists.ts';

const { consents, postedProperties, postedPropertyImages } = tables;

/** Version of the notice shown with the form. */
const NOTICE = 'posting-1';

/** Stores the postings, each with its poster's consent. */
export async function storePosted(tx: Tx, all: readonly DemoPosted[], keys: ListKeys, staffId: number): Promise<void> {
  const agreements = all.map(({ row, ip }) => ({
    noticeVersion: NOTICE,
    purposes: ['posting'],
    agreedAt: row.createdAt,
    ip,
  }));
  const consent = await insertNamed(tx, consents, 'ip', agreements);
  const rows = all.map(({ row, ip, citySlug }) => ({
    ...row,
    cityId: keys.city(citySlug),
    // PostgreSQL formats an address with its prefix length.
    consentId: consent(`${ip}/32`),
    reviewedBy: row.reviewedAt ? staffId : null,
  }));
  const posted = await insertNamed(tx, postedProperties, 'submissionKey', rows);
  await insertRows(
    tx,
    postedPropertyImages,
    all.flatMap(({ row, pictures }) =>
      pictures.map(({ name }, index) => ({
        postedPropertyId: posted(row.submissionKey),
        position: index + 1,
        mediaId: keys.picture(name),
      })),
    ),
  );
}
