import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { roleMay } from '#contract';
import { type Core, DomainError } from '#core';
import { failure } from '../../plugins/errors.ts';
import { actorFrom, requirePermission, type StaffCookie } from '../../plugins/staff-session.ts';

/** How often proxies see traffic, and ended sessions are noticed. */
export const HEARTBEAT_MS = 20_000;
/** Changes that follow one another closely are announced once. */
const COLLECT_MS = 300;
/** More browsers than anyone has open; beyond that the oldest stream of the user ends. */
const MAX_PER_USER = 10;
const MAX_STREAMS = 2_000;
/** A reader this far behind does not read. */
const MAX_UNREAD_BYTES = 16 * 1024;

const CHANGED = 'event: leads\ndata: changed\n\n';
const HEARTBEAT = ': heartbeat\n\n';

interface Listener {
  staffId: number;
  sessionId: string;
  stream: PassThrough;
}

interface LiveOptions {
  core: Core;
  cookies: StaffCookie;
}

/**
 * `GET /live`: a stream of server-sent events that says only that leads have changed; the page then asks for what it
 * shows, so that every answer is authorised as usual.
 */
export const liveRoutes =
  ({ core, cookies }: LiveOptions) =>
  async (app: FastifyInstance): Promise<void> => {
    const listeners = new Set<Listener>();
    const send = (text: string) => {
      for (const { stream } of listeners) {
        if (stream.writableLength > MAX_UNREAD_BYTES) stream.destroy();
        else stream.write(text);
      }
    };

    let announcement: NodeJS.Timeout | undefined;
    const stopWatching = core.enquiries.watch(() => {
      announcement ??= setTimeout(() => {
        announcement = undefined;
        send(CHANGED);
      }, COLLECT_MS);
    });

    const endUnlessAllowed = async (listener: Listener) => {
      const owner = await core.accounts.sessionOwner(listener.sessionId, { isBackground: true });
      if (!owner || owner.twoStepMissing || !roleMay(owner.staff.role, 'leads:see')) listener.stream.end();
    };
    const heartbeat = setInterval(() => {
      send(HEARTBEAT);
      // While the database is away, streams stay open and carry nothing.
      for (const listener of listeners) void endUnlessAllowed(listener).catch(() => {});
    }, HEARTBEAT_MS);
    heartbeat.unref();

    app.addHook('preClose', async () => {
      clearInterval(heartbeat);
      clearTimeout(announcement);
      stopWatching();
      for (const { stream } of listeners) stream.end();
    });

    app.get(
      '/live',
      {
        compress: false,
        config: { isBackground: true },
        preValidation: requirePermission('leads:see'),
        schema: { hide: true },
      },
      async (request, reply) => {
        if (!request.headers.accept?.includes('text/event-stream'))
          return reply.code(406).send(failure('This call answers with server-sent events'));
        if (listeners.size >= MAX_STREAMS)
          throw new DomainError('unavailable', 'Too many open pages. Try again later.');
        const { staff } = actorFrom(request);
        const own = [...listeners].filter(({ staffId }) => staffId === staff.id);
        if (own.length >= MAX_PER_USER) own[0]?.stream.end();
        const stream = new PassThrough();
        const listener = { staffId: staff.id, sessionId: cookies.read(request) ?? '', stream };
        listeners.add(listener);
        // A browser that has left destroys the stream.
        stream.once('close', () => listeners.delete(listener));
        stream.write(HEARTBEAT);
        return (
          reply
            .type('text/event-stream')
            .header('cache-control', 'private, no-store, no-transform')
            .header('x-accel-buffering', 'no')
            // A connection that is kept alive after its stream would delay the end of the process.
            .header('connection', 'close')
            .send(stream)
        );
      },
    );
  };
