import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // A page's loader in a file of its own is one more request for a few hundred bytes.
  splitRouteModules: false,
  appDirectory: 'app',
  buildDirectory: 'build',
  // The whole route table travels with the page: no manifest requests to cache, purge or protect.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
