import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

const PLACES = [
  '/usr/lib/postgresql/*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
  '/usr/pgsql-*/bin',
];

/** The folder of a PostgreSQL with client programs, which the bundled one lacks; undefined if none is installed. */
export const postgresPrograms = (): string | undefined =>
  [process.env.AANGAN_POSTGRES_BIN ?? '', ...PLACES.flatMap((place) => globSync(place).toSorted().toReversed())].find(
    (folder) => folder !== '' && ['postgres', 'pg_dump', 'pg_restore'].every((name) => existsSync(join(folder, name))),
  );
