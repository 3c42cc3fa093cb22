import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import type { KeyRing } from '#core';
import { ConfigError, explainIssue, findTypos } from './config-errors.ts';

const port = z.coerce.number().int().min(0).max(65_535);
/** Network names that the trusted-proxy setting accepts. */
const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** An address, a network such as 10.0.0.0/8, or one of the names. */
function isNetwork(text: string): boolean {
  if (NAMED_NETWORKS.has(text) || isIP(text) !== 0) return true;
  const [address = '', bits = '', ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0 || !/^\d{1,3}$/.test(bits)) return false;
  try {
    new BlockList().addSubnet(address, Number(bits), family === 6 ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
}

const origin = z
  .url({ protocol: /^https?$/ })
  .transform((url) => new URL(url).origin)
  .describe('Public URL of the site, such as `https://www.example.in`');

/**
 * All settings, read once at start from the environment. A secret can also be given as a file:
 * `APP_SECRET_FILE=/run/secrets/app` reads the value from that file.
 */
export const Config = z.object({
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .describe('PostgreSQL 15 or newer, for example `postgres://user:password@host:5432/aangan`'),
  DATABASE_READ_URLS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((url) => url.trim() || []))
    .pipe(z.array(z.url({ protocol: /^postgres(ql)?$/ })))
    .describe(
      'Read replicas, comma separated: public reads rotate between them. A replica that is unavailable or lagging is skipped until it has caught up',
    ),
  DATABASE_DIRECT_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(
      'Direct connection to the database for `aangan migrate` and the notifications of new leads; needed only if DATABASE_URL points to PgBouncer',
    ),
  DATABASE_OWNER_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(
      'The owner of the tables, for `aangan migrate` and other commands that change more than rows: a direct connection, and another account than that of DATABASE_URL, which then gets only the rights that it needs',
    ),
  DATABASE_READ_ROLE: z
    .string()
    .max(63)
    .optional()
    .describe(
      'An account for reports, to which `aangan migrate` grants reading, without passwords, sessions and emails',
    ),
  DATABASE_POOL_SIZE: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(10)
    .describe('Maximum number of database connections per process'),
  SITE_ORIGIN: origin,
  APP_SECRET: z
    .string()
    .min(32)
    .describe(
      'At least 32 random characters; signs the private links in emails and encrypts the secrets of authenticator apps. To replace it, keep the old one in APP_SECRET_PREVIOUS',
    ),
  APP_SECRET_PREVIOUS: z
    .string()
    .min(32)
    .optional()
    .describe(
      'The secret before APP_SECRET, after it was replaced: links sent before keep working. Run `aangan secrets renew` once, and remove it when those links may end',
    ),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  PORT: port.default(3000).describe('Port of the site and its API'),
  OPERATIONS_HOST: z.string().default('127.0.0.1').describe('Address that the private port listens on'),
  OPERATIONS_PORT: port
    .default(3001)
    .describe('Private port with `/livez`, `/readyz` and `/metrics`; never expose it to the internet'),
  TRUST_PROXY: z
    .string()
    .default('')
    .refine((list) => list === '' || list.split(',').every((each) => isNetwork(each.trim())), {
      error: 'must be IP addresses or networks such as 10.0.0.0/8, separated by commas',
    })
    .describe(
      'Addresses or networks of your reverse proxies, comma separated; X-Forwarded-For is accepted only from these',
    ),
  CACHE_PURGE_URLS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((url) => url.trim().replace(/(?<!\/)\/+$/, '') || []))
    .pipe(z.array(z.url({ protocol: /^https?$/ })))
    .describe(
      'URLs of the page caches that accept `PURGE` from the worker, comma separated, such as `http://127.0.0.1:6091`',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server, such as `smtps://user:password@host`. Without it, emails are written to MAIL_FOLDER'),
  MAIL_FROM: z.email().default('no-reply@aangan.example').describe('Sender address of all emails'),
  MAIL_FOLDER: z.string().default('.local/mail').describe('Folder for emails when no mail server is set'),
  VISITOR_MAILS_PER_HOUR: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .optional()
    .describe(
      'Emails that forms of visitors may cause within an hour, by default 600; more are delayed, never dropped',
    ),
  CACHE_FOLDER: z
    .string()
    .default('.local/cache')
    .describe('Folder for generated pictures; it grows to about 2 GB and can be emptied at any time'),
  FILES_FOLDER: z
    .string()
    .default('.local/files')
    .describe('Folder for uploads of visitors and staff, unless a bucket is set; back it up with the database'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/(?<!\/)\/+$/, ''))
    .optional()
    .describe(
      'S3-compatible object store, for sites on more than one machine, such as `https://s3.ap-south-1.amazonaws.com`',
    ),
  S3_REGION: z.string().default('ap-south-1').describe('Region of the object store'),
  S3_BUCKET: z.string().default('aangan').describe('Bucket for uploads of visitors and staff; it must not be public'),
  S3_ACCESS_KEY_ID: z.string().default('').describe('Access key of the object store'),
  S3_SECRET_ACCESS_KEY: z.string().default('').describe('Secret of the access key'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe(
      'Redis or Valkey for rate limits shared by several instances, such as `redis://host:6379`. Without it, or while it is unavailable, each instance counts separately',
    ),
  CLAMD_ADDRESS: z
    .string()
    .optional()
    .describe(
      'Virus scanner for uploaded documents: `host:port` or the socket file of clamd. Without it, documents are not scanned',
    ),
  LEAD_MAIL_PATTERNS: z
    .string()
    .optional()
    .describe(
      'JSON file with the words in front of the values in the emails of portals, for `aangan leads receive`. Without it, only the invented samples are known',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('Minimum level of log messages'),
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60)
    .default(0)
    .describe(
      'Seconds that a stopping web process continues to accept requests while `/readyz` fails, so that a load balancer can switch to other instances; 0 without a load balancer, otherwise 5',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/(?<!\/)\/+$/, ''))
    .optional()
    .describe('Collector for traces (OTLP over HTTP), such as `http://127.0.0.1:4318`. Without it, nothing is traced'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of requests and jobs that are traced: 1 for all, 0.01 for one in a hundred'),
  SHUTDOWN_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(300)
    .default(30)
    .describe('Seconds that requests and jobs have to finish when the process stops'),
});
export type Config = z.infer<typeof Config>;

interface EnvironmentValues {
  values: Record<string, string | undefined>;
  unreadable: string[];
}

function withFiles(environment: NodeJS.ProcessEnv): EnvironmentValues {
  const settings: EnvironmentValues = { values: {}, unreadable: [] };
  for (const name of Object.keys(Config.shape)) {
    const file = environment[`${name}_FILE`];
    try {
      const value = file === undefined ? environment[name] : readFileSync(file, 'utf8').trim();
      if (value !== undefined && value !== '') settings.values[name] = value;
    } catch {
      settings.unreadable.push(`${name}_FILE names a file that cannot be read.`);
    }
  }
  return settings;
}

/** Variables that look like misspelt settings; they have no effect. */
export const misspeltSettings = (environment: NodeJS.ProcessEnv): string[] =>
  findTypos(environment, Object.keys(Config.shape));

/** Reads the configuration, or throws with all errors at once. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const { values, unreadable } = withFiles(environment);
  const result = Config.safeParse(values);
  if (result.success && unreadable.length === 0) return result.data;
  const issues = result.error?.issues ?? [];
  const firstIssues = issues.filter(
    ({ path }, index) => issues.findIndex((other) => other.path[0] === path[0]) === index,
  );
  const descriptions: Record<string, { description?: string }> = Config.shape;
  throw new ConfigError([
    ...unreadable,
    ...firstIssues.map((issue) => {
      const name = String(issue.path[0]);
      return explainIssue(issue, values[name] !== undefined, descriptions[name]?.description ?? name);
    }),
    ...misspeltSettings(environment),
  ]);
}

/** The secrets that links and stored texts may be made with, the current one first. */
export const keyRing = ({ APP_SECRET, APP_SECRET_PREVIOUS }: Config): KeyRing =>
  APP_SECRET_PREVIOUS === undefined ? [APP_SECRET] : [APP_SECRET, APP_SECRET_PREVIOUS];

/** The way to the database that keeps the state of a connection, past a pooler. */
export const directUrl = ({ DATABASE_DIRECT_URL, DATABASE_URL }: Config): string => DATABASE_DIRECT_URL ?? DATABASE_URL;
