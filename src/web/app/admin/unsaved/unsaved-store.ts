const PREFIX = 'back-office-unsaved';
const MAX_AGE_MS = 7 * 24 * 60 * 60_000;

/** What was typed into a form, and when. */
export interface Unsaved<Value = unknown> {
  at: number;
  value: Value;
}

const getPrefix = (userId: number) => `${PREFIX}:${userId}:`;

/** Storage can be disabled or full; then nothing is kept. */
function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}

function parse(stored: string | null | undefined): Unsaved | undefined {
  const unsaved: unknown = attempt(() => JSON.parse(stored ?? 'null'));
  const isUnsaved = typeof unsaved === 'object' && unsaved !== null && 'at' in unsaved && 'value' in unsaved;
  if (!isUnsaved || typeof unsaved.at !== 'number' || unsaved.at < Date.now() - MAX_AGE_MS) return undefined;
  return { at: unsaved.at, value: unsaved.value };
}

const findKeys = (prefix: string): string[] =>
  attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix))) ?? [];

const remove = (keys: string[]): void => keys.forEach((key) => attempt((storage) => storage.removeItem(key)));

/** What one user typed into one form and has not saved yet, kept in this browser for a week. */
export interface UnsavedStore {
  read: () => Unsaved | undefined;
  keep: (value: unknown) => void;
  drop: () => void;
}

/** Nothing is kept for a form without a name. */
export function createUnsavedStore(userId: number, form: string | undefined): UnsavedStore {
  if (form === undefined) return { read: () => undefined, keep: () => {}, drop: () => {} };
  const key = getPrefix(userId) + form;
  return {
    read: () => parse(attempt((storage) => storage.getItem(key))),
    keep: (value) => attempt((storage) => storage.setItem(key, JSON.stringify({ at: Date.now(), value }))),
    drop: () => remove([key]),
  };
}

/** How many forms of a user have unsaved input in this browser. */
export const countUnsaved = (userId: number): number => findKeys(getPrefix(userId)).length;

/** Removes all unsaved input of a user from this browser. */
export const dropUnsaved = (userId: number): void => remove(findKeys(getPrefix(userId)));

/** Removes what was kept for too long, of every user of this browser. */
export const dropExpired = (): void =>
  remove(findKeys(`${PREFIX}:`).filter((key) => !parse(attempt((storage) => storage.getItem(key)))));
