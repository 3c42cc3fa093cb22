#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { createLinks, DomainError, hashPassword, installJobQueue, rebuildSearch, rebuildSitemap } from '#core';
import { type Db, MigrationRefused, migrate, openDb, SeedRefused, seedDemo } from '#db';
import { createLogger } from '#server';
import { AdminRefused, admin } from './admin.ts';
import { backup, restore } from './backup/commands.ts';
import { BackupRefused } from './backup/postgres-programs.ts';
import { ConfigRefused, readConfig } from './config.ts';
import { doctor } from './doctor/doctor.ts';
import { connect, openFiles, type Role } from './house.ts';
import { runRole } from './roles.ts';

const USAGE = `aangan <command>

  web            serve the site and its API
  worker         run background jobs
  all            both in one process
  migrate        bring the database up to this release
  seed --demo    fill an empty database with demo data
  admin          add an administrator, set a password, list the staff
  doctor         look at everything the site needs, and say what to do (--json)
  search rebuild build the rows that listings are found by anew
  sitemap rebuild
                 list every published page for search engines anew
  backup         write database and files into a dated folder
  restore        bring a backup back, into an empty database

Everything else is configuration: see docs/configuration.md.`;

export const DEMO_STAFF = { fullName: 'Asha Menon', email: 'asha@aangan.example', password: 'courtyard-demo-2026' };

async function migrateDatabase(): Promise<void> {
  const config = readConfig(process.env);
  const pool = connect(
    { ...config, DATABASE_URL: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL },
    createLogger('warn'),
  );
  try {
    const applied = await migrate(pool);
    await installJobQueue(pool);
    console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
  } finally {
    await pool.end();
  }
}

async function seed(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { demo: { type: 'boolean', default: false } } });
  if (!values.demo) throw new Error('Say what to seed: aangan seed --demo');
  const config = readConfig(process.env);
  const pool = connect(config, createLogger('warn'));
  try {
    const { password, ...staff } = DEMO_STAFF;
    const db = openDb(pool);
    const demoStaff = { ...staff, passwordHash: await hashPassword(password) };
    const files = openFiles(config);
    const seeded = await seedDemo(db, demoStaff, {
      keep: (path, body, type) => files.put(path, body, type),
    });
    if (seeded) await rebuildSearch(db);
    console.log(seeded ? 'Demo data loaded.' : 'Demo data is there already.');
  } finally {
    await pool.end();
  }
}

async function withDatabase(work: (db: Db) => Promise<void>): Promise<void> {
  const pool = connect(readConfig(process.env), createLogger('warn'));
  try {
    await work(openDb(pool));
  } finally {
    await pool.end();
  }
}

/** A repair, or a first load after rows were imported past the application. */
async function search([action]: string[]): Promise<void> {
  if (action !== 'rebuild') throw new Error('Say what to do: aangan search rebuild');
  const pool = connect(readConfig(process.env), createLogger('warn'));
  try {
    await rebuildSearch(openDb(pool));
    console.log('Search rows, counts and suggestions are built anew.');
  } finally {
    await pool.end();
  }
}

async function sitemap([action]: string[]): Promise<void> {
  if (action !== 'rebuild') throw new Error('Say what to do: aangan sitemap rebuild');
  const config = readConfig(process.env);
  const pool = connect(config, createLogger('warn'));
  try {
    const links = createLinks(config.SITE_ORIGIN, config.APP_SECRET);
    await rebuildSitemap({ db: openDb(pool), links, now: () => new Date() });
    console.log('The sitemap is made anew.');
  } finally {
    await pool.end();
  }
}

async function main([command, ...args]: string[]): Promise<void> {
  switch (command ?? 'help') {
    case 'web':
    case 'worker':
    case 'all':
      return runRole(command as Role, readConfig(process.env));
    case 'migrate':
      return migrateDatabase();
    case 'seed':
      return seed(args);
    case 'admin':
      return withDatabase((db) => admin(db, args));
    case 'doctor':
      process.exitCode = (await doctor(process.env, args)) ? 0 : 1;
      return;
    case 'search':
      return search(args);
    case 'sitemap':
      return sitemap(args);
    case 'backup':
      return backup(readConfig(process.env), args);
    case 'restore':
      return restore(readConfig(process.env), args);
    default:
      console.log(USAGE);
      process.exitCode = command === undefined || command === 'help' || command === '--help' ? 0 : 2;
  }
}

/** What the operator can mend gets a sentence; what we did not foresee gets its stack. */
const expected = (error: unknown): error is Error =>
  [AdminRefused, BackupRefused, ConfigRefused, DomainError, MigrationRefused, SeedRefused].some(
    (kind) => error instanceof kind,
  );

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(expected(error) ? error.message : error);
  process.exitCode = 1;
});
