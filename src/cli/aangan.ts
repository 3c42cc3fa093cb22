#!/usr/bin/env node
import packageJson from '../../package.json' with { type: 'json' };
import type { Role } from './preflight.ts';

const USAGE = `aangan <command>

  web            serve the site and its API
  worker         run background jobs
  all            both in one process
  migrate        apply pending database migrations
  seed --demo    fill an empty database with demo data
  demo reset     remove the demo data
  admin          add an administrator, set a password, list the staff
  leads receive  read the lead in an email of a portal from the standard input
  doctor         check everything the site needs and suggest fixes (--json)
  search rebuild
                 rebuild the search index of listings
  sitemap rebuild
                 rebuild the sitemap for search engines
  secrets renew  use the current APP_SECRET for what an earlier one encrypted
  backup         back up database and files to a dated folder
  restore        restore a backup into an empty database
  erasures apply
                 after a restore of PostgreSQL, erase again who was erased since
  --version      print the version of this release

For settings, see docs/configuration.md.`;

/** Checks the configuration before importing the application, so that errors appear within a second. */
async function serve(role: Role): Promise<void> {
  const [{ misspeltSettings, readConfig }, { preflight }] = await Promise.all([
    import('./config.ts'),
    import('./preflight.ts'),
  ]);
  const config = readConfig(process.env);
  for (const warning of misspeltSettings(process.env)) console.warn(warning);
  await preflight(role, config);
  const { runRole } = await import('./roles.ts');
  await runRole(role, config);
}

/** Each command imports its modules on demand, because importing the whole application takes seconds. */
const COMMANDS: Record<string, (args: string[]) => Promise<void>> = {
  web: () => serve('web'),
  worker: () => serve('worker'),
  all: () => serve('all'),
  migrate: async () => (await import('./commands/maintenance.ts')).migrateDatabase(),
  seed: async (args) => (await import('./commands/seed.ts')).seed(args),
  demo: async (args) => (await import('./commands/demo.ts')).demo(args),
  admin: async (args) => (await import('./commands/admin.ts')).admin(args),
  leads: async (args) => (await import('./commands/leads.ts')).leads(args),
  doctor: async (args) => {
    const { doctor } = await import('./doctor/doctor.ts');
    process.exitCode = (await doctor(process.env, args)) ? 0 : 1;
  },
  search: async (args) => (await import('./commands/maintenance.ts')).rebuild('search', args),
  sitemap: async (args) => (await import('./commands/maintenance.ts')).rebuild('sitemap', args),
  secrets: async (args) => (await import('./commands/maintenance.ts')).secrets(args),
  backup: async (args) => (await import('./backup/commands.ts')).backup(args),
  restore: async (args) => (await import('./backup/commands.ts')).restore(args),
  erasures: async (args) => (await import('./commands/maintenance.ts')).erasures(args),
  help: async () => console.log(USAGE),
  '--help': async () => console.log(USAGE),
  '--version': async () => console.log(packageJson.version),
};

/** Errors that an operator can fix print only their message. Matched by name because their modules load on demand. */
const EXPLAINED = new Set([
  'AdminError',
  'BackupError',
  'ConfigError',
  'DomainError',
  'MigrationError',
  'SeedError',
  'UsageError',
]);

const [name = 'help', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
try {
  if (command) await command(args);
  else {
    console.error(`aangan: unknown command "${name}".\n\n${USAGE}`);
    process.exitCode = 2;
  }
} catch (error) {
  console.error(error instanceof Error && EXPLAINED.has(error.name) ? error.message : error);
  // A partly completed start leaves open connections that would keep the process running.
  process.exit(1);
}
