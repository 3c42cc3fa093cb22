import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
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
  .describe('Address under which visitors reach the site, such as `https://www.example.in`');

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
      'Read replicas, comma separated: visitors read them in turn. One that does not answer or lags is left out until it has caught up',
    ),
  DATABASE_DIRECT_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('The database past PgBouncer, for `aangan migrate`; needed only where DATABASE_URL leads through it'),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10).describe('Connections each process may open'),
  SITE_ORIGIN: origin,
  APP_SECRET: z
    .string()
    .min(32)
    .describe(
      'At least 32 random characters; signs the private links in mails and seals the secrets of authenticator apps. Changing it ends all links sent before, and codes of apps',
    ),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  PORT: port.default(3000).describe('Port of the site and its API'),
  OPERATIONS_HOST: z.string().default('127.0.0.1').describe('Address of the private port'),
  OPERATIONS_PORT: port.default(3001).describe('Private port with `/livez`, `/readyz` and `/metrics`; never expose it'),
  TRUST_PROXY: z
    .string()
    .default('')
    .refine((list) => list === '' || list.split(',').every((each) => isNetwork(each.trim())), {
      error: 'must hold addresses or networks such as 10.0.0.0/8, separated by commas',
    })
    .describe('Addresses or networks of the proxies in front, comma separated; only these may say who the visitor is'),
  CACHE_PURGE_URLS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((url) => url.trim().replace(/(?<!\/)\/+$/, '') || []))
    .pipe(z.array(z.url({ protocol: /^https?$/ })))
    .describe(
      'Where the caches in front take `PURGE` from the worker, comma separated, such as `http://127.0.0.1:6091`',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server, such as `smtps://user:password@host`. Without it mails are written to MAIL_FOLDER'),
  MAIL_FROM: z.email().default('no-reply@aangan.example').describe('Address that our mails come from'),
  MAIL_FOLDER: z.string().default('.local/mail').describe('Folder for mails when no mail server is set'),
  CACHE_FOLDER: z
    .string()
    .default('.local/cache')
    .describe('Folder for pictures that can be drawn again at any time; it grows to about 2 GB and may be emptied'),
  FILES_FOLDER: z
    .string()
    .default('.local/files')
    .describe('Folder for what visitors and staff upload, unless a bucket is set; back it up with the database'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/(?<!\/)\/+$/, ''))
    .optional()
    .describe(
      'Store that speaks S3, for sites on more than one machine, such as `https://s3.ap-south-1.amazonaws.com`',
    ),
  S3_REGION: z.string().default('ap-south-1').describe('Region of the store'),
  S3_BUCKET: z.string().default('aangan').describe('Bucket for what visitors and staff upload; it must not be public'),
  S3_ACCESS_KEY_ID: z.string().default('').describe('Key for the store'),
  S3_SECRET_ACCESS_KEY: z.string().default('').describe('Secret of that key'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe(
      'Redis or Valkey, such as `redis://host:6379`, in which several instances count what one visitor may do. Without it, and while it is away, each counts for itself',
    ),
  CLAMD_ADDRESS: z
    .string()
    .optional()
    .describe(
      'Virus scanner for uploaded documents: `host:port` or the socket file of clamd. Without it none is scanned',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('How much is logged'),
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60)
    .default(0)
    .describe(
      'How long a web process that is asked to stop goes on taking requests while `/readyz` says no, so that a load balancer turns to others first; 0 without one, else 5',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/(?<!\/)\/+$/, ''))
    .optional()
    .describe('Collector for traces (OTLP over HTTP), such as `http://127.0.0.1:4318`. Without it nothing is traced'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of requests and jobs that are traced: 1 is all, 0.01 one in a hundred'),
  SHUTDOWN_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(300)
    .default(30)
    .describe('How long requests and jobs may take to finish when the process is asked to stop'),
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
