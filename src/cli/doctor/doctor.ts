import { parseArgs } from 'node:util';
import { createLogger } from '#server';
import { connect } from '../app.ts';
import { misspeltSettings, readConfig } from '../config.ts';
import { ConfigError } from '../config-errors.ts';
import { checkDatabase, checkNotifications, checkQueue } from './database.check.ts';
import { type Check, type CheckContext, type Finding, findingsFor, getReason } from './finding.ts';
import { checkProxy, checkSettings } from './settings.check.ts';
import { checkMail, checkScanner, checkStorage } from './storage.check.ts';

const CHECKS: [name: string, check: Check][] = [
  ['settings', checkSettings],
  ['database', checkDatabase],
  ['notifications', checkNotifications],
  ['queue', checkQueue],
  ['mail', checkMail],
  ['files', checkStorage],
  ['scanner', checkScanner],
  ['proxy', checkProxy],
];
const WIDTH = 13;

async function examine(context: CheckContext): Promise<Finding[]> {
  const found = await Promise.all(
    CHECKS.map(([name, check]) =>
      check(context).catch((error: unknown) => [
        findingsFor(name).problem(`could not be checked: ${getReason(error)}`),
      ]),
    ),
  );
  return found.flat();
}

/** Runs all checks; an invalid configuration is reported alone, because nothing else can be checked. */
export async function findings(environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  try {
    const config = readConfig(environment);
    const pool = connect(config, createLogger('silent'));
    try {
      const typos = misspeltSettings(environment).map((each) => findingsFor('configuration').warning(each));
      return [findingsFor('configuration').ok('can be read'), ...typos, ...(await examine({ config, pool }))];
    } finally {
      await pool.end();
    }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.issues.map((each) => findingsFor('configuration').problem(`${each} See docs/configuration.md`));
  }
}

/** Prints one line per finding and returns whether the site can work. */
export async function doctor(environment: NodeJS.ProcessEnv, args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } });
  const found = await findings(environment);
  const healthy = !found.some(({ level }) => level === 'problem');
  if (values.json) console.log(JSON.stringify({ healthy, findings: found }, null, 2));
  else
    for (const { check, level, message } of found)
      console.log(`${level.padEnd(9)}${check.padEnd(WIDTH + 1)}${message}`);
  return healthy;
}
