import type { ListQuery } from '#contract';
import type { AnyPgColumn, Db, PgTable, SQL, Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import type { Actor } from './actor.ts';
import type { Conflicts } from './constraint-errors.ts';

type RecordTable = PgTable & { id: AnyPgColumn; deletedAt?: AnyPgColumn; isActive?: AnyPgColumn };
/** Stands in for every table a record can have: what it does not have is never asked for. */
export type AnyTable = typeof tables.partners;
export type StoredRow = Record<string, unknown> & { id: number };

/** Which rows of a list are asked for. The condition speaks of the table itself only, so that they can be counted. */
interface RowQuery {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
}

/** A change under way: its transaction, who makes it, and the row as it was, if there was one. */
export interface Change {
  ctx: Ctx;
  tx: Tx;
  actor: Actor;
  before: StoredRow | undefined;
}

/** What is particular to one kind of record. */
export interface RecordSpec<Row, Input, Full = Row> {
  /** Its name in the calls and in the history. */
  entity: string;
  /** Its name in sentences. */
  noun: string;
  table: RecordTable;
  /** Which rows of the table are its own, where it shares the table or belongs to another record. */
  scope?: SQL;
  rows: (db: Db, rowQuery: RowQuery) => PromiseLike<Row[]>;
  /** Everything that can be edited, where a row of the list does not say it all. */
  read?: (db: Db, id: number) => PromiseLike<Full | undefined>;
  matches: (text: string) => SQL | undefined;
  /** Columns that the list can be ordered by, by their names on the wire. */
  sorts: Record<string, AnyPgColumn>;
  /** Parts of the list that can be looked at apart, each in an order of its own unless another is asked for. */
  states?: Record<string, { where: SQL; orderBy: SQL[] }>;
  /** The columns to store. What is left out of a change stays as it is. */
  values?: (input: Partial<Input>, change: Change) => object | Promise<object>;
  /** Whatever hangs on the row: links, rows that searches read, mails. */
  afterWrite?: (change: Change, id: number, input: Partial<Input>) => Promise<void>;
  /** Refuses a change by throwing. */
  guard?: (change: Change, next: { deleted: true } | { isActive: boolean } | Partial<Input>) => void | Promise<void>;
  /** How many others refer to a row, and how they are given another one instead. */
  usage?: {
    count: (tx: Tx, id: number) => Promise<number>;
    by: { one: string; many: string };
    replace: (tx: Tx, from: number, to: number) => Promise<void>;
  };
  /** Columns that change when a row is switched on or off, besides the switch itself. */
  activationValues?: (isActive: boolean, change: Change) => object | Promise<object>;
  /** Columns besides its date that a deleted row needs, where it is kept. */
  deletedValues?: object;
  conflicts?: Conflicts;
  /** What a file of these records says, where it is to say more than the list: the cells of rows in the order of their ids. */
  exported?: { heads: string[]; cells: (db: Db, ids: number[]) => Promise<string[][]> };
  /** What hangs on a row and belongs into its history. */
  links?: (tx: Tx, id: number) => Promise<object>;
  /** The column that says what a row is called in the history, where it is none of the usual ones. */
  titleColumn?: string;
  /** Columns that are nobody's business, not even in the history. */
  secrets?: string[];
}

interface RecordPage<Row> {
  rows: Row[];
  totalItems: number;
  totalPages: number;
}

/** What the back office does with one kind of record. */
export interface AdminRecordService<Row, Input, Full = Row> {
  list(query: ListQuery): Promise<RecordPage<Row>>;
  /** The whole list as CSV; `fields` are those that the list answers. */
  export(
    actor: Actor,
    query: Pick<ListQuery, 'q' | 'sort' | 'state'>,
    fields: string[],
  ): Promise<AsyncGenerator<string>>;
  read(id: number): Promise<Full>;
  create(actor: Actor, input: Input): Promise<number>;
  update(actor: Actor, id: number, changes: Partial<Input>): Promise<void>;
  setActive(actor: Actor, id: number, isActive: boolean): Promise<void>;
  remove(actor: Actor, id: number, replaceBy?: number): Promise<void>;
}
