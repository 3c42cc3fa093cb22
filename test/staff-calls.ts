import type { HTTPMethods } from 'fastify';

/** Who may make a call: staff with a session, staff with a permission, any request from our own pages, or anyone. */
type Access =
  | 'session'
  | 'enquiries'
  | 'applications'
  | 'settings'
  | 'audit'
  | 'privacy'
  | 'users'
  | 'our pages'
  | 'anybody';
type Decision = [access: Access, path: string, methods: string];

/** Methods of a record that can also be switched on and off. */
const TOGGLEABLE = 'GET PUT PATCH DELETE';

/** The calls of a kind of record: its list, the export of the list, and a single record. */
const record = (path: string, one = 'GET PATCH DELETE', list = 'GET POST', access: Access = 'session'): Decision[] => [
  [access, path, list],
  [access, `${path}/export`, 'GET'],
  [access, `${path}/:id`, one],
];

/** The same for users who may change settings. */
const siteRecord = (path: string): Decision[] => record(path, undefined, undefined, 'settings');

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
  ['session', '/dashboard', 'GET'],
  ['session', '/media', 'POST'],
  ['session', '/media/:id', 'GET'],
  ['session', '/media/:id/file', 'GET'],
  ['our pages', '/subscribers', 'POST'],
  ['our pages', '/jobs/apply', 'POST'],
  ...record('/user', 'GET', 'GET'),
  ['users', '/user', 'POST'],
  ['users', '/user/:id', 'PUT PATCH DELETE'],
  ...record('/post-property', 'GET PUT DELETE', 'GET'),
  ['session', '/post-property/counts', 'GET'],
  ['session', '/post-property/:id/duplicates', 'GET'],
  ['session', '/post-property/:id/decision', 'POST'],
  ['users', '/user/:id/invitation', 'POST'],
  ['users', '/user/:id/two-factor/reset', 'POST'],
  ...record('/project'),
  ...record('/project/:owner/configuration'),
  ...record('/property'),
  ['session', '/project/:id/preview', 'GET'],
  ['session', '/property/:id/preview', 'GET'],
  ...record('/testimonial'),
  ...record('/partner', TOGGLEABLE),
  ...record('/featured-city', TOGGLEABLE),
  ...record('/jobs'),
  ...record('/blog'),
  ...record('/subscribers', 'GET', 'GET'),
  ...record('/master-list/builder'),
  ...record('/master-list/bhk', 'GET DELETE'),
  ...record('/master-list/amenity'),
  ...record('/master-list/tag'),
  ...record('/master-list/locality'),
  ...record('/master-list/city'),
  ['session', '/choices/localities', 'GET'],
  ['session', '/unmatched-localities', 'GET POST'],
  ['session', '/unread-names', 'GET POST'],
  ...record('/import', 'GET'),
  ['session', '/import/:id/check', 'POST'],
  ['session', '/import/:id/start', 'POST'],
  ['session', '/import/:id/problems', 'GET'],
  ['session', '/import/template/:kind', 'GET'],
  ['enquiries', '/enquiry', 'GET'],
  ['enquiries', '/enquiry/export', 'GET'],
  ['enquiries', '/enquiry/colleagues', 'GET'],
  ['enquiries', '/enquiry/reply-times', 'GET'],
  ['settings', '/enquiry/assignment', 'GET PUT'],
  ['enquiries', '/enquiry/:id', 'GET PATCH'],
  ['enquiries', '/enquiry/:id/note', 'POST'],
  ['applications', '/application', 'GET'],
  ['applications', '/application/export', 'GET'],
  ['applications', '/application/jobs', 'GET'],
  ['applications', '/application/:id', 'GET PATCH'],
  ['applications', '/application/:id/document', 'GET'],
  ['applications', '/application/:id/letter/:kind', 'GET'],
  ['applications', '/application/:id/letter', 'POST'],
  ['applications', '/application/:id/note', 'POST'],
  ['applications', '/application/:id/retention', 'POST'],
  ['audit', '/access-log', 'GET'],
  ['audit', '/history', 'GET'],
  ['audit', '/history/choices', 'GET'],
  ['audit', '/history/:id', 'GET'],
  ['audit', '/deleted/:kind', 'GET'],
  ['audit', '/deleted/:kind/:id/restore', 'POST'],
  ['privacy', '/privacy/find', 'POST'],
  ['privacy', '/privacy/export', 'POST'],
  ['privacy', '/privacy/erase', 'POST'],
  ['privacy', '/privacy/requests', 'GET'],
  ['privacy', '/privacy/decline', 'POST'],
  ['settings', '/settings', 'GET'],
  ['settings', '/settings/site', 'PUT'],
  ['settings', '/settings/counters', 'PUT'],
  ['settings', '/settings/home-sections', 'PUT'],
  ['settings', '/settings/mail', 'PUT'],
  ['settings', '/settings/retention', 'PUT'],
  ['settings', '/settings/security', 'PUT'],
  ['settings', '/page', 'GET'],
  ['settings', '/page/words', 'GET'],
  ['settings', '/page/draft', 'PUT DELETE'],
  ['settings', '/page/publish', 'POST'],
  ['settings', '/page/version', 'GET'],
  ['settings', '/page/restore', 'POST'],
  ...siteRecord('/faq'),
  ...siteRecord('/popular-link'),
  ...siteRecord('/redirect'),
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
