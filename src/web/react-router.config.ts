import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // The whole route table travels with the page: no manifest requests to cache, purge or protect.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
