import { readFileSync } from 'node:fs';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((url) => new URL(url).origin)
  .describe('Address under which visitors reach the site, such as `https://www.example.in`');

/**
 * Everything an operator can set, read once at start from the environment. A secret can also be given as a file:
 * `APP_SECRET_FILE=/run/secrets/app` reads the value from there.
 */
export const Config = z.object({
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .describe('PostgreSQL 15 or newer, for example `postgres://user:password@host:5432/aangan`'),
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
    .describe('Addresses or networks of the proxies in front, comma separated; only these may say who the visitor is'),
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
  SHUTDOWN_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(300)
    .default(30)
    .describe('How long requests and jobs may take to finish when the process is asked to stop'),
});
export type Config = z.infer<typeof Config>;

export class ConfigRefused extends Error {
  override name = 'ConfigRefused';
}

function withFiles(environment: NodeJS.ProcessEnv): Record<string, string | undefined> {
  const given: Record<string, string | undefined> = {};
  for (const name of Object.keys(Config.shape)) {
    const file = environment[`${name}_FILE`];
    const value = file === undefined ? environment[name] : readFileSync(file, 'utf8').trim();
    if (value !== undefined && value !== '') given[name] = value;
  }
  return given;
}

/** Reads the configuration, or refuses with every problem at once. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const result = Config.safeParse(withFiles(environment));
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new ConfigRefused(`The configuration has ${problems.length} problem(s):\n${problems.join('\n')}`);
}
