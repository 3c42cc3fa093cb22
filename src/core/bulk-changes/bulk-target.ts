import type { BulkAction } from '#contract';
import type { Tx } from '#db';
import type { RecordScope, ServiceFor } from '../admin-record-services.ts';

/** What a change did to a row; stored with it, so that it can be undone. */
export interface RowChange {
  before: Record<string, unknown>;
  version: string;
}

/** Stores the outcome of a row in the transaction that changes it, so that no row is changed twice. */
export type Commit = (tx: Tx, change: RowChange) => Promise<void>;

/** The rows of one list, as a user may change them. */
export interface BulkTarget {
  /** The ids of the rows that the list shows with a query. */
  find(query: Record<string, string>, limit: number): Promise<number[]>;
  titles(ids: number[]): Promise<Map<number, string>>;
  /** Changes a row; false if it has the value already. Throws a `DomainError` if the row cannot be changed. */
  change(id: number, action: BulkAction, commit: Commit): Promise<boolean>;
  /** Throws a `DomainError` if the row was changed since then. */
  undo(id: number, action: BulkAction, change: RowChange, commit: (tx: Tx) => Promise<void>): Promise<void>;
  /** Tells the colleagues whom a finished change concerns. */
  announce(tx: Tx, action: BulkAction, changed: number): Promise<void>;
}

/** Opens the service of a kind of record for a user. */
export type OpenService = <Path extends 'property' | 'project'>(path: Path, scope: RecordScope) => ServiceFor<Path>;
