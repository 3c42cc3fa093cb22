import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Permission, PersonalKind, StaffMember } from '#contract';
import { type Actor, authorise, type Core, DomainError } from '#core';
import { getClientIp } from '../origin.ts';
import { failure } from './errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    staff: StaffMember | undefined;
    twoStepMissing: boolean;
  }
  interface FastifyContextConfig {
    /** Back-office routes require a session unless this is set. */
    withoutSession?: true;
    /** Set on routes that staff may use before they have set up a second step that their role requires. */
    ownAccount?: true;
    /** Set on routes that open pages call on their own, which does not keep a session awake. */
    isBackground?: true;
    /** The personal data that the route answers with; who reads it is recorded. */
    reads?: PersonalKind;
    /** Set on routes without a session that only our own pages may call. */
    ownPagesOnly?: true;
  }
}

export interface StaffCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, sessionId: string): void;
  clear(reply: FastifyReply): void;
}

/** `__Host-` binds the cookie to this host over HTTPS; plain HTTP is used only in development. */
export const staffCookieName = (https: boolean): string => (https ? '__Host-aangan' : 'aangan');

export function staffCookie(https: boolean): StaffCookie {
  const name = staffCookieName(https);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const;
  return {
    read: (request) => request.cookies[name],
    set: (reply, sessionId) => void reply.setCookie(name, sessionId, options),
    clear: (reply) => void reply.clearCookie(name, options),
  };
}

/**
 * A request must come from our own pages, or be typed by a person: browsers say so in headers that scripts cannot forge.
 * Of older browsers only writes name their origin.
 */
export function assertSameOrigin(request: FastifyRequest, siteOrigin: string): void {
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  const isForeignOrigin = request.method !== 'GET' && origin !== undefined && origin !== siteOrigin;
  const foreign = site === undefined ? isForeignOrigin : site !== 'same-origin' && site !== 'none';
  if (foreign)
    throw new DomainError('forbidden', 'This request did not come from our site. Reload the page and try again.');
}

const isRecord = (value: unknown): value is { id: number } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number';

/** The ids of the records in an answer: of its rows, or of a single record. */
function getRecordIds(answer: unknown): number[] {
  const values = typeof answer === 'object' && answer !== null ? Object.values(answer) : [];
  const rows = values.find((value): value is unknown[] => Array.isArray(value));
  return (rows ?? values).filter(isRecord).map(({ id }) => id);
}

/** Requires a session for all routes registered after it; other requests get a 401. */
export async function requireStaff(
  app: FastifyInstance,
  { core, cookies, siteOrigin }: { core: Core; cookies: StaffCookie; siteOrigin: string },
): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('staff', undefined);
  app.decorateRequest('twoStepMissing', false);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const { withoutSession, ownPagesOnly, ownAccount, isBackground } = request.routeOptions.config;
    if (!withoutSession || ownPagesOnly) assertSameOrigin(request, siteOrigin);
    if (withoutSession) return;
    const sessionId = cookies.read(request);
    const owner = sessionId === undefined ? undefined : await core.accounts.sessionOwner(sessionId, { isBackground });
    if (owner) {
      request.staff = owner.staff;
      request.twoStepMissing = owner.twoStepMissing;
      if (owner.twoStepMissing && !ownAccount)
        throw new DomainError('forbidden', 'Your role requires two-step verification. Set it up first.');
      return;
    }
    cookies.clear(reply);
    await reply.code(401).send({ ...failure('Please sign in'), logout: true });
  });
  // Before the answer leaves: reading personal data without a trace must not be possible.
  app.addHook('preSerialization', async (request, reply, answer) => {
    const { reads } = request.routeOptions.config;
    if (reads && request.staff && reply.statusCode < 400) {
      const by = { actorId: request.staff.id, ip: getClientIp(request), requestId: request.id };
      await core.history.recordAccess({ action: 'read', entity: reads, ids: getRecordIds(answer), ...by });
    }
    return answer;
  });
}

/** The signed-in user, for authorisation and the history. */
export function actorFrom(request: FastifyRequest): Actor {
  if (!request.staff) throw new DomainError('unauthenticated', 'Please sign in');
  return { staff: request.staff, requestId: request.id, ip: getClientIp(request) };
}

/**
 * Rejects staff without the permission before their input is validated, so that they learn nothing about the expected
 * input.
 */
export const requirePermission = (permission: Permission) => async (request: FastifyRequest) =>
  authorise(actorFrom(request).staff, permission);
