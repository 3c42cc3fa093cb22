import type { Db, Replicas } from '#db';
import type { JobQueue } from './jobs/index.ts';
import type { Links } from './links/index.ts';
import type { FileStore, Scan } from './storage/index.ts';

/** What is worth counting. It names no person and nothing that leads to one. */
export type DomainEvent =
  | 'enquiry'
  | 'application'
  | 'posting'
  | 'subscription'
  | 'sign_in_succeeded'
  | 'sign_in_failed';

/** What every use case is handed: no globals, no environment, no clock of its own. */
export interface Ctx {
  db: Db;
  /** Copies that visitors read, where there are any. */
  replicas?: Replicas | undefined;
  jobs: JobQueue;
  links: Links;
  now: () => Date;
  files: FileStore;
  scan: Scan;
  /** A folder for what can be made again at any time. */
  cacheFolder: string;
  /** Told once the database has it. */
  emit: (what: DomainEvent) => void;
}

/** Where a visitor's write came from, kept with the consent they gave. */
export interface Origin {
  ip: string | undefined;
  userAgent: string | undefined;
}
