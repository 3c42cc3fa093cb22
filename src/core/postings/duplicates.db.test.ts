import { expect, test } from 'vitest';
import { eq, tables } from '#db';
import { createTestApp } from '../../../test/app.ts';
import { drawnPhoto } from '../../../test/drawn-photo.ts';
import { storePicture } from '../../../test/pictures.ts';
import { confirmedProperty, storedPosting } from '../../../test/postings.ts';
import { newColleague } from '../../../test/staff.ts';

const app = createTestApp();
const { media, postedPropertyImages, projectImages, projects, properties, propertyImages } = tables;

const duplicates = async (id: number) => app.core.postings.duplicates({ staff: { role: 'manager' } } as never, id);

/** Duplicates of a posting, as pairs of id and reasons. */
const found = async (id: number) => (await duplicates(id)).map(({ id: other, reasons }) => [other, reasons]);

const FRONT = 'elevation-villa-7-day';
const OTHER = 'elevation-tower-12-dusk';

const sent = async (name: string, body: Promise<Buffer>) => ({ name, body: await body });

test('finds what the same person posted before, by phone or e-mail, whatever they call themselves', async () => {
  const before = await confirmedProperty(app, { address: 'Plot 9, Amber Fort Road', phone_number: '00000 77001' });
  const { email } = await storedPosting(app, before);
  const phone = await confirmedProperty(app, { address: 'House 3, Sector 22', phone_number: '00000 77001' });
  const mail = await confirmedProperty(app, { address: 'Shop 14, Station Market', email: email.toUpperCase() });
  expect(await found(phone)).toEqual([[before, [{ kind: 'phone' }]]]);
  expect(await found(mail)).toEqual([[before, [{ kind: 'email' }]]]);
  const abroad = { country_code: '+971', phone_number: '00000 77001', address: 'Gate 5, Palm Lane' };
  expect(await found(await confirmedProperty(app, abroad))).toEqual([]);
});

test('finds an address that reads alike, in the same city first, and leaves another one alone', async () => {
  const address = 'Flat 302, Lotus Court, MG Road, opposite the stadium';
  const elsewhere = await confirmedProperty(app, { address, city: 'Pune' });
  const here = await confirmedProperty(app, {
    address: 'Flat 302 Lotus Court, M G Road, opposite stadium',
    city: 'Kochi',
  });
  await confirmedProperty(app, { address: 'Farm house behind the mango grove', city: 'Kochi' });
  const [first, second, ...others] = await duplicates(await confirmedProperty(app, { address, city: 'kochi' }));
  expect(first).toMatchObject({ kind: 'posted_property', id: here, title: 'Villa in Kochi', status: 'pending_review' });
  expect(first?.reasons).toEqual([{ kind: 'address', percent: expect.any(Number) }]);
  expect(second).toMatchObject({ id: elsewhere, reasons: [{ kind: 'address', percent: 100 }] });
  expect(others).toEqual([]);
});

test('R-305 finds a picture that was resized and re-encoded, by its place, and not another one', async () => {
  const original = await confirmedProperty(app, { address: 'Villa 1, Banyan Lane' }, [
    await sent('front.jpg', drawnPhoto(FRONT, 300).jpeg({ quality: 90 }).toBuffer()),
  ]);
  await confirmedProperty(app, { address: 'Tower C, Ring Road West' }, [
    await sent('tower.jpg', drawnPhoto(OTHER, 300).jpeg().toBuffer()),
  ]);
  const [image] = await app.db
    .select({ id: media.id })
    .from(postedPropertyImages)
    .innerJoin(media, eq(media.id, postedPropertyImages.mediaId))
    .where(eq(postedPropertyImages.postedPropertyId, original));
  const copy = await confirmedProperty(app, { address: 'Kothi near Clock Tower' }, [
    await sent('wall.png', drawnPhoto('interior-kitchen-5-day', 240).png().toBuffer()),
    await sent('copy.webp', drawnPhoto(FRONT, 180).webp({ quality: 40 }).toBuffer()),
  ]);
  expect(await duplicates(copy)).toMatchObject([
    { id: original, picture: `/api/v1/admin/media/${image?.id}/file`, reasons: [{ kind: 'picture', position: 2 }] },
  ]);
});

test('R-305 finds pictures of our own properties and projects', async () => {
  const id = await confirmedProperty(app, { address: 'Old mill by the canal' }, [
    await sent('mill.jpg', drawnPhoto('elevation-villa-99-dusk', 240).jpeg().toBuffer()),
  ]);
  const [posted] = await app.pool
    .query<{ hash: string }>(
      `select m.picture_hash::text as hash from media m join posted_property_images i on i.media_id = m.id
       where i.posted_property_id = $1`,
      [id],
    )
    .then(({ rows }) => rows);
  const pictureHash = BigInt(posted?.hash ?? 0) ^ 5n;
  const shared = { address: 'Elsewhere' };
  const [property] = await app.db
    .insert(properties)
    .values({ ...shared, slug: 'mill', title: 'The old mill', price: 7_000_000 })
    .returning();
  const [project] = await app.db
    .insert(projects)
    .values({ ...shared, slug: 'mills', title: 'Mill Gardens' })
    .returning();
  const { id: mediaId, path } = await storePicture(app.db, { pictureHash });
  await app.db.insert(propertyImages).values({ propertyId: property?.id ?? 0, position: 1, mediaId });
  await app.db.insert(projectImages).values({ projectId: project?.id ?? 0, position: 3, mediaId });
  const alike = await duplicates(id);
  expect(alike).toHaveLength(2);
  const reasons = [{ kind: 'picture', position: 1 }];
  expect(alike).toContainEqual(
    expect.objectContaining({
      kind: 'property',
      title: 'The old mill',
      price: 7_000_000,
      is_shown: false,
      picture: path,
      status: null,
      name: null,
      reasons,
    }),
  );
  expect(alike).toContainEqual(expect.objectContaining({ kind: 'project', title: 'Mill Gardens', reasons }));
});

test('a picture of nothing but a wall is like no other', async () => {
  const plain = async () => sent('wall.png', drawnPhoto(FRONT, 120).flatten().linear(0, 120).png().toBuffer());
  await confirmedProperty(app, { address: 'House A, first lane' }, [await plain()]);
  const second = await confirmedProperty(app, { address: 'Bungalow on Hill Street' }, [await plain()]);
  expect((await duplicates(second)).flatMap(({ reasons }) => reasons)).toEqual([]);
});

test('shows five at most, those with most in common first, and nothing that was deleted', async () => {
  const same = { phone_number: '00000 77002', email: 'busy@posted.example' };
  const busy: number[] = [];
  for (let number = 0; number < 5; number += 1)
    busy.push(
      await confirmedProperty(app, { ...same, address: `${'ABCDE'[number]} Block, ${number * 97} Tonk Phatak` }),
    );
  await app.db.update(tables.postedProperties).set({ email: 'someone@posted.example' });
  // An address gets five confirmation links in an hour.
  app.clock.now = new Date(app.clock.now.getTime() + 2 * 60 * 60 * 1000);
  const twin = await confirmedProperty(app, { ...same, address: 'Haveli 12, behind Hawa Mahal, Pink City' });
  const id = await confirmedProperty(app, { ...same, address: 'Haveli 12 behind Hawa Mahal Pink City' });
  const all = await duplicates(id);
  expect(all).toHaveLength(5);
  expect(all[0]).toMatchObject({
    id: twin,
    reasons: [{ kind: 'phone' }, { kind: 'email' }, { kind: 'address', percent: 100 }],
  });
  await app.db
    .update(tables.postedProperties)
    .set({ deletedAt: app.clock.now })
    .where(eq(tables.postedProperties.id, twin));
  expect((await duplicates(id)).map((other) => other.id)).toEqual(busy.toReversed());
});

test('R-327 a posting with the phone, email or picture of a rejected one is held for the review, with the reason', async () => {
  const photo = await sent('front.jpg', drawnPhoto(OTHER, 280).jpeg({ quality: 90 }).toBuffer());
  const rejected = await confirmedProperty(app, { phone_number: '00000 77099', email: 'fake@posted.example' }, [photo]);
  await app.db
    .update(tables.postedProperties)
    .set({ status: 'rejected' })
    .where(eq(tables.postedProperties.id, rejected));
  const asha = await newColleague(app);
  const readHold = async (id: number) => (await asha.call('GET', `/post-property/${id}`)).json().record.held_for;

  const samePhone = await confirmedProperty(app, { phone_number: '00000 77099' });
  const sameEmail = await confirmedProperty(app, { email: 'FAKE@posted.example' });
  const samePicture = await confirmedProperty(app, {}, [photo]);
  const other = await confirmedProperty(app);
  expect(await readHold(samePhone)).toEqual(['phone']);
  expect(await readHold(sameEmail)).toEqual(['email']);
  expect(await readHold(samePicture)).toEqual(['picture']);
  expect(await readHold(other)).toEqual([]);

  const activate = (id: number) => asha.call('PUT', `/post-property/${id}`, { is_active: true });
  expect((await activate(samePhone)).statusCode).toBe(409);
  const { updatedAt } = await storedPosting(app, samePhone);
  const approved = await asha.call('POST', `/post-property/${samePhone}/decision`, {
    decision: 'approve',
    seen: updatedAt,
  });
  expect(approved.statusCode).toBe(200);
  expect((await activate(other)).statusCode).toBe(200);
});
