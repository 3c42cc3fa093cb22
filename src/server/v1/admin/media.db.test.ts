import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { DomainError, hashPassword } from '#core';
import { eq, tables } from '#db';
import { createTestApp, newVisitor } from '../../../../test/app.ts';
import { postForm } from '../../../../test/applications.ts';
import { choosePictures, staffPictures } from '../../../core/pictures/index.ts';

const app = createTestApp();
const { media, users } = tables;
const ASHA = { email: 'asha@aangan.example', password: 'a long enough password' };
const MEDIA = '/api/v1/admin/media';

let cookie: string;
let photo: Buffer;

beforeAll(async () => {
  const passwordHash = await hashPassword(ASHA.password);
  await app.db.insert(users).values({ fullName: 'Asha Menon', email: ASHA.email, role: 'admin', passwordHash });
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/v1/admin/auth/login',
    payload: ASHA,
    headers: newVisitor(),
  });
  const [session] = answer.cookies;
  cookie = `${session?.name}=${session?.value}`;
  photo = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#c06030' } })
    .jpeg()
    .toBuffer();
});

function send(body: Buffer | null, { name = 'flat.jpg', type = 'image/jpeg', session = cookie } = {}) {
  const form = new FormData();
  if (body) form.set('file', new File([new Uint8Array(body)], name, { type }));
  return postForm(app.server, form, { url: MEDIA, headers: { ...newVisitor(), cookie: session } });
}

const read = (id: number, session = cookie) =>
  app.server.inject({ url: `${MEDIA}/${id}`, headers: { cookie: session } });

const sent = async (): Promise<number> => (await send(photo)).json().picture.id;

/** A resume, as an application stores it. */
async function storedDocument(): Promise<number> {
  const row = { visibility: 'private', status: 'ready', contentType: 'application/pdf' } as const;
  const [document] = await app.db
    .insert(media)
    .values({ ...row, path: `private/applications/${Math.random()}` })
    .returning({ id: media.id });
  return document?.id ?? 0;
}

describe('a picture that staff send', () => {
  test('R-305 answers its id, is theirs, and gets its address once it is prepared', async () => {
    const answer = await send(photo);
    expect(answer.statusCode).toBe(201);
    const { picture } = answer.json();
    expect(answer.json()).toEqual({ success: true, picture: { id: expect.any(Number), url: null, alt: '' } });
    const [asha] = await app.db.select().from(users).where(eq(users.email, ASHA.email));
    const [stored] = await app.db.select().from(media).where(eq(media.id, picture.id));
    expect(stored).toMatchObject({ uploadedBy: asha?.id, visibility: 'private', originalName: 'flat.jpg' });
    expect((await read(picture.id)).json().picture).toEqual(picture);
    await app.core.pictures.prepare(picture.id);
    expect((await read(picture.id)).json().picture.url).toMatch(/^pictures\/[0-9a-z]+-1500x1000-[0-9a-f]{6}\.webp$/);
  });

  test('R-305 is known by its content, whatever it is called', async () => {
    const png = await sharp(photo).png().toBuffer();
    const { id } = (await send(png)).json().picture;
    const [stored] = await app.db.select().from(media).where(eq(media.id, id));
    expect(stored?.contentType).toBe('image/png');
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const response = await send(drawing);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual([{ field: 'file', message: 'Pictures must be JPG, PNG or WebP files' }]);
  });

  test('is refused above 8 MB, or when there is none', async () => {
    const large = await send(Buffer.concat([photo, Buffer.alloc(8 * 1024 * 1024)]));
    expect(large.json().errors).toEqual([{ field: 'file', message: 'Pictures can be at most 8 MB' }]);
    expect((await send(null)).json().errors).toEqual([{ field: 'file', message: 'Please choose a picture' }]);
  });

  test('D-51 is neither taken nor shown without a session', async () => {
    const before = await app.db.$count(media);
    expect((await send(photo, { session: 'none=1' })).statusCode).toBe(401);
    expect(await app.db.$count(media)).toBe(before);
    expect((await read(await sent(), 'none=1')).statusCode).toBe(401);
  });

  test('that could not be read says so, and what is no picture is not found', async () => {
    const id = await sent();
    await app.db.update(media).set({ status: 'rejected' }).where(eq(media.id, id));
    const gone = await read(id);
    expect([gone.statusCode, gone.json().msg]).toEqual([
      410,
      'We could not read this picture. Please choose another one',
    ]);
    expect((await read(await storedDocument())).statusCode).toBe(404);
    expect((await read(987_654)).statusCode).toBe(404);
  });
});

describe('pictures chosen for a record', () => {
  const choose = (...ids: number[]) =>
    app.db.transaction((tx) =>
      choosePictures(
        tx,
        ids.map((id) => ({ id, alt: `Picture ${id}` })),
      ),
    );
  const rejectedAt = (field: string) => expect.objectContaining({ code: 'invalid', field });

  test('R-305 can be the same for two records that are saved at once, in different orders', async () => {
    const ids = await Promise.all([sent(), sent(), sent()]);
    const reversed = ids.toReversed();
    const chosen = await Promise.all(
      Array.from({ length: 40 }, (_, index) => choose(...(index % 2 === 0 ? ids : reversed))),
    );
    expect(chosen.slice(0, 2)).toEqual([ids, reversed]);
  });

  test('R-305 keep their order and their words', async () => {
    const [first, second] = [await sent(), await sent()];
    expect(await choose(second, first)).toEqual([second, first]);
    expect(await staffPictures(app.db, [second, first])).toEqual([
      { id: second, url: null, alt: `Picture ${second}` },
      { id: first, url: null, alt: `Picture ${first}` },
    ]);
    expect(await staffPictures(app.db, [])).toEqual([]);
  });

  test('D-11 may not be the document of an applicant, which keeps its words and is not shown', async () => {
    const document = await storedDocument();
    const picture = await sent();
    await expect(choose(picture, document)).rejects.toEqual(rejectedAt('images.1'));
    await expect(choose(document)).rejects.toBeInstanceOf(DomainError);
    expect(await staffPictures(app.db, [document, picture])).toEqual([{ id: picture, url: null, alt: '' }]);
  });

  test('may not be one that is missing, could not be read, or is chosen twice', async () => {
    const rejected = await sent();
    await app.db.update(media).set({ status: 'rejected' }).where(eq(media.id, rejected));
    const picture = await sent();
    await expect(choose(rejected)).rejects.toEqual(rejectedAt('images.0'));
    await expect(choose(987_654)).rejects.toEqual(rejectedAt('images.0'));
    await expect(choose(picture, picture)).rejects.toEqual(rejectedAt('images.1'));
  });
});
