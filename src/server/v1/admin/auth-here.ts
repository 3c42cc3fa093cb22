import type { FastifyRequest } from 'fastify';
import type { Actor } from '#core';
import type { StaffCookie } from '../../plugins/staff-session.ts';
import { actorFrom } from './record-routes.ts';

/** The user and the current session, which remains signed in when all others end. */
export const getCurrentSession = (
  request: FastifyRequest,
  cookies: StaffCookie,
): { actor: Actor; sessionId: string } => ({
  actor: actorFrom(request),
  sessionId: cookies.read(request) ?? '',
});
