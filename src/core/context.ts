import type { Db, Replicas, Signals } from '#db';
import type { JobQueue } from './job-queue.ts';
import type { Links } from './links.ts';
import type { FileStore, Scan } from './storage/index.ts';

/** Events for metrics; they contain no personal data. */
export type DomainEvent =
  | 'enquiry'
  | 'application'
  | 'posting'
  | 'subscription'
  | 'sign_in_succeeded'
  | 'sign_in_failed';

/** Dependencies of every use case, so that none uses globals, the environment or its own clock. */
export interface Ctx {
  db: Db;
  /** Read replicas for public reads, if configured. */
  replicas?: Replicas | undefined;
  jobs: JobQueue;
  /** Changes made by other processes, for those that show them at once. */
  signals?: Signals | undefined;
  links: Links;
  now: () => Date;
  files: FileStore;
  scan: Scan;
  /** Fetches pictures of imports from hosts that an admin allowed; without it, they are left out. */
  fetchPicture?: ((url: URL) => Promise<Buffer>) | undefined;
  /** Folder for files that can be regenerated at any time. */
  cacheFolder: string;
  /** How many emails the forms of visitors may cause within an hour; more are delayed. */
  visitorMailsPerHour?: number | undefined;
  /** Called after the database transaction has committed. */
  emit: (what: DomainEvent) => void;
}

/** Origin of a visitor's submission, stored with the consent. */
export interface Origin {
  ip: string | undefined;
  userAgent: string | undefined;
}
