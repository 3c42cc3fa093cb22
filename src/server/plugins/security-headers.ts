import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/** Where browsers report what the policy blocked. */
export const REPORT_PATH = '/api/v1/policy-report';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), browsing-topics=()';
const REFERRER = 'strict-origin-when-cross-origin';

/** Maps and videos, which are embedded only after a click. */
const FRAMES = ['https://www.google.com/maps/', 'https://www.openstreetmap.org', 'https://www.youtube-nocookie.com'];

const policy = (scriptHashes: readonly string[]): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${FRAMES.join(' ')}`,
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `report-uri ${REPORT_PATH}`,
  ].join('; ');

/**
 * The policy of one page: our own files, and the inline scripts that the renderer has marked. A script that got into the
 * page in another way, such as through stored text, has no mark and does not run. The marks are removed, so a page and
 * its policy contain no per-response value and can be cached together.
 */
export function pagePolicy(html: string, mark: string | undefined): { html: string; policy: string } {
  if (mark === undefined) return { html, policy: policy([]) };
  const attribute = ` nonce="${mark}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(INLINE_SCRIPT))
    if (attributes.includes(attribute)) hashes.add(sha256(body));
  return { html: html.replaceAll(attribute, ''), policy: policy([...hashes]) };
}

const HSTS = { maxAge: 31_536_000, includeSubDomains: true };

/** The headers of a response that is sent before the request is parsed. */
export const bareHeaders = (https: boolean): Record<string, string> => ({
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': REFERRER,
  'x-content-type-options': 'nosniff',
  ...(https ? { 'strict-transport-security': `max-age=${HSTS.maxAge}; includeSubDomains` } : {}),
});

/** Headers of every response. Development omits the content policy, because Vite injects inline code. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { https, development }: { https: boolean; development: boolean },
) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? HSTS : false,
    referrerPolicy: { policy: REFERRER },
    crossOriginEmbedderPolicy: false,
    // Only for outdated browsers or covered by the content policy; they would add bytes to every page.
    dnsPrefetchControl: false,
    frameguard: false,
    ieNoOpen: false,
    originAgentCluster: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.header('permissions-policy', PERMISSIONS);
    if (!development && !reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', policy([]));
    return payload;
  });
}
