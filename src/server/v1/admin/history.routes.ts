import type { Core } from '#core';
import { staffRoutes } from './staff-routes.ts';

/** Changes of records, and deleted records that can be restored. */
export const historyRoutes = ({ history, deleted }: Core) =>
  staffRoutes({
    'GET /history': ({ actor, query }) => history.service(actor).list(query),
    'GET /history/choices': ({ actor }) => history.service(actor).choices(),
    'GET /history/:id': async ({ actor, params }) => ({ record: await history.service(actor).read(params.id) }),
    'GET /deleted/:kind': ({ actor, params, query }) => deleted.service(actor).list(params.kind, query),
    'POST /deleted/:kind/:id/restore': ({ actor, params }) => deleted.service(actor).restore(params.kind, params.id),
  });
