import { CallError } from '../../data/http.ts';
import type { ChangedBy } from './confirm-dialog.tsx';
import type { FormField, Values } from './form-field.tsx';
import { type Draft, pickValues } from './use-draft.tsx';
import type { CurrentRecord } from './use-record.ts';

/** Fields that another user has changed as well, and the stored values. */
export interface Conflict extends ChangedBy {
  fields: FormField[];
  theirs: Values;
  /** The version with these values; it counts once the question is answered. */
  version: string;
}

interface SaveOptions {
  draft: Pick<Draft, 'values' | 'isContested'>;
  fields: FormField[];
  /** The fields that are saved. */
  names: string[];
  version: string | undefined;
  save: (values: Values, version: string | undefined) => Promise<unknown>;
  /** Reads the record again, after another user has changed it. */
  reload: () => Promise<CurrentRecord | undefined>;
}

/** Saves some fields of a record; returns the conflict if another user has changed one of them meanwhile. */
export async function saveFields(options: SaveOptions): Promise<Conflict | undefined> {
  const { draft, fields, names, version, save, reload } = options;
  try {
    await save(pickValues(draft.values, names), version);
    return undefined;
  } catch (error) {
    const changed = error instanceof CallError ? error.failure?.changed : undefined;
    const stored = changed && (await reload());
    if (!changed || !stored) throw error;
    const contested = fields.filter(({ name }) => names.includes(name) && draft.isContested(name, stored.values[name]));
    // Changes of other fields do not concern this form.
    if (contested.length === 0) return saveFields({ ...options, version: stored.version });
    return { ...changed, fields: contested, theirs: stored.values, version: stored.version };
  }
}
