import { type Db, tables } from '#db';
import { worksOnEnquiries } from '../leads/index.ts';
import { getCityAliases, type LocalityNames, readLocalityNames } from '../listings/index.ts';
import { type ListedNames, nameKey, readMasterNames } from '../sheet-cells.ts';

const { users } = tables;

/** The names of the master lists, as the cells of a file may write them. */
export interface ImportNames extends ListedNames {
  labels: ListedNames['labels'] & { colleague: ReadonlyMap<number, string> };
  localities: LocalityNames;
  /** The city of a name in a cell, which may be a former or short one. */
  findCity: (text: string) => number | undefined;
}

/** More colleagues than any company has; a safeguard only. */
const MAX_COLLEAGUES = 10_000;

/** The colleagues who work on leads by email address, and by name if only one has it. */
async function readColleagues(db: Db) {
  const people = await db
    .select({ id: users.id, name: users.fullName, email: users.email })
    .from(users)
    .where(worksOnEnquiries())
    .limit(MAX_COLLEAGUES);
  const ids = new Map<string, number>();
  const shared = new Set<string>();
  for (const { id, name } of people) {
    if (ids.has(nameKey(name))) shared.add(nameKey(name));
    ids.set(nameKey(name), id);
  }
  for (const name of shared) ids.delete(name);
  for (const { id, email } of people) ids.set(nameKey(email), id);
  return { ids, labels: new Map(people.map(({ id, name, email }) => [id, shared.has(nameKey(name)) ? email : name])) };
}

export async function readImportNames(db: Db): Promise<ImportNames> {
  const lists = await readMasterNames(db);
  const colleagues = await readColleagues(db);
  const cities = new Map(
    [...lists.labels.city].flatMap(([id, name]) => getCityAliases(name).map((alias) => [nameKey(alias), id] as const)),
  );
  for (const [id, name] of lists.labels.city) cities.set(nameKey(name), id);
  return {
    ...lists,
    labels: { ...lists.labels, colleague: colleagues.labels },
    colleague: colleagues.ids,
    localities: await readLocalityNames(db),
    findCity: (text) => cities.get(nameKey(text)),
  };
}

/** A city has at most this many words. */
const MAX_CITY_WORDS = 3;

interface Place {
  cityId: number | undefined;
  locality: string;
}

/** The longest city that the words start or end with, and the words without it. */
function cutCity(text: string, findCity: ImportNames['findCity']): Place | undefined {
  const words = text.split(' ');
  for (let count = Math.min(MAX_CITY_WORDS, words.length); count > 0; count -= 1) {
    const first = findCity(words.slice(0, count).join(' '));
    if (first !== undefined) return { cityId: first, locality: words.slice(count).join(' ') };
    const last = findCity(words.slice(-count).join(' '));
    if (last !== undefined) return { cityId: last, locality: words.slice(0, -count).join(' ') };
  }
  return undefined;
}

/** Splits a cell with a city and its locality in any order: 'Gurgaon, Sec 63-A', 'Sector 150 Noida'. */
export function splitPlace(text: string, findCity: ImportNames['findCity']): Place {
  const parts = text
    .split(/[,;/|\n]| - /)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
  const place = parts.findIndex((part) => findCity(part) !== undefined);
  if (place >= 0)
    return { cityId: findCity(parts[place] ?? ''), locality: parts.filter((_, at) => at !== place).join(', ') };
  for (const [at, part] of parts.entries()) {
    const cut = cutCity(part, findCity);
    if (cut)
      return {
        ...cut,
        locality: [...parts.slice(0, at), cut.locality, ...parts.slice(at + 1)].filter(Boolean).join(', '),
      };
  }
  return { cityId: undefined, locality: parts.join(', ') };
}
