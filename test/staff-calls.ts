import type { HTTPMethods } from 'fastify';
import { PERMISSIONS, type Permission, type Subject } from '#contract';

/** Who may make a call: staff with a session, staff with a permission, any request from our own pages, or anyone. */
type Access = 'session' | Permission | 'our pages' | 'anybody';
type Decision = [access: Access, path: string, methods: string];

/** Methods of a record that can also be switched on and off. */
const TOGGLEABLE = 'GET PUT PATCH DELETE';

interface RecordCalls {
  subject: Subject;
  path: string;
  /** Of a single record. */
  one?: string;
  list?: string;
  ordered?: true;
}

/** The calls of a kind of record: its list, the export of the list, and a single record. */
function record({ subject, path, one = 'GET PATCH DELETE', list = 'GET POST', ordered }: RecordCalls): Decision[] {
  const actions: readonly string[] = PERMISSIONS[subject].actions;
  const toggle = actions.includes('publish') ? 'publish' : 'change';
  const needed: Record<string, string> = {
    GET: 'see',
    POST: 'change',
    PATCH: 'change',
    PUT: toggle,
    DELETE: 'delete',
  };
  const at = (place: string, methods: string): Decision[] =>
    methods.split(' ').map((method) => [`${subject}:${needed[method]}` as Permission, place, method]);
  const place: Decision = [`${subject}:change` as Permission, `${path}/:id/place`, 'PUT'];
  return [
    ...at(path, list),
    [`${subject}:export` as Permission, `${path}/export`, 'GET'],
    ...at(`${path}/:id`, one),
    ...(ordered ? [place] : []),
  ];
}

const DECISIONS: Decision[] = [
  ['our pages', '/auth/login', 'POST'],
  ['our pages', '/auth/passkey/start', 'POST'],
  ['our pages', '/auth/passkey', 'POST'],
  ['our pages', '/auth/forgot-password', 'POST'],
  ['anybody', '/auth/forgot-password', 'GET'],
  ['our pages', '/auth/password-link', 'POST'],
  ['our pages', '/auth/choose-password', 'POST'],
  ['our pages', '/auth/confirm-email', 'POST'],
  ['session', '/auth/logout', 'POST'],
  ['session', '/auth/logout-everywhere', 'POST'],
  ['session', '/user/me', 'GET PATCH'],
  ['session', '/user/me/sessions', 'GET'],
  ['session', '/user/me/sessions/:id', 'DELETE'],
  ['session', '/user/me/password', 'POST'],
  ['session', '/user/me/two-factor', 'GET'],
  ['session', '/user/me/two-factor/start', 'POST'],
  ['session', '/user/me/two-factor/confirm', 'POST'],
  ['session', '/user/me/two-factor/end', 'POST'],
  ['session', '/user/me/passkeys/start', 'POST'],
  ['session', '/user/me/passkeys', 'POST'],
  ['session', '/user/me/passkeys/:id/remove', 'POST'],
  ['session', '/choices', 'GET'],
  ['session', '/search', 'GET'],
  ['session', '/views', 'GET POST'],
  ['session', '/views/:id', 'DELETE'],
  ['session', '/bulk-changes', 'GET POST'],
  ['session', '/bulk-changes/prices', 'POST'],
  ['session', '/bulk-changes/:id', 'GET'],
  ['session', '/bulk-changes/:id/stop', 'POST'],
  ['session', '/bulk-changes/:id/undo', 'POST'],
  ['session', '/dashboard', 'GET'],
  ['session', '/my-day', 'GET'],
  ['session', '/media', 'POST'],
  ['session', '/media/:id', 'GET'],
  ['postings:see', '/media/:id/file', 'GET'],
  ['our pages', '/subscribers', 'POST'],
  ['our pages', '/jobs/apply', 'POST'],
  ...record({ subject: 'users', path: '/user', one: 'GET PUT PATCH DELETE' }),
  ...record({ subject: 'postings', path: '/post-property', one: 'GET PUT DELETE', list: 'GET' }),
  ['postings:see', '/post-property/counts', 'GET'],
  ['postings:see', '/post-property/:id/duplicates', 'GET'],
  ['postings:publish', '/post-property/:id/decision', 'POST'],
  ['users:change', '/user/:id/invitation', 'POST'],
  ['users:change', '/user/:id/two-factor/reset', 'POST'],
  ['users:change', '/user/:id/open-work', 'GET'],
  ['users:change', '/user/:id/deactivation', 'POST'],
  ...record({ subject: 'teams', path: '/team' }),
  ...record({ subject: 'projects', path: '/project' }),
  ...record({ subject: 'projects', path: '/project/:owner/configuration' }),
  ...record({ subject: 'properties', path: '/property' }),
  ['projects:see', '/project/:id/preview', 'GET'],
  ['properties:see', '/property/:id/preview', 'GET'],
  ['properties:see', '/property/publishing-facts', 'GET'],
  ...record({ subject: 'articles', path: '/testimonial', ordered: true }),
  ...record({ subject: 'showcase', path: '/partner', ordered: true, one: TOGGLEABLE }),
  ...record({ subject: 'showcase', path: '/featured-city', ordered: true, one: TOGGLEABLE }),
  ...record({ subject: 'careers', path: '/jobs' }),
  ...record({ subject: 'articles', path: '/blog' }),
  ...record({ subject: 'subscribers', path: '/subscribers', one: 'GET', list: 'GET' }),
  ...record({ subject: 'master-lists', path: '/master-list/builder' }),
  ...record({ subject: 'master-lists', path: '/master-list/bhk', one: 'GET DELETE' }),
  ...record({ subject: 'master-lists', path: '/master-list/amenity' }),
  ...record({ subject: 'master-lists', path: '/master-list/tag' }),
  ...record({ subject: 'master-lists', path: '/master-list/locality' }),
  ...record({ subject: 'master-lists', path: '/master-list/city' }),
  ['session', '/choices/localities', 'GET'],
  ['master-lists:change', '/unmatched-localities', 'GET POST'],
  ['master-lists:change', '/unread-names', 'GET POST'],
  ...record({ subject: 'imports', path: '/import', one: 'GET' }),
  ['imports:change', '/import/:id/check', 'POST'],
  ['imports:change', '/import/:id/heading', 'POST'],
  ['imports:change', '/import/:id/start', 'POST'],
  ['imports:see', '/import/:id/changes', 'GET'],
  ['imports:see', '/import/:id/problems', 'GET'],
  ['imports:see', '/import/:id/left-out', 'GET'],
  ['imports:see', '/import/template/:kind', 'GET'],
  ['leads:see', '/enquiry', 'GET'],
  ['leads:change', '/enquiry', 'POST'],
  ['leads:change', '/lead-mail', 'GET'],
  ['leads:change', '/lead-mail/:id', 'DELETE'],
  ['settings:see', '/lead-source', 'GET'],
  ['settings:change', '/lead-source', 'POST'],
  ['settings:change', '/lead-source/:id/rotation', 'POST'],
  ['settings:change', '/lead-source/:id', 'DELETE'],
  ['leads:export', '/enquiry/export', 'GET'],
  ['leads:see', '/enquiry/colleagues', 'GET'],
  ['leads:see', '/enquiry/board', 'GET'],
  ['leads:see', '/enquiry/figures', 'GET'],
  ['leads:see', '/enquiry/counts', 'GET'],
  ['leads:see', '/live', 'GET'],
  ['leads:see', '/enquiry/reply-times', 'GET'],
  ['leads:see', '/enquiry/reply-templates', 'GET'],
  ['settings:see', '/enquiry/assignment', 'GET'],
  ['settings:change', '/enquiry/assignment', 'PUT'],
  ['leads:see', '/enquiry/with-colleagues', 'GET'],
  ['leads:change', '/enquiry/:id/request', 'POST'],
  ['leads:see', '/lead-request', 'GET'],
  ['leads:change', '/lead-request/:id/answer', 'POST'],
  ['leads:see', '/enquiry/:id', 'GET'],
  ['leads:change', '/enquiry/:id', 'PATCH'],
  ['leads:change', '/enquiry/:id/note', 'POST'],
  ['leads:change', '/enquiry/:id/contact', 'POST'],
  ['leads:change', '/enquiry/:id/fake', 'POST'],
  ['blocked-senders:see', '/blocked-sender', 'GET'],
  ['blocked-senders:change', '/blocked-sender', 'POST'],
  ['blocked-senders:delete', '/blocked-sender/:id', 'DELETE'],
  ['leads:change', '/enquiry/:id/homes', 'POST'],
  ['leads:see', '/contact', 'GET'],
  ['leads:see', '/contact/lookup', 'GET'],
  ['leads:see', '/contact/:id', 'GET'],
  ['leads:change', '/contact/:id', 'PATCH'],
  ['leads:change', '/contact/:id/point', 'POST'],
  ['leads:change', '/contact/:id/point/:point', 'DELETE'],
  ['leads:change', '/contact/:id/merge', 'POST'],
  ['leads:see', '/contact/:id/homes', 'GET'],
  ['leads:see', '/visit', 'GET'],
  ['leads:change', '/visit/:id', 'PATCH'],
  ['leads:see', '/visit/:id/calendar', 'GET'],
  ['applications:see', '/application', 'GET'],
  ['applications:export', '/application/export', 'GET'],
  ['applications:see', '/application/jobs', 'GET'],
  ['applications:see', '/application/:id', 'GET'],
  ['applications:change', '/application/:id', 'PATCH'],
  ['applications:see', '/application/:id/document', 'GET'],
  ['applications:see', '/application/:id/letter/:kind', 'GET'],
  ['applications:change', '/application/:id/letter', 'POST'],
  ['applications:change', '/application/:id/note', 'POST'],
  ['applications:change', '/application/:id/retention', 'POST'],
  ['history:see', '/access-log', 'GET'],
  ['history:see', '/history', 'GET'],
  ['history:see', '/history/choices', 'GET'],
  ['history:see', '/history/:id', 'GET'],
  ['properties:delete', '/property/:id/restore', 'POST'],
  ['projects:delete', '/project/:id/restore', 'POST'],
  ['articles:delete', '/blog/:id/restore', 'POST'],
  ['careers:delete', '/jobs/:id/restore', 'POST'],
  ['users:delete', '/user/:id/restore', 'POST'],
  ['history:see', '/deleted/:kind', 'GET'],
  ['history:change', '/deleted/:kind/:id/restore', 'POST'],
  ['privacy:change', '/privacy/find', 'POST'],
  ['privacy:export', '/privacy/export', 'POST'],
  ['privacy:change', '/privacy/erase', 'POST'],
  ['privacy:see', '/privacy/requests', 'GET'],
  ['privacy:change', '/privacy/decline', 'POST'],
  ['privacy:change', '/privacy/withdraw', 'POST'],
  ['settings:see', '/settings', 'GET'],
  ['settings:change', '/settings/site', 'PUT'],
  ['settings:change', '/settings/counters', 'PUT'],
  ['settings:change', '/settings/home-sections', 'PUT'],
  ['settings:change', '/settings/brand', 'PUT'],
  ['settings:see', '/settings/theme', 'GET'],
  ['settings:change', '/settings/mail', 'PUT'],
  ['settings:change', '/settings/imports', 'PUT'],
  ['settings:change', '/settings/retention', 'PUT'],
  ['settings:change', '/settings/office', 'PUT'],
  ['settings:change', '/settings/replies', 'PUT'],
  ['settings:change', '/settings/security', 'PUT'],
  ['pages:see', '/page', 'GET'],
  ['pages:see', '/page/words', 'GET'],
  ['pages:change', '/page/draft', 'PUT DELETE'],
  ['pages:publish', '/page/publish', 'POST'],
  ['pages:see', '/page/version', 'GET'],
  ['pages:change', '/page/restore', 'POST'],
  ...record({ subject: 'pages', path: '/faq', ordered: true }),
  ...record({ subject: 'pages', path: '/popular-link', ordered: true }),
  ...record({ subject: 'pages', path: '/redirect' }),
  ['session', '/*', 'GET POST PUT PATCH DELETE OPTIONS TRACE QUERY'],
];

export interface StaffCall {
  access: Access;
  method: HTTPMethods;
  path: string;
}

/** Every call below /api/v1/admin and who may make it, maintained by hand; GET includes HEAD. */
export const staffCalls: StaffCall[] = DECISIONS.flatMap(([access, path, methods]) =>
  methods
    .replace('GET', 'GET HEAD')
    .split(' ')
    .map((method) => ({ access, path, method })),
);
