import type { ImportGroupKind, ImportSource } from '#contract';
import { eq, sql, type Tx, tables } from '#db';

const { importGroups } = tables;

/** What was noticed about a cell. Facts that are alike are shown as one group. */
export interface Fact {
  kind: ImportGroupKind;
  field: string;
  value: string;
  /** One of the values of a group that is about several. */
  sample?: string;
  cityId?: number;
  means?: string | null;
  source?: ImportSource;
  message?: string;
}

interface Group extends Fact {
  rows: number;
  lastRow: number;
  examples: number[];
  samples: string[];
}

/** Far more than a user looks at; the rest of a column that is not understood is one group. */
const MAX_GROUPS = 1_000;
const MAX_EXAMPLES = 20;
const MAX_SAMPLES = 3;
const MAX_LENGTH = 200;

type Identity = Pick<Fact, 'kind' | 'field' | 'value' | 'cityId'>;

/** Values that differ only in case are one group. */
const toKey = ({ kind, field, value, cityId = 0 }: Identity): string =>
  JSON.stringify([kind, field, value.toLowerCase(), cityId]);

/** The groups of an import, which are counted batch by batch. */
export interface GroupCounter {
  add(row: number, facts: Fact[]): void;
  /** Adds what was counted to the stored groups. */
  store(tx: Tx): Promise<void>;
}

function groupCounter(importId: number, stored: Identity[]): GroupCounter {
  /** How the first row of each group spells its value. */
  const spellings = new Map(stored.map((group) => [toKey(group), group.value]));
  let groups = new Map<string, Group>();

  /** Values beyond the limit are counted without the value. */
  const limit = (fact: Fact): Fact => {
    const short = { ...fact, value: fact.value.slice(0, MAX_LENGTH).toWellFormed() };
    const key = toKey(short);
    const value = spellings.get(key) ?? (spellings.size < MAX_GROUPS ? short.value : '');
    if (value !== '' || short.value === '') spellings.set(key, value);
    return { ...short, value };
  };

  const count = (row: number, fact: Fact): void => {
    const key = toKey(fact);
    const group = groups.get(key) ?? { ...fact, rows: 0, lastRow: 0, examples: [], samples: [] };
    groups.set(key, group);
    // A row with the same value in two parts of a list counts once.
    if (group.lastRow !== row) {
      group.rows += 1;
      if (group.examples.length < MAX_EXAMPLES) group.examples.push(row);
    }
    group.lastRow = row;
    const { sample } = fact;
    if (sample !== undefined && group.samples.length < MAX_SAMPLES && !group.samples.includes(sample))
      group.samples.push(sample.slice(0, MAX_LENGTH).toWellFormed());
  };

  return {
    add: (row, facts) => {
      for (const fact of facts) count(row, limit(fact));
    },
    async store(tx) {
      const rows = [...groups.values()].map(({ kind, field, value, cityId = 0, rows: size, examples, ...group }) => {
        const { samples, means = null, source = null, message = null } = group;
        return { importId, kind, field, value, cityId, rows: size, examples, samples, means, source, message };
      });
      groups = new Map();
      if (rows.length === 0) return;
      await tx
        .insert(importGroups)
        .values(rows)
        .onConflictDoUpdate({
          target: [
            importGroups.importId,
            importGroups.kind,
            importGroups.field,
            importGroups.value,
            importGroups.cityId,
          ],
          set: {
            rows: sql`${importGroups.rows} + excluded.rows`,
            examples: sql`(${importGroups.examples} || excluded.examples)[1:${sql.raw(String(MAX_EXAMPLES))}]`,
          },
        });
    },
  };
}

/** Continues to count where an earlier run stopped. */
export async function openGroupCounter(tx: Pick<Tx, 'select'>, importId: number): Promise<GroupCounter> {
  const stored = await tx
    .select({
      kind: importGroups.kind,
      field: importGroups.field,
      value: importGroups.value,
      cityId: importGroups.cityId,
    })
    .from(importGroups)
    .where(eq(importGroups.importId, importId));
  return groupCounter(importId, stored);
}
