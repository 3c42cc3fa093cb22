import { type Tx, tables } from '#db';
import type { DemoApplication } from '../rows/applications.ts';
import type { DemoPosted } from '../rows/posted-properties.ts';
import { insertNamed, insertRows, type KeyLookup } from './insert.ts';
import type { ListKeys } from './lists.ts';
import type { StoreFile } from './pictures.ts';

const { applicationEvents, consents, jobApplications, media, postedProperties, postedPropertyImages } = tables;

/** Version of the notice shown with the form. */
const APPLICATION_NOTICE = 'application-1';

/** Stores the applications, each with its document, consent and notes by staff. */
export async function storeApplications(
  tx: Tx,
  all: readonly DemoApplication[],
  { job, storeFile }: { job: KeyLookup; storeFile: StoreFile | undefined },
  staffId: number,
): Promise<void> {
  for (const { file, body } of all) await storeFile?.(file.path, body, file.contentType);
  const agreements = all.map(({ row, ip }) => ({
    noticeVersion: APPLICATION_NOTICE,
    purposes: ['terms', 'recruitment'],
    agreedAt: row.createdAt,
    ip,
  }));
  const consent = await insertNamed(tx, consents, 'ip', agreements);
  const document = await insertNamed(
    tx,
    media,
    'path',
    all.map(({ file }) => ({ ...file, alt: '', variants: [] })),
  );
  const stored = await insertNamed(
    tx,
    jobApplications,
    'submissionKey',
    all.map(({ row, job: slug, ip, file }) => ({
      ...row,
      jobId: job(slug),
      // PostgreSQL formats an address with its prefix length.
      consentId: consent(`${ip}/32`),
      fileId: document(file.path),
    })),
  );
  const notes = all.flatMap(({ row, note }) =>
    note === null ? [] : [{ applicationId: stored(row.submissionKey), body: note, createdAt: row.createdAt }],
  );
  await insertRows(
    tx,
    applicationEvents,
    notes.map((note) => ({ ...note, actorId: staffId, kind: 'note' as const, data: {} })),
  );
}

/** Version of the notice shown with the form. */
const POSTING_NOTICE = 'posting-1';

/** Stores the postings, each with its poster's consent. */
export async function storePosted(tx: Tx, all: readonly DemoPosted[], keys: ListKeys, staffId: number): Promise<void> {
  const agreements = all.map(({ row, ip }) => ({
    noticeVersion: POSTING_NOTICE,
    purposes: ['posting'],
    agreedAt: row.createdAt,
    ip,
  }));
  const consent = await insertNamed(tx, consents, 'ip', agreements);
  const rows = all.map(({ row, ip, citySlug, bhk }) => ({
    ...row,
    cityId: keys.city(citySlug),
    localityId: row.locality ? keys.locality(citySlug, row.locality) : null,
    bhkId: bhk && keys.bhk(bhk),
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
