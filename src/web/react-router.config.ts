import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // A separate file for a page's loader would be an extra request for a few hundred bytes.
  splitRouteModules: false,
  appDirectory: 'app',
  buildDirectory: 'build',
  // The whole route table is sent with the page: no manifest requests to cache, purge or protect.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
