import type { Readable } from 'node:stream';

export interface StoredFile {
  body: Readable;
  byteSize: number;
}

/** Where files are kept. What lies under `public/` may be handed to anyone, what lies under `private/` only to staff. */
export interface FileStore {
  /** Keeps a file whole or not at all, and answers when it would survive a power cut. */
  put(path: string, body: Buffer, contentType: string): Promise<void>;
  get(path: string): Promise<StoredFile | undefined>;
  /** Removing what is not there is no failure. */
  remove(path: string): Promise<void>;
  /** The files of a folder, not of those below it, and when each was put there. */
  list(folder: string): AsyncIterable<ListedFile>;
  /** The paths of all files. */
  all(): AsyncIterable<string>;
}

export interface ListedFile {
  path: string;
  modifiedAt: Date;
}

const PATH = /^(?:public|private)(?:\/[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9]+)*)+$/;

/** Where the paths of all files begin. */
export const ROOTS = ['public', 'private'];

/** Paths are made by us, never by a visitor; one that could lead out of the store is a bug, and stops here. */
export function assertStorePath(path: string): void {
  if (path.length > 200 || !PATH.test(path)) throw new Error('not a path of the file store');
}
