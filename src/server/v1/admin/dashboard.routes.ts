import type { Core } from '#core';
import { staffRoutes } from './staff-routes.ts';

/** What every screen needs: figures, options of the forms, and one search over all records. */
export const dashboardRoutes = (core: Core) =>
  staffRoutes({
    'GET /dashboard': ({ actor, query }) => core.dashboard(actor, query),
    'GET /choices': () => core.choices(),
    'GET /search': ({ query }) => core.palette.find(query),
  });
