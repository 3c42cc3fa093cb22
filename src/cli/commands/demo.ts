import { parseArgs } from 'node:util';
import { openFiles } from '../app.ts';
import { ownerUrl, UsageError, withDatabase } from './with-database.ts';

const USAGE = `aangan demo reset [--yes]

Empties a database filled by "aangan seed --demo": listings, people, enquiries, files and demo accounts.
Other staff accounts and the settings stay. Without --yes it only lists what it would remove.`;

const count = (number: number, noun: string) => `${number.toLocaleString('en-IN')} ${noun}`;

/** `aangan demo reset`. */
export async function demo([action, ...args]: string[]): Promise<void> {
  if (action !== 'reset') throw new UsageError(USAGE);
  const { values } = parseArgs({ args, options: { yes: { type: 'boolean', default: false } } });
  // Loaded on demand, so that no other command and no role loads the demo.
  const { describeDemo, resetDemo, SeedError } = await import('#demo');
  await withDatabase(async ({ config, db }) => {
    const { properties, projects, enquiries, changes } = await describeDemo(db);
    const what = [count(properties, 'properties'), count(projects, 'projects'), count(enquiries, 'enquiries')].join(
      ', ',
    );
    if (!values.yes)
      throw new SeedError(
        `This would remove ${what}, all files, and everything entered since the demo was loaded (${count(changes, 'changes by staff')}). Add --yes to confirm.`,
      );
    await resetDemo(db);
    const files = openFiles(config);
    let removed = 0;
    for await (const path of files.all()) {
      await files.remove(path);
      removed += 1;
    }
    console.log(
      `Removed ${what} and ${count(removed, 'files')}. Create your administrator with "aangan admin create".`,
    );
  }, ownerUrl);
}
