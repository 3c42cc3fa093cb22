import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Core, OverloadedError, type SharedKind, type StoredFile } from '#core';
import { answerBusy } from './plugins/shed-load.ts';
import { PUBLIC_READ } from './v1/public/reads.routes.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** An SVG of the demo data that is opened directly is a document, so it must not run scripts, load anything or be framed. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

const notFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');

/** The URL of a link preview: kind, id and version. */
const OG = /^\/media\/og\/(property|project)\/([1-9]\d{0,14})-([0-9a-f]{12})\.jpg$/;

/** The URL of a processed picture. Its name contains a content hash, so the file never changes. */
const PICTURE = /^\/media\/(pictures\/[0-9a-z-]+\.(avif|webp|svg))$/;

const DRAWING = /^\/media\/art\/([0-9a-z-]+)\.svg$/;

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  svg: 'image/svg+xml; charset=utf-8',
};

/** Sends a picture that not everyone may see; no cache stores it. */
export const sendPrivatePicture = (reply: FastifyReply, { body, byteSize }: StoredFile): FastifyReply =>
  reply.type('image/webp').header('cache-control', 'private, no-store').header('content-length', byteSize).send(body);

async function sendSharePicture(core: Core, path: string, reply: FastifyReply): Promise<FastifyReply> {
  const [, kind, id, version = ''] = OG.exec(path) ?? [];
  const found = kind && (await core.sharePictures.at(kind as SharedKind, Number(id), version));
  if (!found) return notFound(reply);
  if ('movedTo' in found) return reply.header('cache-control', PUBLIC_READ).redirect(found.movedTo, 302);
  return reply
    .type('image/jpeg')
    .header('cache-control', FOREVER)
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(found.picture);
}

const BRAND_ICON = /^\/media\/brand\/([a-z]{1,12})-([0-9a-f]{12})\.png$/;

async function sendBrandIcon(core: Core, path: string, reply: FastifyReply): Promise<FastifyReply> {
  const [, use = '', version = ''] = BRAND_ICON.exec(path) ?? [];
  const found = await core.brandIcons.at(use, version);
  if (!found) return notFound(reply);
  if ('movedTo' in found) return reply.header('cache-control', PUBLIC_READ).redirect(found.movedTo, 302);
  return reply.type('image/png').header('cache-control', FOREVER).send(found.picture);
}

/** Pictures under the media base URL: stored files, and link previews and icons of the company that are drawn once. */
export function mountMedia(app: FastifyInstance, core: Core): void {
  // A page or a browser must not keep this answer: the address may get a file later.
  app.get('/media/*', async (_request, reply) => notFound(reply));
  // Until release 0.2.0 drawings of the demo had these addresses; pages in caches and elsewhere still name them.
  app.get('/media/art/*', async (request, reply) => {
    const [, name] = DRAWING.exec(request.url) ?? [];
    const path = `pictures/${name}.svg`;
    if (name === undefined || !(await core.pictures.isStored(path))) return notFound(reply);
    return reply.header('cache-control', PUBLIC_READ).redirect(`/media/${path}`, 301);
  });
  app.get('/media/pictures/*', async (request, reply) => {
    const [, path, format = ''] = PICTURE.exec(request.url) ?? [];
    const file = path === undefined ? undefined : await core.pictures.read(path);
    if (!file) return notFound(reply);
    if (format === 'svg') reply.header('content-security-policy', PICTURE_POLICY);
    return reply
      .type(TYPES[format] ?? '')
      .header('cache-control', FOREVER)
      .header('content-length', file.byteSize)
      .send(file.body);
  });
  // The token is in the query, which no log contains.
  app.get<{ Querystring: { token?: unknown } }>('/media/posted', async ({ query }, reply) => {
    const file = typeof query.token === 'string' ? await core.pictures.readPosted(query.token) : undefined;
    return file ? sendPrivatePicture(reply, file) : notFound(reply);
  });
  app.get('/media/brand/*', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    return sendBrandIcon(core, path, reply);
  });
  app.get('/media/og/*', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    try {
      return await sendSharePicture(core, path, reply);
    } catch (error) {
      if (!(error instanceof OverloadedError)) throw error;
      return answerBusy(request, reply);
    }
  });
}
